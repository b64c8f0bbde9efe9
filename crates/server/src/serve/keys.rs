//! TLS of the server's own: its certificate and key, read from files, and again whenever these change.
//!
//! Whoever renews a certificate writes both files, one after the other. What does not go together, or cannot be read, is told in
//! the log once, and the certificate that was good last stays.

use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock};
use std::time::{Duration, SystemTime};

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};

/// How often it is looked whether the files have changed.
const AGAIN: Duration = Duration::from_secs(2);

/// The files of a certificate, the server's own first and those of its authorities after it, and of its key, both in PEM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    pub certificate: PathBuf,
    pub key: PathBuf,
}

/// Why there is no TLS.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    #[error("{path:?}: {fault}; a certificate and its key are files in PEM")]
    File { path: PathBuf, fault: String },
    #[error("the certificate {certificate:?} cannot be used with the key {key:?}: {fault}")]
    Pair { certificate: PathBuf, key: PathBuf, fault: rustls::Error },
}

/// What the server proves with who it is.
#[derive(Clone)]
pub(crate) struct Keys {
    files: TlsFiles,
    current: Arc<RwLock<TlsAcceptor>>,
}

/// When the files were last written.
type Stamp = [Option<SystemTime>; 2];

impl Keys {
    pub(crate) fn read(files: TlsFiles) -> Result<Keys, TlsError> {
        let current = Arc::new(RwLock::new(acceptor(&files)?));
        Ok(Keys { files, current })
    }

    /// What new connections are taken with.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        self.current.read().expect("no thread panics with the lock").clone()
    }

    /// Reads the files again whenever they change.
    pub(crate) async fn keep_reading(self) {
        let mut seen = self.stamp();
        loop {
            tokio::time::sleep(AGAIN).await;
            let now = self.stamp();
            if now == seen {
                continue;
            }
            seen = now;
            match acceptor(&self.files) {
                Ok(new) => {
                    *self.current.write().expect("no thread panics with the lock") = new;
                    tracing::info!("the certificate has been read again");
                }
                Err(error) => tracing::error!(%error, "the certificate stays the one that was good last"),
            }
        }
    }

    fn stamp(&self) -> Stamp {
        let written = |path: &Path| std::fs::metadata(path).and_then(|about| about.modified()).ok();
        [written(&self.files.certificate), written(&self.files.key)]
    }
}

fn acceptor(files: &TlsFiles) -> Result<TlsAcceptor, TlsError> {
    let TlsFiles { certificate, key } = files;
    let fault =
        |path: &Path, fault: &dyn std::fmt::Display| TlsError::File { path: path.into(), fault: fault.to_string() };
    let chain = CertificateDer::pem_file_iter(certificate).and_then(|found| found.collect::<Result<Vec<_>, _>>());
    let chain = chain.map_err(|error| fault(certificate, &error))?;
    if chain.is_empty() {
        return Err(fault(certificate, &"there is no certificate in it"));
    }
    let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| fault(key, &error))?;
    let pair = |fault| TlsError::Pair { certificate: certificate.clone(), key: key.clone(), fault };
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().map_err(pair)?.with_no_client_auth();
    let mut config = config.with_single_cert(chain, secret).map_err(pair)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}
