//! Ctrl-C and the like: a run ends what it has begun to write. A second time the program ends at once.

use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

/// Becomes true when somebody wants the program to end.
pub fn when_told() -> &'static AtomicBool {
    std::thread::spawn(|| {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        runtime.block_on(async {
            told().await;
            STOP.store(true, Ordering::Relaxed);
            told().await;
            std::process::exit(130);
        });
    });
    &STOP
}

/// Waits until somebody wants the program to end.
async fn told() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
