//! A way to PostgreSQL that can be cut.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::SeqCst};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// What the way does with what passes.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
pub enum Way {
    /// Lets it pass.
    Open,
    /// Breaks every connection, old and new.
    Broken,
    /// Takes everything and gives nothing.
    Silent,
    /// Breaks the connection instead of passing on a commit, then lets everything pass.
    CutBeforeCommit,
    /// Passes on a commit, breaks the connection instead of the answer, then lets everything pass.
    CutAfterCommit,
}

const ALL: [Way; 5] = [Way::Open, Way::Broken, Way::Silent, Way::CutBeforeCommit, Way::CutAfterCommit];

pub struct Proxy {
    pub url: String,
    way: Arc<AtomicU8>,
}

impl Proxy {
    /// A way to the database of an address.
    pub async fn to(url: &str) -> Proxy {
        let (before, after) = url.split_once('@').unwrap();
        let (server, name) = after.split_once('/').unwrap();
        let server = server.to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("{before}@{}/{name}", listener.local_addr().unwrap());
        let way = Arc::new(AtomicU8::new(Way::Open as u8));
        tokio::spawn({
            let way = way.clone();
            async move {
                while let Ok((client, _)) = listener.accept().await {
                    tokio::spawn(carry(client, server.clone(), way.clone()));
                }
            }
        });
        Proxy { url, way }
    }

    pub fn set(&self, way: Way) {
        self.way.store(way as u8, SeqCst);
    }

    pub fn get(&self) -> Way {
        read(&self.way)
    }
}

fn read(way: &AtomicU8) -> Way {
    ALL[usize::from(way.load(SeqCst))]
}

async fn carry(mut client: TcpStream, server: String, way: Arc<AtomicU8>) {
    if read(&way) == Way::Broken {
        return;
    }
    let mut server = TcpStream::connect(server).await.unwrap();
    let (mut asked, mut answered) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    loop {
        let broken = async {
            while read(&way) != Way::Broken {
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            }
        };
        tokio::select! {
            () = broken => return,
            read_now = client.read(&mut asked) => {
                let Ok(length @ 1..) = read_now else { return };
                let commit = asked[..length].windows(7).any(|bytes| bytes == b"COMMIT\0");
                match read(&way) {
                    Way::Silent => {}
                    Way::CutBeforeCommit if commit => return way.store(Way::Open as u8, SeqCst),
                    Way::CutAfterCommit if commit => {
                        server.write_all(&asked[..length]).await.unwrap();
                        // The answer has come when there is something to read.
                        server.readable().await.unwrap();
                        return way.store(Way::Open as u8, SeqCst);
                    }
                    _ => server.write_all(&asked[..length]).await.unwrap(),
                }
            }
            read_now = server.read(&mut answered) => {
                let Ok(length @ 1..) = read_now else { return };
                if read(&way) != Way::Silent && client.write_all(&answered[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}
