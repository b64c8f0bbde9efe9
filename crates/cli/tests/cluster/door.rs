//! A way to the database over the network: what comes to a port goes to its socket, so that a line that is cut cuts it off.

use std::io;
use std::path::{Path, PathBuf};

use tokio::net::{TcpListener, UnixStream};

/// Where PostgreSQL can be reached, until this is dropped.
pub struct Door {
    host: String,
    port: u16,
    listening: tokio::task::JoinHandle<()>,
}

impl Door {
    /// Opens a port at an address of this machine.
    pub fn open(host: &str, socket: &Path) -> Door {
        let listener = std::net::TcpListener::bind((host, 0)).expect("a free port");
        listener.set_nonblocking(true).expect("the port is ours");
        let port = listener.local_addr().expect("it listens").port();
        let listener = TcpListener::from_std(listener).expect("the port is ours");
        Door { host: host.to_string(), port, listening: tokio::spawn(serve(listener, socket.to_path_buf())) }
    }

    /// The same database through this door.
    pub fn address_of(&self, database: &str) -> String {
        let bare = database.split('?').next().unwrap_or_default();
        bare.replace("@localhost/", &format!("@{}:{}/", self.host, self.port))
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn serve(listener: TcpListener, socket: PathBuf) {
    loop {
        let Ok((mut client, _)) = listener.accept().await else { return };
        let socket = socket.clone();
        tokio::spawn(async move {
            let mut server = UnixStream::connect(socket).await?;
            tokio::io::copy_bidirectional(&mut client, &mut server).await?;
            io::Result::Ok(())
        });
    }
}
