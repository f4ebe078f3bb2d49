//! Black Rose Wars, first edition.

use super::rebirth::shape;
use super::{
    Actions, Answers, Bonus, Cites, Defeats, Edition, Effects, End, Ending, HandLimit, Immunity, Moons,
    Order, Preparation, Quests, Rooms, Study, Taking, Ties, Trophies, Turning, Unplayed,
};
use crate::content::printed::When;
use crate::engine::rules::Rule;
use crate::state::Phase;
use kernel::Clause;

/// The edition. Its Lodge and Cells have the places of Rebirth's (CLA-100 to CLA-111).
pub static CLASSIC: Edition = Edition {
    id: "classic",
    clauses: "CLA",
    versions: crate::versions::CLASSIC,
    boxes: &super::SHARED,
    players: (2, 4), // CLA-1101
    cubes: (25, 30), // CLA-059
    markers: (0, 0),
    trophies: Trophies::Tokens(10), // CLA-063
    // CLA-206, CLA-906; CLA-207
    moons: Some(Moons { cubes: [6, 18, 30], after_actions: true }),
    power_track: 30, // CLA-216
    rooms: Rooms {
        turning: Turning::Ruined, // CLA-150, CLA-569
        throne: true,             // CLA-105
        by_name: true,
        track: false,
        tokens_return: true, // CLA-551, CLA-904
        in_order: false,     // CLA-905
    },
    quests: Quests {
        own: true,           // CLA-300
        at_once: true,       // CLA-307
        given_up: 2,         // CLA-304
        discards_pay: true,  // CLA-303
        limit_at_once: true, // CLA-302
    },
    moments: &[When::Instant, When::BlackRose, When::Action], // CLA-257
    event_discards_pay: true,                                 // CLA-267
    study: Study {
        own_schools: true,                         // CLA-162
        personal_by_moon: true,                    // CLA-211
        taking: Taking::Look { look: 4, keep: 2 }, // CLA-351, CLA-353
        thinning: true,                            // CLA-359
        personal_thins: true,                      // CLA-362
        hand: HandLimit::Always,                   // CLA-357
        unplayed: Unplayed::Stays,                 // CLA-613
        first_memory: false,                       // CLA-165
        open_piles: true,                          // CLA-767
    },
    preparation: Preparation {
        spells: (2, 4),       // CLA-400
        slots_in_order: true, // CLA-402
        quick: true,          // CLA-401
    },
    actions: Actions {
        command: false,               // CLA-459
        active_momentum: true,        // CLA-461
        momentum_moves: true,         // CLA-460
        evocations_attack_last: true, // CLA-857
    },
    order: Order {
        first_by_phase: false,      // CLA-203
        evocations_by_turns: false, // CLA-856
    },
    answers: Answers {
        after_actor: true,         // CLA-670
        before_rooms: true,        // CLA-677
        in_areas: true,            // CLA-713
        type_announced: true,      // CLA-606
        while_it_holds: true,      // CLA-670, CLA-673
        each_step: true,           // CLA-676
        physical_actions: true,    // CLA-677
        from_room: true,           // CLA-708
        not_in_cells: true,        // CLA-674
        protections_return: false, // CLA-902
    },
    effects: Effects {
        rose_chooses: true,     // CLA-818
        dummies: false,         // CLA-456
        dummy_picks: false,     // CLA-456
        oneself_in_cell: false, // CLA-501
        schools_aim_as_their_box: false,
        immunity: Immunity::Harm,  // CLA-469, CLA-711
        elements_named: true,      // CLA-603
        counted_conversions: true, // CLA-753
        vortex_after: true,        // CLA-559
    },
    ending: Ending {
        by: End::Standing,                                    // CLA-907
        ties: Ties::Crown,                                    // CLA-958 to CLA-960
        rose_trophies: false,                                 // CLA-950
        trophies: Bonus { ranks: [4, 2, 1], tie: [1, 1, 0] }, // CLA-952, CLA-953
        quests: Bonus { ranks: [6, 3, 1], tie: [1, 1, 0] },   // CLA-951, CLA-953
        crown: 1,                                             // CLA-956
    },
    defeats: Defeats {
        alone: 5,             // CLA-808
        ranks: [4, 2, 1],     // CLA-805
        tie: [1, 1, 0],       // CLA-806, CLA-807
        own_cubes_rank: true, // CLA-811
        dealer_orders: true,  // CLA-815
        ends_turn: true,      // CLA-660, CLA-814
        frees_cubes: true,    // CLA-817
    },
    avatar: None, // CLA-1100
    shape,
    // CLA-159, CLA-160, CLA-162
    setup: &[Rule::ChooseMages, Rule::ChooseColours, Rule::ChooseGrimoires, Rule::LayOut],
    round: &[
        Rule::BeginRound,                    // CLA-203
        Rule::GiveUpQuests,                  // CLA-304
        Rule::ShiftEvents,                   // CLA-251
        Rule::TurnMoon,                      // CLA-208
        Rule::RevealEvent,                   // CLA-253
        Rule::TurnMoon,                      // CLA-208
        Rule::ApplyEvents(Phase::BlackRose), // CLA-260
        Rule::TakeQuests,                    // CLA-265
        Rule::Study,                         // CLA-350 to CLA-364
        Rule::Prepare,                       // CLA-400
        Rule::ApplyEvents(Phase::Action),    // CLA-450
        Rule::TakeActivations,               // CLA-451
        Rule::ActivateEvocations,            // CLA-856
        Rule::DiscardSpells,                 // CLA-901 to CLA-903
        Rule::EndPersistents,                // CLA-608
        Rule::TurnEvocations,
        Rule::RefreshTokens, // CLA-901
        Rule::TurnMoon,      // CLA-208
        Rule::RefreshRooms,  // CLA-904
        Rule::RuinRooms,     // CLA-905
        Rule::TurnMoon,      // CLA-208
        Rule::FreeQuests,    // CLA-318
        Rule::NextRound,     // CLA-906
    ],
    defeat: &[
        Rule::StopIfAverted,
        Rule::ToCell,      // CLA-804
        Rule::ScoreDefeat, // CLA-805
        Rule::Trophy,      // CLA-809
        Rule::ReturnCubes, // CLA-804
    ],
    scoring: &[
        Rule::ScoreSolved,   // CLA-951
        Rule::ScoreTrophies, // CLA-952
        Rule::ScoreTokens,   // CLA-955
        Rule::ScoreCrown,    // CLA-956
        Rule::EndGame,       // CLA-957, CLA-958
    ],
    cites: Cites {
        players: Clause("CLA-1101"),
        schools: Clause("CLA-162"),
        no_school: Clause("CLA-167"),
        rooms: Clause("CLA-100"),
        room_twice: Clause("CLA-106"),
        centre: Clause("CLA-100"),
        throne: Clause("CLA-105"),
        forgotten: Clause("CLA-167"),
        crown: Clause("CLA-158"),
        moons: Clause("CLA-206"),
        colour: Clause("CLA-160"),
        mage: Clause("CLA-159"),
        grimoire: Clause("CLA-163"),
        hand_limit: Clause("CLA-357"),
        discard: Clause("CLA-751"),
        library: Clause("CLA-351"),
        thin: Clause("CLA-359"),
        look: Clause("CLA-353"),
        give_up_quest: Clause("CLA-304"),
        quest_limit: Clause("CLA-302"),
        quest: Clause("CLA-315"),
        sides: Clause("CLA-155"),
        no_quest: Clause("CLA-266"),
        no_event: Clause("CLA-266"),
        event: Clause("CLA-267"),
        rebuild: Clause("CLA-905"),
        winner: Clause("CLA-958"),
        redirect: Clause("CLA-667"),
        hunt: Clause("CLA-867"),
        prepare: Clause("CLA-400"),
        action: Clause("CLA-452"),
        physical: Clause("CLA-457"),
        target: Clause("CLA-710"),
        pick: Clause("CLA-702"),
        step: Clause("CLA-758"),
        may: Clause("CLA-618"),
        convert: Clause("CLA-753"),
        heal: Clause("CLA-755"),
        transfer: Clause("CLA-760"),
        share: Clause("CLA-816"),
        make_room: Clause("CLA-853"),
        upgrade: Clause("CLA-218"),
        no_upgrade: Clause("CLA-218"),
        shield: Clause("CLA-218"),
        jinx: Clause("CLA-218"),
        share_jinx: Clause("CLA-218"),
        evocation: Clause("CLA-856"),
        order: Clause("CLA-669"),
        which: Clause("CLA-670"),
        declare: Clause("CLA-318"),
        answer: Clause("CLA-651"),
        return_active: Clause("CLA-903"),
        no_token: Clause("CLA-457"),
        quest_cell: Clause("CLA-312"),
        must_act: Clause("CLA-455"),
        leave_cell: Clause("CLA-503"),
        cell: Clause("CLA-502"),
        slot_order: Clause("CLA-465"),
        one_cast: Clause("CLA-453"),
        no_evocation: Clause("CLA-459"),
        no_slot: Clause("CLA-563"),
        no_cube: Clause("CLA-816"),
        immune: Clause("CLA-469"),
        no_model: Clause("CLA-852"),
        no_grimoire: Clause("CLA-356"),
        no_library: Clause("CLA-356"),
        no_forgotten: Clause("CLA-556"),
        skipped: Clause("CLA-618"),
        adjacent: Clause("CLA-457"),
        moves_together: Clause("CLA-457"),
        evocation_moves: Clause("CLA-857"),
        sight: Clause("CLA-704"),
        quest_done: Clause("CLA-310"),
        quest_cube: Clause("CLA-316"),
        used_token: Clause("CLA-550"),
        not_in_lodge: Clause("CLA-561"),
        avatar: Clause("CLA-1100"),
        crown_choice: Clause("CLA-818"),
        lost_parts: Clause("CLA-660"),
        no_crown: Clause("CLA-205"),
        never: Clause("CLA-218"),
        room_name: Clause("CLA-106"),
        vortex: Clause("CLA-559"),
        element: Clause("CLA-603"),
        defeat_order: Clause("CLA-815"),
        ban: Clause("CLA-763"),
    },
};
