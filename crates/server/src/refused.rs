//! Refusals over HTTP.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::wire::{Code, Refusal};

/// A refusal with the status that belongs to it.
#[derive(Debug)]
pub struct Refused(Refusal);

impl Refused {
    /// A refusal for this reason.
    pub fn new(of: &str, code: Code) -> Refused {
        Refused(Refusal::new(of, code))
    }

    /// A request that cannot be read.
    pub fn malformed(of: &str, reason: String) -> Refused {
        Refused(Refusal::new(of, Code::Malformed).with("reason", reason))
    }

    /// A table that cannot be opened.
    pub fn bad_setup(reason: String) -> Refused {
        Refused(Refusal::new("table", Code::BadSetup).with("reason", reason))
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            Code::UnknownTable => StatusCode::NOT_FOUND,
            Code::WrongToken | Code::Origin | Code::Spectator => StatusCode::FORBIDDEN,
            Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Malformed => StatusCode::BAD_REQUEST,
            Code::BadSetup => StatusCode::UNPROCESSABLE_ENTITY,
            Code::Store | Code::ShuttingDown | Code::Full => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        };
        (status, Json(self.0)).into_response()
    }
}
