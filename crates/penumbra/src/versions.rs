//! The versions of the rules, and the clauses that changed with each.
//!
//! A version rises when a match that was begun before could go on otherwise. The clauses that are played otherwise are
//! listed with it; matches and journals of older versions are told by them.

use kernel::{Clause, Version};

/// Penumbra.
pub const PENUMBRA: &[Version] = &[
    Version { number: 4, clauses: &[] },
    Version {
        number: 5,
        clauses: &[
            Clause("PEN-205"),
            Clause("PEN-212"),
            Clause("PEN-214"),
            Clause("PEN-217"),
            Clause("PEN-218"),
            Clause("PEN-280"),
            Clause("PEN-305"),
            Clause("PEN-360"),
            Clause("PEN-361"),
            Clause("PEN-454"),
            Clause("PEN-457"),
            Clause("PEN-466"),
            Clause("PEN-468"),
            Clause("PEN-473"),
            Clause("PEN-480"),
            Clause("PEN-511"),
            Clause("PEN-512"),
            Clause("PEN-522"),
            Clause("PEN-524"),
            Clause("PEN-530"),
            Clause("PEN-531"),
            Clause("PEN-550"),
            Clause("PEN-562"),
            Clause("PEN-652"),
            Clause("PEN-659"),
            Clause("PEN-660"),
            Clause("PEN-662"),
            Clause("PEN-674"),
            Clause("PEN-680"),
            Clause("PEN-683"),
            Clause("PEN-711"),
            Clause("PEN-719"),
            Clause("PEN-726"),
            Clause("PEN-756"),
            Clause("PEN-767"),
            Clause("PEN-768"),
            Clause("PEN-769"),
            Clause("PEN-778"),
            Clause("PEN-807"),
            Clause("PEN-850"),
            Clause("PEN-864"),
            Clause("PEN-881"),
            Clause("PEN-882"),
            Clause("PEN-883"),
            Clause("PEN-886"),
            Clause("PEN-910"),
            Clause("PEN-953"),
        ],
    },
];
