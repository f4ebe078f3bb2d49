//! Matches and packs: made, read and listed.

use crate::error::is_conflict;
use crate::types::{ChatLine, Filter, MatchHead, MatchState, NewMatch, Snapshot, StoredMatch};
use crate::{Db, Store, StoreError, archive, on};

const HEAD: &str = "SELECT m.id, m.state, m.game, m.rules, m.content, m.packs, m.created, a.touched, a.archived, \
     m.record, a.entries, m.no FROM matches m JOIN activity a ON a.no = m.no WHERE m.id = $1";

const LIST: &str = "SELECT m.id, m.state, m.game, m.rules, m.content, m.packs, m.created, a.touched, a.archived, \
     m.record, a.entries FROM matches m JOIN activity a ON a.no = m.no \
     WHERE m.state IN ($1, $2, $3, $4) AND ($5 OR a.archived IS NULL) ORDER BY m.created DESC, m.no DESC LIMIT $6";

#[derive(sqlx::FromRow)]
struct Found {
    #[sqlx(flatten)]
    head: MatchHead,
    no: i64,
}

impl Store {
    /// Keeps a new match; it is durable on return.
    pub async fn create(&self, new: &NewMatch) -> Result<(), StoreError> {
        let insert = "INSERT INTO matches (id, state, game, rules, content, packs, created, record) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING no";
        let begin = "INSERT INTO activity (no, touched, entries) VALUES ($1, $2, 0)";
        let made = async {
            on!(&self.db, pool => {
                let mut tx = pool.begin_with(self.db.begin_writing()).await?;
                let no: i64 = sqlx::query_scalar(insert)
                    .bind(&new.id)
                    .bind(new.state.name())
                    .bind(&new.game)
                    .bind(i64::from(new.rules))
                    .bind(&new.content)
                    .bind(&new.packs)
                    .bind(new.created)
                    .bind(&new.record)
                    .fetch_one(&mut *tx)
                    .await?;
                sqlx::query(begin).bind(no).bind(new.created).execute(&mut *tx).await?;
                tx.commit().await
            })
        };
        made.await.map_err(|error| match is_conflict(&error) {
            true => StoreError::Conflict { id: new.id.clone(), what: "a place in the store".into() },
            false => error.into(),
        })
    }

    /// A match with its journal, from the archive too; none if there is no such match.
    pub async fn load(&self, id: &str) -> Result<Option<StoredMatch>, StoreError> {
        let all_notes = "SELECT json FROM notes WHERE no = $1 ORDER BY n";
        let clocks = "SELECT json FROM clocks WHERE no = $1";
        let newest = "SELECT n, digest, position FROM snapshots WHERE no = $1";
        on!(&self.db, pool => {
            let mut tx = pool.begin_with(self.db.begin_reading()).await?;
            let Some(Found { head, no }) = sqlx::query_as(HEAD).bind(id).fetch_optional(&mut *tx).await? else {
                return Ok(None);
            };
            let entries = match head.archived {
                None => kind::journal(&mut tx, no).await?,
                Some(_) => {
                    let journal: String = sqlx::query_scalar(archive::JOURNAL).bind(no).fetch_one(&mut *tx).await?;
                    archive::unpack(&journal)?
                }
            };
            let notes: Vec<String> = sqlx::query_scalar(all_notes).bind(no).fetch_all(&mut *tx).await?;
            let snapshot: Option<Snapshot> = sqlx::query_as(newest).bind(no).fetch_optional(&mut *tx).await?;
            let clocks: Option<String> = sqlx::query_scalar(clocks).bind(no).fetch_optional(&mut *tx).await?;
            tx.commit().await?;
            let entries = archive::whole(entries, head.entries.into())?;
            Ok(Some(StoredMatch { head, entries, notes, snapshot, clocks }))
        })
    }

    /// The heads of matches, newest first.
    pub async fn list(&self, filter: &Filter) -> Result<Vec<MatchHead>, StoreError> {
        // A state that is not asked for is NULL, which nothing equals.
        let [waiting, running, over, closed] = MatchState::ALL
            .map(|state| (filter.states.is_empty() || filter.states.contains(&state)).then(|| state.name()));
        on!(&self.db, pool => {
            let list = sqlx::query_as(LIST).bind(waiting).bind(running).bind(over).bind(closed);
            Ok(list.bind(filter.archived).bind(i64::from(filter.limit)).fetch_all(pool).await?)
        })
    }

    /// The running matches that want to be looked at, those first that have waited longest; at most so many.
    pub async fn due(&self, now: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let due = "SELECT m.id FROM clocks c JOIN matches m ON m.no = c.no JOIN activity a ON a.no = c.no \
             WHERE c.due <= $1 AND m.state = 'running' AND a.archived IS NULL ORDER BY c.due LIMIT $2";
        on!(&self.db, pool => {
            Ok(sqlx::query_scalar(due).bind(now).bind(i64::from(most)).fetch_all(pool).await?)
        })
    }

    /// A match is no longer due: nothing could be done there. What its clocks were stays.
    pub async fn is_not_due(&self, id: &str) -> Result<(), StoreError> {
        let forget = "UPDATE clocks SET due = NULL WHERE no = (SELECT no FROM matches WHERE id = $1)";
        on!(&self.db, pool => sqlx::query(forget).bind(id).execute(pool).await.map(drop)?);
        Ok(())
    }

    /// What was said in a match.
    pub async fn chat(&self, id: &str) -> Result<Vec<ChatLine>, StoreError> {
        let all = "SELECT c.n, c.at, c.seat, c.text FROM chat c JOIN matches m ON m.no = c.no \
             WHERE m.id = $1 ORDER BY c.n";
        let rows: Vec<(i64, i64, Option<i64>, String)> =
            on!(&self.db, pool => sqlx::query_as(all).bind(id).fetch_all(pool).await?);
        rows.into_iter()
            .map(|(n, at, seat, text)| {
                let odd =
                    |_| StoreError::Database(format!("the chat of match {id} has a number out of range"));
                Ok(ChatLine {
                    n: n.try_into().map_err(odd)?,
                    at,
                    seat: seat.map(u8::try_from).transpose().map_err(odd)?,
                    text,
                })
            })
            .collect()
    }

    /// Keeps the sources of packs under their hash; again changes nothing.
    pub async fn keep_packs(&self, hash: &str, sources: &str) -> Result<(), StoreError> {
        let keep = "INSERT INTO packs (hash, sources) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING";
        on!(&self.db, pool => sqlx::query(keep).bind(hash).bind(sources).execute(pool).await.map(drop)?);
        Ok(())
    }

    /// The sources of packs by their hash.
    pub async fn packs(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let find = "SELECT sources FROM packs WHERE hash = $1";
        on!(&self.db, pool => Ok(sqlx::query_scalar(find).bind(hash).fetch_optional(pool).await?))
    }

    /// Writes a row of its own, to learn whether the store can be written.
    pub async fn ping(&self) -> Result<(), StoreError> {
        let beat = "INSERT INTO pulse (id, beats) VALUES (1, 1) \
             ON CONFLICT (id) DO UPDATE SET beats = pulse.beats + 1";
        on!(&self.db, pool => sqlx::query(beat).execute(pool).await.map(drop)?);
        Ok(())
    }
}

impl Db {
    /// Begins a transaction that will write, so that SQLite waits for its turn before it reads.
    pub(crate) fn begin_writing(&self) -> &'static str {
        match self {
            Db::Sqlite(_) => "BEGIN IMMEDIATE",
            Db::Postgres(_) => "BEGIN",
        }
    }

    /// Begins a transaction that sees one moment of the store.
    fn begin_reading(&self) -> &'static str {
        match self {
            Db::Sqlite(_) => "BEGIN",
            Db::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }
}
