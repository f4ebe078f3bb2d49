//! Black Rose Wars: Duel.

use super::{
    Actions, Answers, Bonus, Cites, Defeats, Edition, Effects, End, Ending, HandLimit, Immunity, Order,
    Preparation, Quests, Rooms, Study, Taking, Ties, Trophies, Turning, Unplayed,
};
use crate::engine::rules::Rule;
use crate::lodge::Shape;
use kernel::Clause;

/// The Lodge of seven Rooms and two Cells (DUE-100, DUE-101, DUE-104).
pub fn shape(_players: usize) -> Shape {
    Shape::new(
        &[
            ((0, 0), "centre"),
            ((1, -1), "ne"),
            ((1, 0), "e"),
            ((0, 1), "se"),
            ((-1, 1), "sw"),
            ((-1, 0), "w"),
            ((0, -1), "nw"),
        ],
        &[(1, -2), (-1, 2)],
    )
}

/// The edition.
pub static DUEL: Edition = Edition {
    id: "duel",
    clauses: "DUE",
    versions: crate::versions::DUEL,
    boxes: &super::SHARED,
    players: (2, 2),
    cubes: (25, 25), // DUE-003
    markers: (2, 3), // DUE-067, DUE-068
    trophies: Trophies::Track,
    moons: None,
    power_track: 20, // DUE-801
    rooms: Rooms {
        turning: Turning::Rebuilt, // DUE-704
        throne: false,
        by_name: false, // DUE-908
        track: true,
        tokens_return: false, // DUE-554, DUE-555
        in_order: false,      // DUE-705
    },
    quests: Quests { own: false, at_once: false, given_up: 0, discards_pay: false, limit_at_once: false },
    moments: &[],
    event_discards_pay: false,
    study: Study {
        own_schools: false,
        personal_by_moon: false,
        taking: Taking::Draw(2), // DUE-250
        thinning: false,
        personal_thins: false,
        hand: HandLimit::Effects,           // DUE-258
        unplayed: Unplayed::StaysInCleanUp, // DUE-561
        first_memory: false,
        open_piles: false,
    },
    preparation: Preparation {
        spells: (2, 4), // DUE-259
        slots_in_order: false,
        quick: false,
    },
    actions: Actions {
        command: true, // DUE-314
        active_momentum: false,
        momentum_moves: false,
        evocations_attack_last: false, // DUE-610
    },
    answers: Answers {
        after_actor: false, // DUE-407
        before_rooms: false,
        in_areas: false,
        type_announced: false,
        while_it_holds: false, // DUE-407
        each_step: false,
        physical_actions: false,
        from_room: false,
        not_in_cells: false,
        protections_return: true, // DUE-910
    },
    order: Order {
        first_by_phase: true,      // DUE-152
        evocations_by_turns: true, // DUE-650
    },
    effects: Effects {
        rose_chooses: false, // DUE-456
        dummies: true,
        dummy_picks: false,
        oneself_in_cell: false,
        schools_aim_as_their_box: true, // DUE-916
        immunity: Immunity::Wide,       // DUE-480
        elements_named: false,
        counted_conversions: false,
        vortex_after: false, // DUE-318
    },
    ending: Ending {
        by: End::Rounds(4),                                   // DUE-151
        ties: Ties::Rose,                                     // DUE-862
        rose_trophies: true,                                  // DUE-852
        trophies: Bonus { ranks: [3, 0, 0], tie: [1, 0, 0] }, // DUE-852, DUE-857
        quests: Bonus { ranks: [0; 3], tie: [0; 3] },
        crown: 0,
    },
    // DUE-472 to DUE-474
    defeats: Defeats {
        alone: 4,
        ranks: [3, 1, 1],
        tie: [1; 3],
        own_cubes_rank: false,
        dealer_orders: false, // DUE-216
        ends_turn: false,     // DUE-334
        frees_cubes: false,
    },
    avatar: None,
    shape,
    setup: &[Rule::ChooseMages, Rule::ChooseGrimoires, Rule::LayOut],
    round: &[
        Rule::BeginRound,
        Rule::ApplyEvent,         // DUE-200
        Rule::EndBlackRosePhase,  // DUE-914
        Rule::Study,              // DUE-250 to DUE-257
        Rule::Prepare,            // DUE-259 to DUE-264
        Rule::TakeActivations,    // DUE-300
        Rule::LastDeclarations,   // DUE-754
        Rule::ActivateEvocations, // DUE-650, DUE-913
        Rule::LastDeclarations,   // DUE-754
        Rule::DiscardSpells,      // DUE-700
        Rule::HandLimits,         // DUE-267
        Rule::EndPersistents,     // DUE-701
        Rule::TurnEvocations,     // DUE-702
        Rule::RefreshTokens,      // DUE-703
        Rule::RebuildRooms,       // DUE-704
        Rule::NextRound,          // DUE-717, DUE-718
    ],
    defeat: &[
        Rule::StopIfAverted,
        Rule::RemoveAssigned,
        Rule::ToCell,      // DUE-471
        Rule::ScoreDefeat, // DUE-472 to DUE-474
        Rule::Trophy,      // DUE-475
        Rule::ReturnCubes, // DUE-476
    ],
    scoring: &[
        Rule::ScoreTrophies,   // DUE-852
        Rule::ScoreMajorities, // DUE-853
        Rule::ScoreRooms,      // DUE-856
        Rule::ScoreQuests,     // DUE-858
        Rule::EndGame,         // DUE-860
    ],
    cites: Cites {
        players: Clause("DUE-057"),
        schools: Clause("DUE-063"),
        no_school: Clause("DUE-060"),
        rooms: Clause("DUE-100"),
        room_twice: Clause("DUE-051"),
        centre: Clause("DUE-909"),
        throne: Clause("DUE-909"),
        forgotten: Clause("DUE-906"),
        crown: Clause("DUE-056"),
        moons: Clause("DUE-912"),
        library: Clause("DUE-250"),
        thin: Clause("DUE-912"),
        look: Clause("DUE-905"),
        give_up_quest: Clause("DUE-912"),
        quest_limit: Clause("DUE-912"),
        quest: Clause("DUE-912"),
        sides: Clause("DUE-054"),
        no_quest: Clause("DUE-912"),
        no_event: Clause("DUE-912"),
        event: Clause("DUE-912"),
        rebuild: Clause("DUE-705"),
        winner: Clause("DUE-862"),
        redirect: Clause("DUE-905"),
        hunt: Clause("DUE-905"),
        colour: Clause("DUE-057"),
        mage: Clause("DUE-058"),
        grimoire: Clause("DUE-063"),
        hand_limit: Clause("DUE-257"),
        discard: Clause("DUE-352"),
        prepare: Clause("DUE-259"),
        action: Clause("DUE-301"),
        physical: Clause("DUE-307"),
        target: Clause("DUE-357"),
        pick: Clause("DUE-357"),
        step: Clause("DUE-309"),
        may: Clause("DUE-352"),
        convert: Clause("DUE-455"),
        heal: Clause("DUE-459"),
        transfer: Clause("DUE-459"),
        share: Clause("DUE-382"),
        make_room: Clause("DUE-604"),
        upgrade: Clause("DUE-622"),
        no_upgrade: Clause("DUE-623"),
        shield: Clause("DUE-625"),
        jinx: Clause("DUE-905"),
        share_jinx: Clause("DUE-905"),
        evocation: Clause("DUE-650"),
        order: Clause("DUE-407"),
        which: Clause("DUE-910"),
        declare: Clause("DUE-751"),
        answer: Clause("DUE-910"),
        return_active: Clause("DUE-910"),
        no_token: Clause("DUE-306"),
        quest_cell: Clause("DUE-912"),
        must_act: Clause("DUE-301"),
        leave_cell: Clause("DUE-329"),
        cell: Clause("DUE-329"),
        slot_order: Clause("DUE-316"),
        one_cast: Clause("DUE-321"),
        no_evocation: Clause("DUE-314"),
        no_slot: Clause("DUE-501"),
        no_cube: Clause("DUE-805"),
        immune: Clause("DUE-480"),
        no_model: Clause("DUE-602"),
        no_grimoire: Clause("DUE-255"),
        no_library: Clause("DUE-256"),
        no_forgotten: Clause("DUE-563"),
        skipped: Clause("DUE-353"),
        adjacent: Clause("DUE-309"),
        moves_together: Clause("DUE-310"),
        evocation_moves: Clause("DUE-610"),
        sight: Clause("DUE-369"),
        quest_done: Clause("DUE-752"),
        quest_cube: Clause("DUE-757"),
        used_token: Clause("DUE-555"),
        not_in_lodge: Clause("DUE-379"),
        // There is no Avatar in this box.
        avatar: Clause("DUE-001"),
        crown_choice: Clause("DUE-154"),
        lost_parts: Clause("DUE-379"),
        no_crown: Clause("DUE-154"),
        never: Clause("DUE-917"),
        room_name: Clause("DUE-903"),
        vortex: Clause("DUE-318"),
        element: Clause("DUE-318"),
        defeat_order: Clause("DUE-216"),
        ban: Clause("DUE-917"),
    },
};
