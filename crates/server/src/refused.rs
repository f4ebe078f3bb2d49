//! Refusals over HTTP.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::wire::{Code, Refusal};

/// A refusal with the status that belongs to it, or with another.
#[derive(Debug)]
pub struct Refused(Refusal, Option<StatusCode>);

/// The longest reason that is told, in characters: it may repeat what was sent.
const LONGEST_REASON: usize = 500;

impl Refused {
    /// A refusal for this reason.
    pub fn new(of: &str, code: Code) -> Refused {
        Refused(Refusal::new(of, code), None)
    }

    /// A request that cannot be read.
    pub fn malformed(of: &str, reason: String) -> Refused {
        Refused(Refusal::new(of, Code::Malformed).with("reason", short(&reason)), None)
    }

    /// A body that cannot be read.
    pub fn unreadable(of: &str, why: &JsonRejection) -> Refused {
        let status = why.status();
        let refused = match status {
            StatusCode::PAYLOAD_TOO_LARGE => Refused::new(of, Code::TooLarge),
            _ => Refused::malformed(of, why.body_text()),
        };
        match status {
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Refused(refused.0, Some(status)),
            _ => refused,
        }
    }

    /// What has this status and says nothing that programs understand.
    pub fn with_status(status: StatusCode, reason: &str) -> Refused {
        let code = match status {
            StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            _ => Code::Malformed,
        };
        Refused(Refusal::new("", code).with("reason", short(reason)), Some(status))
    }

    /// A table that cannot be opened.
    pub fn bad_setup(reason: String) -> Refused {
        Refused(Refusal::new("table", Code::BadSetup).with("reason", short(&reason)), None)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal, None)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let usual = match self.0.code {
            Code::UnknownTable => StatusCode::NOT_FOUND,
            Code::WrongToken | Code::Origin | Code::Spectator => StatusCode::FORBIDDEN,
            Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Malformed => StatusCode::BAD_REQUEST,
            Code::BadSetup => StatusCode::UNPROCESSABLE_ENTITY,
            Code::Store | Code::ShuttingDown | Code::Full => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        };
        (self.1.unwrap_or(usual), Json(self.0)).into_response()
    }
}

fn short(reason: &str) -> String {
    reason.chars().take(LONGEST_REASON).collect()
}
