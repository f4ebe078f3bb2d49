//! Black Rose Wars: Rebirth.

use super::{
    Actions, Answers, Bonus, Cites, Defeats, Edition, Effects, End, Ending, HandLimit, Immunity, Moons,
    Order, Preparation, Quests, Rooms, Study, Taking, Ties, Trophies, Turning, Unplayed,
};
use crate::content::printed::When;
use crate::engine::rules::Rule;
use crate::lodge::Shape;
use crate::state::Phase;
use kernel::Clause;

/// The Lodge of 19 Rooms (REB-100) and a Cell for each player (REB-111 to REB-113).
pub fn shape(players: usize) -> Shape {
    let cells: &[(i8, i8)] = match players {
        2 => &[(-2, -1), (2, 1)],
        3 => &[(1, -3), (2, 1), (-3, 2)],
        _ => &[(-2, -1), (2, -3), (2, 1), (-2, 3)],
    };
    Shape::new(
        &[
            ((0, 0), "centre"),
            ((1, -1), "ne"),
            ((1, 0), "e"),
            ((0, 1), "se"),
            ((-1, 1), "sw"),
            ((-1, 0), "w"),
            ((0, -1), "nw"),
            ((1, -2), "n"),
            ((2, -2), "far-ne"),
            ((2, -1), "ene"),
            ((2, 0), "far-e"),
            ((1, 1), "ese"),
            ((0, 2), "far-se"),
            ((-1, 2), "s"),
            ((-2, 2), "far-sw"),
            ((-2, 1), "wsw"),
            ((-2, 0), "far-w"),
            ((-1, -1), "wnw"),
            ((0, -2), "far-nw"),
        ],
        cells,
    )
}

/// The edition.
pub static REBIRTH: Edition = Edition {
    id: "rebirth",
    clauses: "REB",
    versions: crate::versions::REBIRTH,
    boxes: &super::SHARED,
    players: (2, 4),
    cubes: (25, 30), // REB-009
    markers: (0, 0),
    trophies: Trophies::Tokens(7), // REB-008
    // REB-060, REB-061; REB-305
    moons: Some(Moons { cubes: [6, 18, 30], after_actions: false }),
    power_track: 35, // REB-301
    rooms: Rooms {
        turning: Turning::Rebuilt, // REB-666
        throne: true,              // REB-051
        by_name: true,             // DUE-903
        track: false,
        tokens_return: true, // REB-654, REB-765
        in_order: true,      // REB-676
    },
    quests: Quests {
        own: true, // REB-251
        at_once: false,
        given_up: 1,          // REB-212
        discards_pay: false,  // REB-266
        limit_at_once: false, // REB-216
    },
    moments: &[When::Instant, When::BlackRose, When::Study, When::Action, When::Evocation, When::Always],
    event_discards_pay: false, // REB-231
    study: Study {
        own_schools: true,                         // REB-067
        personal_by_moon: true,                    // REB-072
        taking: Taking::Look { look: 4, keep: 2 }, // REB-352
        thinning: true,                            // REB-355
        personal_thins: false,                     // REB-356
        hand: HandLimit::Study,                    // REB-359
        unplayed: Unplayed::Leaves,                // REB-417
        first_memory: true,                        // REB-071
        open_piles: false,
    },
    preparation: Preparation {
        spells: (2, 4),       // REB-430
        slots_in_order: true, // REB-434
        quick: false,         // REB-433
    },
    actions: Actions {
        command: true,                 // REB-467
        active_momentum: false,        // REB-438
        momentum_moves: false,         // REB-473
        evocations_attack_last: false, // REB-741
    },
    answers: Answers {
        after_actor: false, // REB-568
        before_rooms: false,
        in_areas: false, // REB-520
        type_announced: false,
        while_it_holds: false, // REB-569
        each_step: false,
        physical_actions: false,
        from_room: false,
        not_in_cells: false,
        protections_return: true, // REB-752
    },
    order: Order {
        first_by_phase: true, // REB-152
        evocations_by_turns: false,
    },
    effects: Effects {
        rose_chooses: true,    // REB-161
        dummies: true,         // REB-540
        dummy_picks: true,     // REB-540
        oneself_in_cell: true, // REB-530
        schools_aim_as_their_box: false,
        immunity: Immunity::Damage, // REB-639
        elements_named: false,      // REB-404
        counted_conversions: false,
        vortex_after: false, // REB-405
    },
    ending: Ending {
        by: End::Power,
        ties: Ties::FirstMage,                                // REB-788
        rose_trophies: true,                                  // REB-782
        trophies: Bonus { ranks: [4, 2, 1], tie: [1, 1, 0] }, // REB-782, REB-783
        quests: Bonus { ranks: [4, 2, 1], tie: [1, 1, 0] },   // REB-781, REB-783
        crown: 1,                                             // REB-786
    },
    defeats: Defeats {
        alone: 5,              // REB-631
        ranks: [4, 2, 1],      // REB-631
        tie: [1; 3],           // REB-632
        own_cubes_rank: false, // REB-634
        dealer_orders: false,  // REB-624
        ends_turn: false,      // REB-482
        frees_cubes: false,    // REB-645
    },
    avatar: Some([3, 4]), // REB-860
    shape,
    setup: &[Rule::ChooseMages, Rule::ChooseGrimoires, Rule::LayOut],
    round: &[
        Rule::BeginRound,
        Rule::ShiftEvents,                   // REB-201
        Rule::RevealEvent,                   // REB-203
        Rule::ApplyEvents(Phase::BlackRose), // REB-211
        Rule::GiveUpQuests,                  // REB-212
        Rule::TakeQuests,                    // REB-215
        Rule::LimitQuests,                   // REB-216
        Rule::EndBlackRosePhase,
        Rule::ApplyEvents(Phase::Study),     // REB-350
        Rule::Study,                         // REB-351 to REB-358
        Rule::Prepare,                       // REB-430
        Rule::ApplyEvents(Phase::Action),    // REB-450
        Rule::TakeActivations,               // REB-451
        Rule::ApplyEvents(Phase::Evocation), // REB-227
        Rule::ActivateEvocations,            // REB-740, REB-1024
        Rule::DiscardSpells,                 // REB-750 to REB-752
        Rule::CleanAvatar,                   // REB-882 to REB-884
        Rule::EndPersistents,                // REB-753
        Rule::TurnEvocations,                // REB-754
        Rule::RefreshTokens,                 // REB-754
        Rule::RebuildRooms,                  // REB-760
        Rule::RefreshRooms,                  // REB-765
        Rule::NextRound,                     // REB-768
    ],
    defeat: &[
        Rule::StopIfAverted,  // REB-622
        Rule::RemoveAssigned, // REB-625
        Rule::ToCell,         // REB-626
        Rule::Trophy,         // REB-627
        Rule::ScoreDefeat,    // REB-630
        Rule::ReturnCubes,    // REB-633
    ],
    scoring: &[
        Rule::ScoreSolved,   // REB-781
        Rule::ScoreTrophies, // REB-782
        Rule::ScoreCrown,    // REB-786
        Rule::EndGame,       // REB-787, REB-788
    ],
    cites: Cites {
        players: Clause("REB-055"),
        schools: Clause("REB-077"),
        no_school: Clause("REB-065"),
        rooms: Clause("REB-100"),
        room_twice: Clause("REB-052"),
        centre: Clause("REB-050"),
        throne: Clause("REB-051"),
        forgotten: Clause("REB-066"),
        crown: Clause("REB-062"),
        moons: Clause("REB-801"),
        colour: Clause("REB-063"),
        mage: Clause("REB-064"),
        grimoire: Clause("REB-068"),
        hand_limit: Clause("REB-358"),
        discard: Clause("REB-371"),
        library: Clause("REB-352"),
        thin: Clause("REB-355"),
        look: Clause("REB-373"),
        give_up_quest: Clause("REB-212"),
        quest_limit: Clause("REB-216"),
        quest: Clause("REB-263"),
        sides: Clause("REB-059"),
        no_quest: Clause("REB-268"),
        no_event: Clause("REB-235"),
        event: Clause("REB-231"),
        rebuild: Clause("REB-676"),
        winner: Clause("REB-788"),
        redirect: Clause("REB-733"),
        hunt: Clause("REB-724"),
        prepare: Clause("REB-430"),
        action: Clause("REB-452"),
        physical: Clause("REB-457"),
        target: Clause("REB-515"),
        pick: Clause("REB-527"),
        step: Clause("REB-547"),
        may: Clause("REB-505"),
        convert: Clause("REB-607"),
        heal: Clause("REB-546"),
        transfer: Clause("REB-546"),
        share: Clause("REB-645"),
        make_room: Clause("REB-703"),
        upgrade: Clause("REB-738"),
        no_upgrade: Clause("REB-738"),
        shield: Clause("REB-158"),
        jinx: Clause("REB-739"),
        share_jinx: Clause("REB-1020"),
        evocation: Clause("REB-740"),
        order: Clause("REB-567"),
        which: Clause("REB-573"),
        declare: Clause("REB-259"),
        answer: Clause("REB-552"),
        return_active: Clause("REB-752"),
        no_token: Clause("REB-456"),
        quest_cell: Clause("REB-269"),
        must_act: Clause("REB-453"),
        leave_cell: Clause("REB-477"),
        cell: Clause("REB-476"),
        slot_order: Clause("REB-468"),
        one_cast: Clause("REB-471"),
        no_evocation: Clause("REB-467"),
        no_slot: Clause("REB-661"),
        no_cube: Clause("REB-646"),
        immune: Clause("REB-635"),
        no_model: Clause("REB-706"),
        no_grimoire: Clause("REB-368"),
        no_library: Clause("REB-369"),
        no_forgotten: Clause("REB-501"),
        skipped: Clause("REB-501"),
        adjacent: Clause("REB-108"),
        moves_together: Clause("REB-461"),
        evocation_moves: Clause("REB-741"),
        sight: Clause("REB-524"),
        quest_done: Clause("REB-261"),
        quest_cube: Clause("REB-257"),
        used_token: Clause("REB-654"),
        not_in_lodge: Clause("REB-525"),
        avatar: Clause("REB-850"),
        crown_choice: Clause("REB-951"),
        lost_parts: Clause("REB-915"),
        no_crown: Clause("REB-952"),
        never: Clause("DUE-917"),
        room_name: Clause("DUE-903"),
        vortex: Clause("REB-405"),
        element: Clause("REB-404"),
        defeat_order: Clause("REB-624"),
        ban: Clause("DUE-917"),
    },
};
