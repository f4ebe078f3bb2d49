//! Line of sight: the straight line between the centres of two Rooms must run through centres of Rooms
//! and never along an edge (DUE-370). On hexes that leaves the six straight directions.

/// The smallest number of steps between two hexes.
pub fn steps(a: (i8, i8), b: (i8, i8)) -> u8 {
    let (q, r) = (i16::from(a.0) - i16::from(b.0), i16::from(a.1) - i16::from(b.1));
    u8::try_from((q.abs() + r.abs() + (q + r).abs()) / 2).unwrap_or(u8::MAX)
}

/// Does the line from one hex to the other run through the centres of Rooms only?
pub fn sees(a: (i8, i8), b: (i8, i8), is_room: impl Fn((i8, i8)) -> bool) -> bool {
    let (q, r) = (b.0 - a.0, b.1 - a.1);
    let n = steps(a, b) as i8;
    if n == 0 {
        return true;
    }
    let straight = q == 0 || r == 0 || q + r == 0;
    straight && (1..n).all(|i| is_room((a.0 + q / n * i, a.1 + r / n * i)))
}
