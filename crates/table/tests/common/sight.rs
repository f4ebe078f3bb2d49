//! What a client knows: it applies views and updates and believes nothing else.

use serde_json::{Map, Value};

pub struct Sight {
    /// The number of the last view or update.
    pub n: u32,
    pub view: Map<String, Value>,
    pub decision: Option<Value>,
    /// The updates so far.
    pub updates: usize,
    /// Did the last update say that choices were taken back?
    pub undone: bool,
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("an object")
}

fn check_keys(value: &Value, all: &[&str], some: &[&str]) {
    let keys: Vec<&str> = object(value).keys().map(String::as_str).collect();
    assert!(all.iter().all(|key| keys.contains(key)), "{all:?} in {keys:?}");
    assert!(keys.iter().all(|key| all.contains(key) || some.contains(key)), "{keys:?} and no others");
}

fn check_message(value: &Value) {
    check_keys(value, &["key"], &["args"]);
    assert!(value["key"].is_string());
}

fn check_option(value: &Value) {
    check_keys(value, &["name", "message"], &["things", "commits", "lesser", "times", "reach", "wasted"]);
    check_message(&value["message"]);
    assert!(value["name"].is_string());
}

fn check_decision(value: &Value) -> Option<Value> {
    if value.is_null() {
        return None;
    }
    check_keys(value, &["prompt", "message", "clause", "options"], &["window", "left", "ways"]);
    check_message(&value["message"]);
    assert!(value["prompt"].is_u64() && value["clause"].is_string());
    let options = value["options"].as_array().expect("a list");
    for option in options {
        check_option(option);
    }
    for way in value["ways"].as_array().into_iter().flatten() {
        check_keys(way, &["steps"], &[]);
        let steps = way["steps"].as_array().expect("a list");
        assert!(steps.len() > 1, "one answer is an option");
        steps.iter().for_each(check_option);
    }
    assert!(
        options.len() > 1 || options.len() == 1 && value["window"].is_string(),
        "forced answers are not asked"
    );
    Some(value.clone())
}

fn number(frame: &Value) -> u32 {
    frame["n"].as_u64().expect("a number") as u32
}

impl Sight {
    /// A client that gets its first view.
    pub fn new(frame: &str) -> Sight {
        let frame: Value = serde_json::from_str(frame).expect("JSON");
        check_keys(&frame, &["type", "n", "view", "decision"], &[]);
        assert_eq!(frame["type"], "view");
        Sight {
            n: number(&frame),
            view: object(&frame["view"]).clone(),
            decision: check_decision(&frame["decision"]),
            updates: 0,
            undone: false,
        }
    }

    /// The client gets a frame.
    pub fn apply(&mut self, frame: &str) {
        let frame: Value = serde_json::from_str(frame).expect("JSON");
        if frame["type"] == "view" {
            check_keys(&frame, &["type", "n", "view", "decision"], &[]);
            self.view = object(&frame["view"]).clone();
            self.n = number(&frame);
        } else {
            check_keys(&frame, &["type", "n", "zones", "events", "decision"], &["undone"]);
            assert_eq!(frame["type"], "update");
            assert_eq!(number(&frame), self.n + 1, "updates are numbered one by one");
            self.n += 1;
            object(&frame["zones"]).iter().for_each(|(zone, value)| self.change(zone, value));
            for line in frame["events"].as_array().expect("a list") {
                check_keys(line, &["message", "event"], &[]);
                check_message(&line["message"]);
                assert!(line["event"].is_object());
            }
            self.undone = frame.get("undone").is_some_and(|undone| undone == true);
            self.updates += 1;
        }
        self.decision = check_decision(&frame["decision"]);
    }

    fn change(&mut self, zone: &str, value: &Value) {
        match zone.split_once('/') {
            None => {
                self.view.insert(zone.to_owned(), value.clone());
            }
            Some((field, index)) => {
                let list = self.view.get_mut(field).and_then(Value::as_array_mut);
                let index: usize = index.parse().expect("an index");
                let element = list.and_then(|list| list.get_mut(index));
                *element.unwrap_or_else(|| panic!("there is no {zone}")) = value.clone();
            }
        }
    }

    /// Both clients know the same.
    pub fn check_same(&self, other: &Sight, who: &str) {
        let present = |view: &Map<String, Value>| {
            view.iter()
                .filter(|(_, value)| !value.is_null())
                .map(|(key, value)| (key.clone(), value.clone()))
                .collect::<Map<_, _>>()
        };
        let (ours, theirs) = (present(&self.view), present(&other.view));
        for (key, value) in &theirs {
            assert_eq!(ours.get(key), Some(value), "{who}: {key}");
        }
        assert_eq!(ours.len(), theirs.len(), "{who}: other fields");
        assert_eq!(self.decision, other.decision, "{who}");
        assert_eq!(self.n, other.n, "{who}");
    }
}
