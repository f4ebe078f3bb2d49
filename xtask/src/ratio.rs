//! A ratio of paired measurements with its interval.

use std::fmt::{Display, Formatter};

/// How many times faster the first of each pair is, with an interval that holds the truth 95 times in 100.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    /// The ratio.
    pub ratio: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// The mean of the first of each pair.
    speed: f64,
    pairs: usize,
}

/// Quantiles of Student's distribution that leave 2.5 % above them, by degrees of freedom from 1 on.
const STUDENT: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
];

impl Ratio {
    /// The ratio of pairs of speeds: the mean of their logarithms, so that neither side is favoured. None for fewer than
    /// two pairs or what is no speed.
    pub fn of(pairs: &[(f64, f64)]) -> Option<Ratio> {
        let logs: Vec<f64> = pairs.iter().map(|(now, then)| (now / then).ln()).collect();
        if logs.len() < 2 || logs.iter().any(|log| !log.is_finite()) {
            return None;
        }
        let n = logs.len() as f64;
        let mean = logs.iter().sum::<f64>() / n;
        let spread = (logs.iter().map(|log| (log - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
        let student = STUDENT.get(logs.len() - 2).copied().unwrap_or(1.960);
        let margin = student * spread / n.sqrt();
        let speed = pairs.iter().map(|(now, _)| now).sum::<f64>() / n;
        let [ratio, low, high] = [mean, mean - margin, mean + margin].map(f64::exp);
        Some(Ratio { ratio, low, high, speed, pairs: logs.len() })
    }
}

impl Display for Ratio {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let Ratio { ratio, low, high, speed, pairs } = self;
        write!(f, "{ratio:.3} ({low:.3} to {high:.3}), {pairs} turns, now {speed:.0} a second")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_speeds_are_one() {
        let ratio = Ratio::of(&[(100.0, 100.0); 5]).unwrap();
        assert_eq!((ratio.ratio, ratio.low, ratio.high), (1.0, 1.0, 1.0));
    }

    #[test]
    fn the_interval_is_that_of_student() {
        // Logarithms 0.0, 0.1 and 0.2: mean 0.1, deviation 0.1, three pairs.
        let pairs = [0.0f64, 0.1, 0.2].map(|log| (log.exp() * 50.0, 50.0));
        let ratio = Ratio::of(&pairs).unwrap();
        let margin = 4.303 * 0.1 / 3f64.sqrt();
        for (found, log) in [(ratio.ratio, 0.1), (ratio.low, 0.1 - margin), (ratio.high, 0.1 + margin)] {
            assert!((found.ln() - log).abs() < 1e-9, "{ratio:?}");
        }
        let turned = Ratio::of(&pairs.map(|(now, then)| (then, now))).unwrap();
        assert!(
            (turned.ratio * ratio.ratio - 1.0).abs() < 1e-9 && (turned.low * ratio.high - 1.0).abs() < 1e-9
        );
    }

    #[test]
    fn what_says_nothing_has_no_ratio() {
        assert_eq!(Ratio::of(&[(1.0, 1.0)]), None);
        assert_eq!(Ratio::of(&[(1.0, 0.0), (1.0, 1.0)]), None);
        assert_eq!(Ratio::of(&[(0.0, 1.0), (1.0, 1.0)]), None);
    }
}
