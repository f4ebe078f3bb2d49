//! The versions of each game's rules, and the clauses that changed with each.
//!
//! A version rises when a match that was begun before could go on otherwise. The clauses that are played otherwise are
//! listed with it; matches and journals of older versions are told by them.

use kernel::{Clause, Version};

/// The Duel.
pub const DUEL: &[Version] = &[
    Version { number: 4, clauses: &[] },
    Version {
        number: 5,
        clauses: &[
            Clause("DUE-152"),
            Clause("DUE-205"),
            Clause("DUE-258"),
            Clause("DUE-318"),
            Clause("DUE-355"),
            Clause("DUE-379"),
            Clause("DUE-383"),
            Clause("DUE-404"),
            Clause("DUE-452"),
            Clause("DUE-456"),
            Clause("DUE-480"),
            Clause("DUE-561"),
            Clause("DUE-605"),
            Clause("DUE-615"),
            Clause("DUE-652"),
            Clause("DUE-700"),
            Clause("DUE-752"),
            Clause("DUE-754"),
            Clause("DUE-806"),
            Clause("DUE-903"),
            Clause("DUE-956"),
            Clause("DUE-958"),
        ],
    },
];

/// Classic.
pub const CLASSIC: &[Version] =
    &[Version { number: 1, clauses: &[] }, Version { number: 2, clauses: &[Clause("CLA-606")] }];

/// Rebirth.
pub const REBIRTH: &[Version] = &[
    Version { number: 4, clauses: &[] },
    Version {
        number: 5,
        clauses: &[
            Clause("REB-216"),
            Clause("REB-271"),
            Clause("REB-352"),
            Clause("REB-504"),
            Clause("REB-509"),
            Clause("REB-530"),
            Clause("REB-551"),
            Clause("REB-559"),
            Clause("REB-567"),
            Clause("REB-569"),
            Clause("REB-573"),
            Clause("REB-574"),
            Clause("REB-576"),
            Clause("REB-577"),
            Clause("REB-579"),
            Clause("REB-604"),
            Clause("REB-610"),
            Clause("REB-611"),
            Clause("REB-621"),
            Clause("REB-647"),
            Clause("REB-715"),
            Clause("REB-725"),
            Clause("REB-733"),
            Clause("REB-739"),
            Clause("REB-740"),
            Clause("REB-744"),
            Clause("REB-745"),
            Clause("REB-804"),
            Clause("REB-851"),
            Clause("REB-874"),
            Clause("REB-882"),
            Clause("REB-962"),
            Clause("REB-1004"),
        ],
    },
];
