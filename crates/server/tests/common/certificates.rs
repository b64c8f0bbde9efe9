//! Certificates for one test: an authority, a server that it knows, and a client.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Files in a folder of the test's.
pub struct Certificates {
    pub authority: PathBuf,
    pub server: PathBuf,
    pub server_key: PathBuf,
    pub client: PathBuf,
    pub client_key: PathBuf,
}

const CURVE: [&str; 5] = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

impl Certificates {
    /// Makes them with `openssl`.
    pub fn make(folder: &Path) -> Certificates {
        let at = |name: &str| folder.join(name);
        let text = |path: &Path| path.display().to_string();
        let (authority, authority_key) = (at("authority.pem"), at("authority.key"));
        openssl(
            &["req", "-x509"],
            &CURVE,
            &[
                "-keyout",
                &text(&authority_key),
                "-out",
                &text(&authority),
                "-days",
                "2",
                "-subj",
                "/CN=an authority of a test",
            ],
        );
        for (name, more) in [
            ("server", "subjectAltName=DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth\n"),
            ("client", "subjectAltName=DNS:client\nextendedKeyUsage=clientAuth\n"),
        ] {
            let (key, wish) = (text(&at(&format!("{name}.key"))), text(&at(&format!("{name}.csr"))));
            let (made, says) = (text(&at(&format!("{name}.pem"))), at(&format!("{name}.txt")));
            std::fs::write(&says, more).expect("the folder can be written to");
            openssl(&["req"], &CURVE, &["-keyout", &key, "-out", &wish, "-subj", &format!("/CN={name}")]);
            openssl(
                &["x509", "-req"],
                &["-in", &wish, "-CA", &text(&authority), "-CAkey", &text(&authority_key)],
                &["-CAcreateserial", "-out", &made, "-days", "2", "-extfile", &text(&says)],
            );
        }
        let [server, server_key, client, client_key] = ["server.pem", "server.key", "client.pem", "client.key"].map(at);
        Certificates { authority, server, server_key, client, client_key }
    }
}

fn openssl(what: &[&str], how: &[&str], more: &[&str]) {
    let done = Command::new("openssl").args(what).args(how).args(more).output();
    let done = done.expect("openssl can be run: install the Debian package `openssl`");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}
