//! A running program: lines to it and from it, each with an end to our patience.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::Command;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 64 * 1024;
/// How much is kept of what it says on the side, in bytes.
const TAIL: usize = 2_000;
/// How long a program may take to end once nobody speaks to it any more.
const LEAVE: Duration = Duration::from_millis(500);

/// A running program.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Nothing once nobody speaks to it any more.
    input: Option<Sender<String>>,
    output: Receiver<Result<String, String>>,
    /// The end of what it says on the side.
    aside: Arc<Mutex<Vec<u8>>>,
}

impl Process {
    pub fn start(command: &Command) -> Result<Process, String> {
        let mut start = std::process::Command::new(&command.program);
        start.args(&command.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A Ctrl-C is for us: we end it when we are done.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut start, 0);
        let mut child =
            start.spawn().map_err(|error| format!("{command}: cannot start {}: {error}", command.program))?;
        let (input, lines) = channel::<String>();
        let mut stdin = child.stdin.take().expect("it has a pipe");
        // Writing waits for whoever does not read: so it has a thread of its own, and reading has, too.
        std::thread::spawn(move || {
            for line in lines {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        let stdout = child.stdout.take().expect("it has a pipe");
        let (said, output) = channel();
        std::thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Some(line) = read_line(&mut stdout) {
                let broken = line.is_err();
                if said.send(line).is_err() || broken {
                    break;
                }
            }
        });
        let aside = Arc::new(Mutex::new(Vec::new()));
        let (kept, mut stderr) = (aside.clone(), child.stderr.take().expect("it has a pipe"));
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(many @ 1..) = stderr.read(&mut bytes) {
                let mut kept = kept.lock().expect("no thread panics with the lock");
                kept.extend(&bytes[..many]);
                let over = kept.len().saturating_sub(TAIL);
                kept.drain(..over);
            }
        });
        Ok(Process { child, input: Some(input), output, aside })
    }

    /// Says a line.
    pub fn tell(&self, mut line: String) {
        line.push('\n');
        if let Some(input) = &self.input {
            let _ = input.send(line);
        }
    }

    /// A line that it has said although nobody waits for one.
    pub fn unasked(&self) -> Option<String> {
        self.output.try_recv().ok().map(|line| line.unwrap_or_else(|fault| fault))
    }

    /// The next line that it says.
    pub fn hear(&mut self, patience: Duration) -> Result<String, String> {
        match self.output.recv_timeout(patience) {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(fault)) => Err(fault),
            Err(RecvTimeoutError::Timeout) => {
                let after = patience.as_secs_f64();
                Err(format!("it has not answered within {after} s (TAPIS_PATIENCE says how many){}", self.said_aside()))
            }
            Err(RecvTimeoutError::Disconnected) => {
                let end = self
                    .wait(LEAVE)
                    .map_or_else(|| "it has closed its output".to_string(), |end| format!("it has ended ({end})"));
                // What it said last may still be on its way.
                std::thread::sleep(Duration::from_millis(20));
                Err(format!("{end}{}", self.said_aside()))
            }
        }
    }

    /// How it ended, if it does so in time.
    fn wait(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + patience;
        loop {
            match self.child.try_wait() {
                Ok(Some(end)) => return Some(end),
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }

    fn said_aside(&self) -> String {
        let aside = self.aside.lock().expect("no thread panics with the lock");
        let text = String::from_utf8_lossy(&aside);
        let text = text.trim();
        if text.is_empty() { String::new() } else { format!("; on its standard error it said:\n{text}") }
    }

    /// Ends it at once, with whatever it has started.
    pub fn kill(&mut self) {
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    /// A program ends when nobody speaks to it any more; one that does not is ended.
    fn drop(&mut self) {
        self.input = None;
        if self.wait(LEAVE).is_none() {
            self.kill();
        }
    }
}

/// The next line without its end; nothing at the end of the stream.
fn read_line(stream: &mut impl BufRead) -> Option<Result<String, String>> {
    let mut bytes = Vec::new();
    match stream.take(LONGEST).read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => None,
        Ok(many) if many as u64 == LONGEST && bytes.last() != Some(&b'\n') => {
            Some(Err(format!("it has said a line of more than {LONGEST} bytes")))
        }
        Ok(_) => Some(Ok(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_string())),
    }
}
