//! Views and events of all families as one type each on the wire: unions made from the registry, so that a family that
//! has its entry there is on the wire and in the types of the page.

use crate::families::{FAMILIES, Family};
use std::marker::PhantomData;
use std::path::PathBuf;
use ts_rs::{Config, Dependency, ExportError, TS};

/// A type of a family that is sent to the page.
pub struct Sent {
    name: fn(&Config) -> String,
    dependency: fn(&Config) -> Option<Dependency>,
    export: fn(&Config) -> Result<(), ExportError>,
}

impl Sent {
    /// This type.
    pub const fn of<T: TS + 'static>() -> Sent {
        Sent { name: T::name, dependency: Dependency::from_ty::<T>, export: T::export_all }
    }
}

/// What one of several families sends.
pub struct AnyOf<K>(PhantomData<K>);

/// The view of a game, by its `family`.
pub type GameView = AnyOf<Views>;

/// An event of a game, by its family.
pub type GameEvent = AnyOf<Events>;

/// What it is that families send, each their own.
pub trait Kind {
    /// The name of the union.
    const NAME: &'static str;
    /// What it is.
    const DOC: &'static str;
    /// The type of one family.
    fn of(family: &Family) -> &Sent;
}

/// Views.
pub enum Views {}

impl Kind for Views {
    const NAME: &'static str = "GameView";
    const DOC: &'static str = "The view of a game, by its `family`.";

    fn of(family: &Family) -> &Sent {
        &family.view
    }
}

/// Events.
pub enum Events {}

impl Kind for Events {
    const NAME: &'static str = "GameEvent";
    const DOC: &'static str = "An event of a game, by its family.";

    fn of(family: &Family) -> &Sent {
        &family.event
    }
}

impl<K: Kind + 'static> TS for AnyOf<K> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some(format!("/**\n * {}\n */\n", K::DOC))
    }

    fn decl(config: &Config) -> String {
        format!("type {} = {};", K::NAME, Self::inline(config))
    }

    fn decl_concrete(config: &Config) -> String {
        Self::decl(config)
    }

    fn name(_: &Config) -> String {
        K::NAME.to_owned()
    }

    fn inline(config: &Config) -> String {
        let names = FAMILIES.iter().map(|family| (K::of(family).name)(config));
        names.collect::<Vec<_>>().join(" | ")
    }

    fn dependencies(config: &Config) -> Vec<Dependency> {
        FAMILIES.iter().filter_map(|family| (K::of(family).dependency)(config)).collect()
    }

    fn output_path() -> Option<PathBuf> {
        Some(format!("{}.ts", K::NAME).into())
    }
}

/// Writes the types that families send, with all that is in them.
pub fn export_all(config: &Config) -> Result<(), ExportError> {
    FAMILIES
        .iter()
        .flat_map(|family| [&family.view, &family.event])
        .try_for_each(|sent| (sent.export)(config))
}
