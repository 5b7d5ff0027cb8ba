// Made by `npm run protocol` from the server's schema. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Accept
         * @description Take the seat that is kept for me, with my word in the dice. `promise`: for a table that is only now made, as in `NewTable`.
         */
        Accept: {
            /** @default null */
            contribution: string | null;
            /** @default null */
            promise: string | null;
        };
        /**
         * Advice
         * @description An option worth taking: the chance to win with it (0 to 1), the games tried ahead, and why (the text `reason`).
         */
        Advice: {
            action: Record<string, unknown>;
            chance: number;
            simulations: number;
            reason: string;
            params: Record<string, unknown>;
        };
        /**
         * Answer
         * @description What the game answers; None if it knows no such question.
         */
        Answer: {
            answer: Record<string, unknown> | null;
        };
        /**
         * AnswerProposal
         * @description Agree to what is proposed, or refuse it (or withdraw it, if it is mine).
         */
        AnswerProposal: {
            seat: number;
            agree: boolean;
            id: string;
        };
        /**
         * AnswerUndo
         * @description Agree to the undo that is asked, or refuse it (or withdraw it, if it is mine).
         */
        AnswerUndo: {
            seat: number;
            agree: boolean;
            id: string;
        };
        /**
         * AskHint
         * @description What would a strong player do on my seat?
         */
        AskHint: {
            seat: number;
        };
        /**
         * AskUndo
         * @description Ask all seats to go back to the position before ply `to` + 1.
         */
        AskUndo: {
            seat: number;
            to: number;
            id: string;
        };
        /**
         * Asked
         * @description A question that is open. `seat` is None where nobody may know who still has to answer.
         */
        Asked: {
            seat: number | null;
            kind: string;
            rule: string;
            params: Record<string, unknown>;
        };
        /**
         * AuditLine
         * @description What a keeper has done.
         */
        AuditLine: {
            at: number;
            keeper: string;
            deed: string;
            about: string;
            text: string;
        };
        /**
         * Bye
         * @description The server is going down; connect again after so many seconds.
         */
        Bye: {
            /** @enum {unknown} */
            type: "bye";
            /** @enum {unknown} */
            reason: "restart" | "signed-out" | "slow";
            retry_s: number;
        };
        /**
         * ByzantionBox
         * @description A box of loot.
         */
        ByzantionBox: {
            id: string;
            loot: string;
        };
        /**
         * ByzantionCard
         * @description A card. Only intrigue cards have `windows`, and no `production`. Bundles are told as printed: `2A 1card`.
         */
        ByzantionCard: {
            cost: number;
            effects: components["schemas"]["ByzantionEffect"][];
            id: string;
            production?: string;
            types: {
                [key: string]: number;
            };
            windows?: string[];
        };
        /**
         * ByzantionCourse
         * @description One of the two ways to vote for, or a decree.
         */
        ByzantionCourse: {
            requires: string;
            units: {
                [key: string]: number;
            };
        };
        /** ByzantionEffect */
        ByzantionEffect: {
            actions?: string[];
            amount?: number;
            bundle?: string;
            class?: string;
            count?: number;
            doxa?: number;
            filter?: string;
            keep?: number;
            keimelion?: string;
            kind: string;
            most?: number;
            number?: string;
            others?: string;
            pay?: string;
            resource?: string;
            scope?: string;
            stat?: string;
            trigger?: string;
            type?: string;
            value?: string;
        };
        /**
         * ByzantionEvent
         * @description An event of the game for several.
         */
        ByzantionEvent: {
            age: number;
            id: string;
            options: components["schemas"]["ByzantionCourse"][];
            penalty: string;
            reward: string;
            territory: string;
            trial?: components["schemas"]["ByzantionTrial"];
            year: number;
        };
        /** ByzantionMiniature */
        ByzantionMiniature: {
            class: string;
            cost: string;
            id: string;
            supply: number;
        };
        /**
         * ByzantionMission
         * @description A secret mission.
         */
        ByzantionMission: {
            effects: components["schemas"]["ByzantionEffect"][];
            id: string;
        };
        /**
         * ByzantionPlayer
         * @description A player. What is secret is not there: hand, costs (of the cards in it, after discounts), packet and cards looked at are for their
         *         owner, missions (with the doxa they would bring now) for their owner until the end, gifts and bids until they are shown.
         */
        ByzantionPlayer: {
            area: components["schemas"]["ByzantionUnit"][];
            bid?: number;
            bid_bonus?: number;
            cards_cost: number;
            chalice: number;
            costs?: {
                [key: string]: number;
            };
            demos: string;
            doxa: number;
            dynamis: number;
            given?: {
                [key: string]: number;
            };
            hand?: string[];
            hand_limit: number;
            hand_size: number;
            intrigue_played: number;
            looking_at?: string[];
            market_edge: number;
            mission_worth?: {
                [key: string]: number;
            };
            missions?: string[];
            missions_kept: number;
            missions_thrown?: string[];
            nomisma: number;
            packet?: string[];
            placed: number;
            position: string | null;
            resources: {
                [key: string]: number;
            };
            seat: number;
            top_votes: number;
            victories: number;
            vote: number | null;
            vote_bonus: number;
        };
        /**
         * ByzantionRows
         * @description What is printed, by kind of thing; `prices` are those of the market's spaces.
         */
        ByzantionRows: {
            box: components["schemas"]["ByzantionBox"][];
            card: components["schemas"]["ByzantionCard"][];
            event: components["schemas"]["ByzantionEvent"][];
            mission: components["schemas"]["ByzantionMission"][];
            prices: number[];
            solo: components["schemas"]["ByzantionSoloEvent"][];
            territory: components["schemas"]["ByzantionTerritory"][];
            unit: components["schemas"]["ByzantionMiniature"][];
        };
        /**
         * ByzantionSolo
         * @description What only the game alone has.
         */
        ByzantionSolo: {
            cost_paid: boolean;
            protected: number[];
            seal_placed: boolean;
            seals_used: string[];
        };
        /**
         * ByzantionSoloEvent
         * @description An event of the game alone.
         */
        ByzantionSoloEvent: {
            age: number;
            cost?: string;
            id: string;
            penalty: string;
            reward: string;
            territory: string;
            units: {
                [key: string]: number;
            };
            year: number;
        };
        /**
         * ByzantionTerritory
         * @description A territory of the map.
         */
        ByzantionTerritory: {
            city: string;
            colour: string;
            id: string;
        };
        /**
         * ByzantionTrial
         * @description What a trial asks for, and the doxa of its places.
         */
        ByzantionTrial: {
            doxa: number[];
            resource: string;
        };
        /**
         * ByzantionUnit
         * @description A card in play, or a bandon: the front card and those behind it. `yields`: what an activation gives now.
         */
        ByzantionUnit: {
            behind: string[];
            face_down: string[];
            front: string;
            marked: boolean;
            types: string[];
            yields: {
                [key: string]: number;
            };
        };
        /**
         * ByzantionView
         * @description All that a seat, or a spectator, may know.
         */
        ByzantionView: {
            active: number | null;
            boxes: (string | null)[];
            cancelled: number;
            deck: number;
            discard: string[];
            display: (string | null)[];
            events: (string | null)[];
            fulfilled: number;
            loser: number | null;
            map: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            market: (string | null)[];
            option: number | null;
            order: number[];
            pending: components["schemas"]["ByzantionWork"][];
            phase: string;
            players: components["schemas"]["ByzantionPlayer"][];
            removed: string[];
            result: ("cancelled" | "fulfilled") | null;
            results: (("cancelled" | "fulfilled") | null)[];
            ring: number;
            round: number;
            rounds: number;
            solo?: components["schemas"]["ByzantionSolo"];
            supply: {
                [key: string]: number;
            };
            victor: number | null;
            votes: [
                number,
                number
            ] | null;
        };
        /**
         * ByzantionWork
         * @description Work in hand: an announced action, an intrigue card, or loot being divided (`split` is the first pile, `rest` the other).
         */
        ByzantionWork: {
            action?: string;
            cancelled?: boolean;
            card?: string;
            rest?: {
                [key: string]: number;
            };
            seat: number;
            split?: {
                [key: string]: number;
            };
        };
        /**
         * ByzantiumBox
         * @description A number for each box of an army.
         */
        ByzantiumBox: {
            elite: number;
            levy: number;
            main: number;
            move: number;
        };
        /**
         * ByzantiumBoxes
         * @description The boxes of both armies.
         */
        ByzantiumBoxes: {
            arab: components["schemas"]["ByzantiumBox"];
            byzantine: components["schemas"]["ByzantiumBox"];
        };
        /**
         * ByzantiumBulgars
         * @description The Bulgars' cubes.
         */
        ByzantiumBulgars: {
            box: number;
            supply: number;
        };
        /**
         * ByzantiumCity
         * @description A city as it stands. `armies`: seat and side of each.
         */
        ByzantiumCity: {
            armies: [
                number,
                "arab" | "byzantine"
            ][];
            controller: number | null;
            discs: number;
            fortified: boolean;
            id: string;
            /** @enum {unknown} */
            side: "arab" | "bulgar" | "byzantine" | "persian";
            strength: number;
        };
        /**
         * ByzantiumDiscs
         * @description Discs that are left of each colour.
         */
        ByzantiumDiscs: {
            arab: number;
            bulgar: number;
            byzantine: number;
        };
        /**
         * ByzantiumGuards
         * @description Where each guard is: on its space, laid aside, or with a seat.
         */
        ByzantiumGuards: {
            arab: ("aside" | "space") | number;
            byzantine: ("aside" | "space") | number;
        };
        /**
         * ByzantiumLink
         * @description A road, a way through the desert or a sea route.
         */
        ByzantiumLink: {
            a: string;
            b: string;
            id: string;
            /** @enum {unknown} */
            type: "desert" | "road" | "sea";
        };
        /**
         * ByzantiumPlaces
         * @description A city, or none, for each side.
         */
        ByzantiumPlaces: {
            arab: string | null;
            byzantine: string | null;
        };
        /**
         * ByzantiumPlayer
         * @description A player's display. `counts`: the tracks that would count if the game ended now; `missing`: how many points the weaker one lacks.
         */
        ByzantiumPlayer: {
            army: components["schemas"]["ByzantiumPlaces"];
            boxes: components["schemas"]["ByzantiumBoxes"];
            casualties: number;
            church: number;
            cities: number;
            colour: string;
            counts: ("arab" | "byzantine")[];
            discs: components["schemas"]["ByzantiumSides"];
            fortifications: number;
            guard: components["schemas"]["ByzantiumYes"];
            income: components["schemas"]["ByzantiumSides"];
            missing: number;
            mosque: number;
            pass_box: number;
            passed: boolean;
            points: components["schemas"]["ByzantiumSides"];
            pool: number;
            removed: number;
            seat: number;
            strength: components["schemas"]["ByzantiumSides"];
            tax: number;
            total_if_fallen: number;
            total_now: number;
            treasury: components["schemas"]["ByzantiumSides"];
            upkeep: components["schemas"]["ByzantiumSides"];
        };
        /**
         * ByzantiumPrintedCity
         * @description A city as it is printed.
         */
        ByzantiumPrintedCity: {
            coastal: boolean;
            id: string;
            lat: number;
            lon: number;
            /** @enum {unknown} */
            side: "arab" | "bulgar" | "byzantine" | "persian";
            value: number;
        };
        /**
         * ByzantiumPrintedSpace
         * @description A space as it is printed.
         */
        ByzantiumPrintedSpace: {
            id: string;
            row: number;
            side: string;
        };
        /**
         * ByzantiumRows
         * @description What is printed on the board. `arrows`: the cities that the Bulgars attack.
         */
        ByzantiumRows: {
            arrows: string[];
            cities: components["schemas"]["ByzantiumPrintedCity"][];
            links: components["schemas"]["ByzantiumLink"][];
            spaces: components["schemas"]["ByzantiumPrintedSpace"][];
        };
        /**
         * ByzantiumSides
         * @description A number for each side.
         */
        ByzantiumSides: {
            arab: number;
            byzantine: number;
        };
        /**
         * ByzantiumSpace
         * @description A space of the board, and who has taken it.
         */
        ByzantiumSpace: {
            id: string;
            kind: string;
            side: string;
            taken_by: number | null;
        };
        /**
         * ByzantiumView
         * @description The whole table; nothing is hidden.
         */
        ByzantiumView: {
            active: number;
            bulgars: components["schemas"]["ByzantiumBulgars"];
            cities: components["schemas"]["ByzantiumCity"][];
            discs_left: components["schemas"]["ByzantiumDiscs"];
            /** @enum {unknown} */
            ended: "complete" | "fallen" | "running";
            first_pass: number | null;
            guards: components["schemas"]["ByzantiumGuards"];
            last_action: boolean;
            players: components["schemas"]["ByzantiumPlayer"][];
            spaces: components["schemas"]["ByzantiumSpace"][];
            start: number;
            turn: number;
            turns: number;
            upkeep: components["schemas"]["ByzantiumBoxes"];
        };
        /**
         * ByzantiumYes
         * @description Yes or no for each side.
         */
        ByzantiumYes: {
            arab: boolean;
            byzantine: boolean;
        };
        /**
         * Chat
         * @description The chat of a table, oldest first. `seen` is the last line I have read.
         */
        Chat: {
            lines: components["schemas"]["ChatLine"][];
            seen: number;
        };
        /**
         * ChatLine
         * @description A line of chat. One that is `hidden` was taken away by a keeper; it comes again, without its text.
         */
        ChatLine: {
            n: number;
            table: string;
            person: string;
            name: string;
            seat: number | null;
            text: string;
            at: number;
            /** @default false */
            hidden: boolean;
        };
        /**
         * Clock
         * @description A seat's time. While `since` is set (milliseconds since 1970) it is running down from `bank_ms`.
         */
        Clock: {
            seat: number;
            bank_ms: number;
            since: number | null;
        };
        /**
         * Concede
         * @description Give the game up for this seat. Of two the other wins; of more the others play on and this seat is ranked last.
         */
        Concede: {
            seat: number;
            id: string;
        };
        /**
         * Course
         * @description The lessons of one course, in their order.
         */
        Course: {
            name: string;
            game: string;
            lessons: components["schemas"]["LessonTitle"][];
        };
        /**
         * DecisionInfo
         * @description A sort of question.
         */
        DecisionInfo: {
            name: string;
            rule: string;
            verbs: string[];
            auto: boolean;
            decline: string | null;
            secret: boolean;
            params: components["schemas"]["FieldInfo"][];
        };
        /**
         * Deed
         * @description What a keeper does to somebody. `silence` lasts for `days`; `reason` goes into the keepers' log.
         */
        Deed: {
            /** @enum {unknown} */
            deed: "ban" | "rename" | "silence" | "unban" | "unsilence";
            /** @default null */
            name: string | null;
            /** @default null */
            days: number | null;
            /** @default  */
            reason: string;
        };
        /**
         * DicePromise
         * @description The dice of a table to be are fixed, and this binds them: name `id` in `NewTable.promise` within the hour. It serves once.
         */
        DicePromise: {
            id: string;
            commitment: string;
        };
        /**
         * Digest
         * @description What happened since this seat last acted, step by step.
         */
        Digest: {
            table: string;
            seat: number | null;
            since: number;
            entries: components["schemas"]["LogEntry"][];
        };
        /**
         * Done
         * @description My action is stored for good. The update itself comes separately, before this or after it.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            table: string;
            id: string;
            update: number;
            ply: number;
        };
        /**
         * EventInfo
         * @description A sort of event.
         */
        EventInfo: {
            name: string;
            params: components["schemas"]["FieldInfo"][];
            reveals: boolean;
            dice: boolean;
        };
        /**
         * FieldInfo
         * @description A field of an action or a parameter of an event: its type is a vocabulary, `seat`, or `int`; `many` for a list.
         */
        FieldInfo: {
            name: string;
            type: string;
            /** @default false */
            many: boolean;
        };
        /**
         * FillSeat
         * @description Put a bot of this level on an open seat; without a level, the usual one.
         */
        FillSeat: {
            /** @default null */
            level: string | null;
        };
        /**
         * FirstGame
         * @description A small game for whoever has just done the lessons: what a table is made from, and a word before it begins.
         */
        FirstGame: {
            game: string;
            say: {
                [key: string]: string;
            };
            seats: number;
            seat: number;
            level: string;
            options: {
                [key: string]: string;
            };
            position: Record<string, unknown>;
        };
        FromClient: components["schemas"]["Watch"] | components["schemas"]["Unwatch"] | components["schemas"]["LivePlay"] | components["schemas"]["LiveUndo"] | components["schemas"]["LiveAskUndo"] | components["schemas"]["LiveAnswerUndo"] | components["schemas"]["LiveAsk"] | components["schemas"]["LiveSay"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Welcome"] | components["schemas"]["LiveView"] | components["schemas"]["Update"] | components["schemas"]["More"] | components["schemas"]["LiveDecision"] | components["schemas"]["LiveTable"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Stale"] | components["schemas"]["LiveAnswer"] | components["schemas"]["LiveChat"] | components["schemas"]["Bye"] | components["schemas"]["Pong"];
        FromStream: components["schemas"]["StreamDecision"] | components["schemas"]["StreamOver"] | components["schemas"]["StreamAlive"];
        /**
         * GameCourse
         * @description How a finished game went, after each ply from the set-up on.
         *
         *         `scores`: what each seat would have scored if the game had ended then; empty in a game that is not won by points.
         *         `chances`: each seat's chance to win as the bots judge such a position; empty in the middle of a fight, where none is judged.
         *         `points`: of each seat, what brought it how many points; texts `x-source-<source>` of the game.
         */
        GameCourse: {
            table: string;
            scores: number[][];
            chances: number[][];
            points: {
                [key: string]: number;
            }[];
        };
        /**
         * GameEvent
         * @description Something that happened, to be told with the text `event-<kind>`.
         */
        GameEvent: {
            kind: string;
            rule: string;
            params: Record<string, unknown>;
        };
        /**
         * GameInfo
         * @description A game that can be played here. `secrets`: some seats know things that others must not see.
         *
         *         `reactions`: seats may react in secret; `reaction_s`: so long a table waits for each of them if nobody says otherwise.
         *         `odds`: dice decide some actions, and their chances can be asked for beforehand.
         */
        GameInfo: {
            name: string;
            rules_version: number;
            seat_counts: number[];
            options: components["schemas"]["OptionInfo"][];
            secrets: boolean;
            reactions: boolean;
            reaction_s: number;
            odds: boolean;
            finished: boolean;
            languages: string[];
            bots: string[];
        };
        /**
         * GameSchema
         * @description All that a client without any knowledge of the game needs: verbs, questions, events and vocabularies.
         */
        GameSchema: {
            game: components["schemas"]["GameInfo"];
            verbs: components["schemas"]["VerbInfo"][];
            decisions: components["schemas"]["DecisionInfo"][];
            events: components["schemas"]["EventInfo"][];
            story: {
                [key: string]: components["schemas"]["StoryPart"];
            };
            orders: components["schemas"]["OrderInfo"][];
            vocabularies: {
                [key: string]: string[];
            };
            limits: {
                [key: string]: [
                    number,
                    number
                ];
            };
        };
        /**
         * GamesPlayed
         * @description How somebody has done in one game. Hot-seat games are not counted, nor those in which they went back at will (`practice`).
         */
        GamesPlayed: {
            game: string;
            /** @default 0 */
            played: number;
            /** @default 0 */
            won: number;
            /** @default 0 */
            practice: number;
        };
        /**
         * GiveOrder
         * @description From now on answer for my seat as this order of the game says, until one of these ends comes (none: until I revoke it).
         */
        GiveOrder: {
            seat: number;
            order: string;
            /** @default {} */
            params: {
                [key: string]: string;
            };
            /** @default [] */
            until: string[];
        };
        /**
         * GivenOrder
         * @description A standing order of mine.
         */
        GivenOrder: {
            name: string;
            params: {
                [key: string]: string;
            };
            until: string[];
        };
        /**
         * Health
         * @description Whether the server works, and which part does not.
         */
        Health: {
            ok: boolean;
            parts: {
                [key: string]: string;
            };
        };
        /**
         * Hint
         * @description The best options for the question as it stood at `update`, the best first.
         */
        Hint: {
            update: number;
            advice: components["schemas"]["Advice"][];
        };
        /**
         * History
         * @description What somebody has played to the end: sums by game, and the last tables.
         */
        History: {
            games: components["schemas"]["GamesPlayed"][];
            last: components["schemas"]["TableInfo"][];
        };
        /**
         * ImportRecord
         * @description A record (its JSON or text form) to be checked and opened for analysis.
         */
        ImportRecord: {
            record: string;
        };
        /**
         * Invite
         * @description A link that gives its bearer a seat, until it is used or revoked.
         */
        Invite: {
            id: string;
            table: string;
            seat: number;
            path: string;
        };
        /**
         * InviteInfo
         * @description What an invitation is to.
         */
        InviteInfo: {
            table: components["schemas"]["TableInfo"];
            seat: number;
            inviter: string;
        };
        /**
         * Join
         * @description Take a seat: any open one, or this one. `contribution`: my word in the dice, 16 random bytes that nobody else knows.
         */
        Join: {
            /** @default null */
            seat: number | null;
            /** @default null */
            contribution: string | null;
        };
        /**
         * KeptPerson
         * @description Somebody, as keepers see him.
         */
        KeptPerson: {
            id: string;
            name: string;
            /** @enum {unknown} */
            kind: "guest" | "member";
            created_at: number;
            seen_at: number | null;
            keeper: boolean;
            banned_at: number | null;
            silent_until: number | null;
        };
        /**
         * LessonDid
         * @description An action in a step, by whom, and what came of it.
         */
        LessonDid: {
            seat: number;
            action: string;
            events: components["schemas"]["GameEvent"][];
        };
        /**
         * LessonInfo
         * @description A lesson and its steps.
         */
        LessonInfo: {
            name: string;
            game: string;
            title: {
                [key: string]: string;
            };
            about: {
                [key: string]: string;
            };
            aim: boolean;
            steps: components["schemas"]["LessonStep"][];
        };
        /**
         * LessonStep
         * @description One thing to do: an action (`play`), a thing to be pointed at (`point`, its ids in `targets`), or one of some `answers`.
         *
         *         `help`: only what leads on is offered, and it glows.
         */
        LessonStep: {
            /** @enum {unknown} */
            kind: "answer" | "play" | "point";
            say: {
                [key: string]: string;
            };
            help: boolean;
            seat: number;
            targets: string[];
            answers: {
                [key: string]: string;
            }[];
        };
        /**
         * LessonTable
         * @description A step as it stands. `wrong` and `missed` end it like `done`, and `say` tells why; `missed` may have no words of its own.
         */
        LessonTable: {
            view: components["schemas"]["View"];
            log: components["schemas"]["LessonDid"][];
            /** @enum {unknown} */
            verdict: "done" | "missed" | "open" | "wrong";
            say: {
                [key: string]: string;
            } | null;
        };
        /**
         * LessonTitle
         * @description A lesson in the list of its course.
         */
        LessonTitle: {
            name: string;
            title: {
                [key: string]: string;
            };
            about: {
                [key: string]: string;
            };
            steps: number;
        };
        /**
         * LessonTry
         * @description All that has been done in a step, in its order: lines of notation, `at nicaea` or `answer 1`. Nothing is kept of it.
         *
         *         `action` or `question`: what is asked about that position, where something is asked.
         */
        LessonTry: {
            /** @default [] */
            did: string[];
            /** @default null */
            action: string | {
                [key: string]: string | number;
            } | null;
            /** @default null */
            question: Record<string, unknown> | null;
        };
        /**
         * LiveAnswer
         * @description What was asked for; `id` says by which question.
         */
        LiveAnswer: {
            /** @enum {unknown} */
            type: "answer";
            table: string;
            id: string;
            update: number;
            answer: Record<string, unknown> | null;
        };
        /**
         * LiveAnswerUndo
         * @description The same as `AnswerUndo`, live.
         */
        LiveAnswerUndo: {
            /** @enum {unknown} */
            type: "answer_undo";
            table: string;
            seat: number;
            agree: boolean;
            id: string;
        };
        /**
         * LiveAsk
         * @description The same as `Question`, live. Answered with `answer`.
         */
        LiveAsk: {
            /** @enum {unknown} */
            type: "ask";
            table: string;
            /** @default null */
            seat: number | null;
            id: string;
            question: Record<string, unknown>;
        };
        /**
         * LiveAskUndo
         * @description The same as `AskUndo`, live.
         */
        LiveAskUndo: {
            /** @enum {unknown} */
            type: "ask_undo";
            table: string;
            seat: number;
            to: number;
            id: string;
        };
        /**
         * LiveChat
         * @description Somebody said something.
         */
        LiveChat: {
            /** @enum {unknown} */
            type: "chat";
            line: components["schemas"]["ChatLine"];
        };
        /**
         * LiveDecision
         * @description This seat must decide (`kind`, `legal`: the lines it may play), or the game is over (`outcome`). See `watch`.
         */
        LiveDecision: {
            /** @enum {unknown} */
            type: "decision";
            table: string;
            seat: number;
            update: number;
            ply: number;
            kind: string | null;
            legal: string[];
            outcome: Record<string, unknown> | null;
        };
        /**
         * LivePlay
         * @description The same as `Play`, live.
         */
        LivePlay: {
            /** @enum {unknown} */
            type: "play";
            table: string;
            seat: number;
            ply: number;
            /** @default null */
            update: number | null;
            id: string;
            action: string | {
                [key: string]: string | number;
            };
        };
        /**
         * LiveSay
         * @description A line of chat.
         */
        LiveSay: {
            /** @enum {unknown} */
            type: "say";
            table: string;
            text: string;
        };
        /**
         * LiveTable
         * @description Seats, names, presence or the end of a table changed.
         */
        LiveTable: {
            /** @enum {unknown} */
            type: "table";
            table: components["schemas"]["TableInfo"];
            spectators: number;
        };
        /**
         * LiveUndo
         * @description The same as `Undo`, live.
         */
        LiveUndo: {
            /** @enum {unknown} */
            type: "undo";
            table: string;
            seat: number;
            ply: number;
            id: string;
        };
        /**
         * LiveView
         * @description The table as it stands now: forget what you knew. Answers `watch`, and comes again after anything that is not a numbered update.
         */
        LiveView: {
            /** @enum {unknown} */
            type: "view";
            table: components["schemas"]["TableInfo"];
            update: number;
            view: components["schemas"]["View"] | null;
            clocks: components["schemas"]["Clock"][];
            undo: components["schemas"]["UndoAsk"] | null;
            spectators: number;
            orders: components["schemas"]["GivenOrder"][];
        };
        /**
         * Load
         * @description How much there is to do here: this process, and the counts of the database. `machine` is its load over 1, 5 and 15 minutes.
         */
        Load: {
            version: string;
            up_s: number;
            machine: number[];
            memory_mb: number;
            connections: number;
            programs: number;
            in_memory: number;
            tables: {
                [key: string]: number;
            };
            people: {
                [key: string]: number;
            };
            steps: number;
            reports: number;
        };
        /**
         * Log
         * @description The steps of a table, oldest first.
         */
        Log: {
            table: string;
            entries: components["schemas"]["LogEntry"][];
        };
        /**
         * LogEntry
         * @description One numbered step of the table. `action` is told only to its own seat and once the game is over.
         */
        LogEntry: {
            update: number;
            ply: number;
            /** @enum {unknown} */
            kind: "agree" | "agree-undo" | "ask-undo" | "concede" | "end" | "forfeit" | "object" | "pause" | "play" | "propose-end" | "propose-pause" | "refuse-undo" | "resume" | "return" | "rewind" | "start" | "substitute" | "takeover" | "undo";
            seat: number | null;
            /** @enum {unknown} */
            by: "bot" | "clock" | "keeper" | "order" | "person" | "rules";
            at: number;
            action: string | null;
            events: components["schemas"]["GameEvent"][];
            /** @default false */
            undone: boolean;
        };
        /**
         * Login
         * @description Sign in as a member.
         */
        Login: {
            /** @description A name shown to others. */
            name: string;
            password: string;
        };
        /**
         * LostPassword
         * @description A member has lost the password.
         */
        LostPassword: {
            /** @description A name shown to others. */
            name: string;
        };
        /**
         * Me
         * @description Who I am here. `mail`: this server can send e-mail.
         *
         *         `csrf` goes into the header X-CSRF-Token of every changing request that is signed in by cookie.
         */
        Me: {
            person: components["schemas"]["Person"] | null;
            csrf: string;
            version: string;
            /** @default null */
            push_key: string | null;
            /** @default false */
            mail: boolean;
            /** @default 0 */
            server_time: number;
        };
        /**
         * More
         * @description What followed step number `update` once others had had their moment to react. It has no number of its own.
         */
        More: {
            /** @enum {unknown} */
            type: "more";
            table: string;
            update: number;
            ply: number;
            at: number;
            events: components["schemas"]["GameEvent"][];
            view: components["schemas"]["View"] | null;
            change: unknown[][] | null;
            clocks: components["schemas"]["Clock"][];
            undo: components["schemas"]["UndoAsk"] | null;
            orders: components["schemas"]["GivenOrder"][];
        };
        /**
         * Mute
         * @description No notices from this table.
         */
        Mute: {
            muted: boolean;
        };
        /**
         * NewAccount
         * @description Become a member; a guest keeps all games. The name is how one signs in later.
         */
        NewAccount: {
            /** @description A name shown to others. */
            name: string;
            password: string;
            /** @default  */
            email: string;
            /** @default null */
            language: ("de" | "en" | "hu" | "nl") | null;
        };
        /**
         * NewGuest
         * @description Play at once under a nickname. Who names none gets one that is unlike those of all who play here now.
         */
        NewGuest: {
            /** @default null */
            name: string | null;
            /**
             * @default en
             * @enum {unknown}
             */
            language: "de" | "en" | "hu" | "nl";
        };
        /**
         * NewTable
         * @description A table to be. It starts by itself once every seat is taken.
         *
         *         `timeout`: what happens when a clock runs out: a bot takes the seat over, the seat forfeits, a safe default is
         *         played, or nothing. `reaction_s`: so long the table waits for each person who might react in secret, whether or not he can; `late`:
         *         who has not answered by then is waited for (which tells that he is asked), or passes.
         *         `hints`: may players ask what a strong player would do? If nothing is said: only where one person plays against bots.
         *         `position` (see `GET /api/tables/{table}/position`) starts from another board.
         *         `promise` (see `POST /api/promises`) and `contribution`: my word in the dice, which must come after the promise.
         */
        NewTable: {
            game: string;
            seats: components["schemas"]["SeatWish"][];
            /** @default {} */
            options: {
                [key: string]: string;
            };
            pace?: components["schemas"]["Pace"];
            /**
             * @default bot
             * @enum {unknown}
             */
            timeout: "bot" | "forfeit" | "nothing" | "skip";
            /**
             * @default random
             * @enum {unknown}
             */
            order: "fixed" | "random";
            /** @default  */
            title: string;
            /** @default false */
            private: boolean;
            /** @default null */
            reaction_s: number | null;
            /**
             * @default wait
             * @enum {unknown}
             */
            late: "pass" | "wait";
            /** @default null */
            hints: boolean | null;
            /** @default null */
            position: Record<string, unknown> | null;
            /** @default null */
            promise: string | null;
            /** @default null */
            contribution: string | null;
        };
        /**
         * NewToken
         * @description A key for a program: it plays as me, or only reads what I may see; it ends after so many days (None: never).
         *
         *         No key can change the account, take the data along or make further keys.
         */
        NewToken: {
            /** @description A name shown to others. */
            name: string;
            /**
             * @default play
             * @enum {unknown}
             */
            scope: "play" | "read";
            /** @default 365 */
            days: number | null;
        };
        /**
         * Notes
         * @description My private notes at this table.
         */
        Notes: {
            text: string;
        };
        /**
         * Notices
         * @description How to call a player who is away when a decision waits.
         */
        Notices: {
            /** @default false */
            email: boolean;
            /** @default true */
            push: boolean;
            /** @default  */
            webhook: string;
        };
        /**
         * OddsReply
         * @description The exact chances of an action, as the game gives them; None where no dice decide it.
         */
        OddsReply: {
            action: string;
            odds: Record<string, unknown> | null;
        };
        /**
         * OpenLink
         * @description The secret in a link that was sent by e-mail.
         */
        OpenLink: {
            token: string;
        };
        /**
         * OptionInfo
         * @description A switch of the rules; the first value is the default.
         */
        OptionInfo: {
            key: string;
            values: string[];
            rule: string;
        };
        /**
         * OrderInfo
         * @description A standing order that a seat may give: which questions it answers, what can be set, what can end it.
         *
         *         Texts: `order-<name>`, `order-<name>-<key>` with the values as attributes (numbers: `.number`), `until-<end>`.
         */
        OrderInfo: {
            name: string;
            rule: string;
            decisions: string[];
            params: components["schemas"]["OptionInfo"][];
            until: string[];
        };
        /**
         * Outcome
         * @description How the game ended.
         */
        Outcome: {
            places: number[];
            scores: number[];
            winners: number[];
            reason: string;
            rule: string;
            details: Record<string, unknown>;
        };
        /**
         * Pace
         * @description How time is kept. Each decision gives `increment_s` back to the bank, never past `cap_s` (0: no cap).
         */
        Pace: {
            /**
             * @default none
             * @enum {unknown}
             */
            kind: "live" | "none" | "slow";
            /** @default 0 */
            bank_s: number;
            /** @default 0 */
            increment_s: number;
            /** @default 0 */
            cap_s: number;
        };
        /**
         * Person
         * @description Somebody who plays here. `keeper`: keeps order here; `program`: it is a program that asks, with a key of this person.
         */
        Person: {
            id: string;
            name: string;
            /** @enum {unknown} */
            kind: "guest" | "member";
            /**
             * @default en
             * @enum {unknown}
             */
            language: "de" | "en" | "hu" | "nl";
            /**
             * @default words
             * @enum {unknown}
             */
            notation: "lines" | "words";
            /** @default  */
            email: string;
            /** @default false */
            email_verified: boolean;
            notices: components["schemas"]["Notices"];
            /** @default 0 */
            created_at: number;
            /** @default false */
            keeper: boolean;
            /** @default false */
            program: boolean;
        };
        /**
         * Ping
         * @description Are you there? Answered with `pong`.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            /** @default 0 */
            n: number;
        };
        /**
         * Play
         * @description An action: what I saw (`ply`, and better also `update`), what I do, and an id of my own making.
         */
        Play: {
            seat: number;
            ply: number;
            /** @default null */
            update: number | null;
            id: string;
            action: string | {
                [key: string]: string | number;
            };
        };
        /**
         * Played
         * @description The action (or undo) is stored. `update` and `ply` are those after it. A repeated id gets this answer again.
         */
        Played: {
            id: string;
            update: number;
            ply: number;
        };
        /**
         * Pong
         * @description Yes.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
            n: number;
            server_time: number;
        };
        /**
         * ProfileChange
         * @description What I want changed about me; what is left out stays.
         */
        ProfileChange: {
            /** @default null */
            name: string | null;
            /** @default null */
            language: ("de" | "en" | "hu" | "nl") | null;
            /** @default null */
            notation: ("lines" | "words") | null;
            /** @default null */
            email: string | null;
            /** @default null */
            notices: components["schemas"]["Notices"] | null;
            /** @default null */
            password: string | null;
            /** @default null */
            old_password: string | null;
        };
        /**
         * Propose
         * @description Propose to all to end the game without a winner, or to let it rest.
         */
        Propose: {
            seat: number;
            /** @enum {unknown} */
            what: "end" | "pause";
            id: string;
        };
        /**
         * Proposed
         * @description Somebody proposes to all to end the game without a winner, or to let it rest; who has agreed, and who has not yet.
         */
        Proposed: {
            seat: number;
            /** @enum {unknown} */
            what: "end" | "pause";
            agreed: number[];
            missing: number[];
        };
        /**
         * PushKeys
         * @description The browser's own keys of a push subscription.
         */
        PushKeys: {
            p256dh: string;
            auth: string;
        };
        /**
         * PushSubscription
         * @description What `PushManager.subscribe` gives.
         */
        PushSubscription: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * Question
         * @description Something a player works out before he decides, in the game's own words: `{"about": "reach", "unit": "robert"}`.
         */
        Question: {
            question: Record<string, unknown>;
            /** @default null */
            seat: number | null;
        };
        /**
         * Reason
         * @description Why a keeper does it.
         */
        Reason: {
            /** @default  */
            reason: string;
        };
        /**
         * Refusal
         * @description Why something was not done. Nothing has changed.
         *
         *         `error` is a word for programs, one of: unreadable, illegal, stale, not-signed-in, forbidden, not-found,
         *         conflict, too-large, too-many, busy, invalid.
         *         An illegal action carries the rule, the reason (key `reason-<reason>` of the game's texts) and the text's parameters.
         */
        Refusal: {
            error: string;
            message: string;
            /** @default null */
            rule: string | null;
            /** @default null */
            reason: string | null;
            /** @default {} */
            params: Record<string, unknown>;
            /** @default null */
            nearest: string | null;
            /** @default [] */
            faults: string[];
        };
        /**
         * Refused
         * @description My message was not carried out.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            table: string | null;
            id: string | null;
            refusal: components["schemas"]["Refusal"];
        };
        /**
         * Report
         * @description Tell those who keep order of a player at this table, or of a line of its chat.
         */
        Report: {
            text: string;
            /** @default null */
            seat: number | null;
            /** @default null */
            line: number | null;
        };
        /**
         * ReportLine
         * @description What a player has told. `said` is the line of chat it is about.
         */
        ReportLine: {
            id: string;
            at: number;
            table: string;
            teller: string;
            about: string | null;
            about_name: string | null;
            line: number | null;
            said: string | null;
            hidden: boolean;
            text: string;
            closed_at: number | null;
        };
        /**
         * ResetPassword
         * @description A new password, by the secret in a link that was sent by e-mail or given by the host.
         */
        ResetPassword: {
            token: string;
            password: string;
        };
        /**
         * Resume
         * @description Let a game that rests go on.
         */
        Resume: {
            seat: number;
            id: string;
        };
        /**
         * Rule
         * @description One rule of the ledger, in Markdown.
         */
        Rule: {
            id: string;
            chapter: string;
            title: string;
            text: string;
            source: string;
            notes: string[];
            language: string;
        };
        /**
         * RuleBook
         * @description The rules of a game, in order.
         */
        RuleBook: {
            game: string;
            rules_version: number;
            text: string;
            rules: components["schemas"]["Rule"][];
            /** @default  */
            title: string;
            /** @default [] */
            chapters: components["schemas"]["RuleChapter"][];
        };
        /**
         * RuleChapter
         * @description A chapter of the rules, and what stands in it besides the rules, in Markdown; its rules name it by its title.
         */
        RuleChapter: {
            title: string;
            prose: string;
            /** @default en */
            language: string;
        };
        /**
         * Rulebook
         * @description A book to learn a game from; its figures are drawn from positions. `title` is empty where a game has none.
         */
        Rulebook: {
            game: string;
            title: string;
            sections: components["schemas"]["RulebookSection"][];
        };
        /**
         * RulebookBlock
         * @description A paragraph, a list or a table in Markdown with the rules it tells; or a figure, its text being the caption.
         */
        RulebookBlock: {
            text: string;
            rules: string[];
            figure: string | null;
        };
        /**
         * RulebookFigure
         * @description A position after all that was played in it. `log` is what the figure itself plays.
         *
         *         `part` is a selector for the one part of the table to be shown, `crop` left, top, width and height as shares of a board.
         */
        RulebookFigure: {
            name: string;
            /** @enum {unknown} */
            show: "board" | "displays" | "log";
            view: components["schemas"]["View"];
            log: components["schemas"]["LessonDid"][];
            part: string;
            crop: number[];
            mark: string[];
        };
        /**
         * RulebookSection
         * @description A chapter of a book, in the language asked for or in English.
         */
        RulebookSection: {
            anchor: string;
            title: string;
            language: string;
            blocks: components["schemas"]["RulebookBlock"][];
        };
        /**
         * Say
         * @description A line of chat.
         */
        Say: {
            text: string;
        };
        /**
         * SeatAction
         * @description An action to be judged, not played. Without a seat it is judged for whoever must decide.
         */
        SeatAction: {
            action: string | {
                [key: string]: string | number;
            };
            /** @default null */
            seat: number | null;
        };
        /**
         * SeatInfo
         * @description Who sits here. `bot` is also set while a bot plays on for somebody; `program`: a program plays with a key of this person.
         *
         *         `given_up`: the player has conceded or run out of time; a bot plays on so that the others can, and the seat is ranked last.
         */
        SeatInfo: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "invited" | "local" | "open" | "person";
            name: string | null;
            bot: string | null;
            online: boolean;
            you: boolean;
            /** @default null */
            person: string | null;
            /** @default false */
            program: boolean;
            /** @default false */
            given_up: boolean;
        };
        /**
         * SeatWish
         * @description Who is to sit here. `local`: a further player at my own screen, called `name`.
         */
        SeatWish: {
            /** @enum {unknown} */
            who: "bot" | "invited" | "local" | "me" | "open";
            /** @default null */
            level: string | null;
            /** @default null */
            name: string | null;
        };
        /**
         * Seen
         * @description I have read the chat up to this line.
         */
        Seen: {
            chat: number;
        };
        /**
         * Sent
         * @description A letter is on its way, if there is somebody to send it to.
         */
        Sent: {
            sent: boolean;
        };
        /**
         * Session
         * @description A browser that I am signed in with. `agent` is what it calls itself; `current`: the one that asks.
         */
        Session: {
            id: string;
            agent: string;
            created_at: number;
            used_at: number;
            current: boolean;
        };
        /**
         * Share
         * @description Whoever has the address may look at this private table, as spectators do; or nobody any more.
         */
        Share: {
            shared: boolean;
        };
        /**
         * Stale
         * @description My action was made for an older position; here is the present one.
         */
        Stale: {
            /** @enum {unknown} */
            type: "stale";
            table: components["schemas"]["TableInfo"];
            id: string;
            update: number;
            view: components["schemas"]["View"] | null;
            clocks: components["schemas"]["Clock"][];
            undo: components["schemas"]["UndoAsk"] | null;
            spectators: number;
            orders: components["schemas"]["GivenOrder"][];
        };
        /**
         * StoryPart
         * @description The part that a kind of event, or a kind under one rule (`Kind/RULE-ID`), plays in the story; see `docs/protocol.md`.
         */
        StoryPart: {
            chapter: number;
            sums: number;
            /** @enum {unknown} */
            opens: "" | "always" | "other" | "sort" | "stranger";
            ahead: boolean;
            lead: number;
            line: string;
            by: string[];
            items: string[];
            count: string;
            deed: string;
            yields: string;
            silent: boolean;
            sum: components["schemas"]["StorySum"] | null;
        };
        /**
         * StorySum
         * @description What the story adds up until a chapter ends: a line for each `by`, with the total of `count` and its `items`.
         */
        StorySum: {
            line: string;
            by: string[];
            count: string;
            items: string[];
            sign: number;
        };
        /**
         * StreamAlive
         * @description Nothing new, the line is open.
         */
        StreamAlive: {
            /** @enum {unknown} */
            type: "alive";
            server_time: number;
        };
        /**
         * StreamDecision
         * @description One of my seats must decide; answer with `POST /api/tables/{table}/play`.
         */
        StreamDecision: {
            /** @enum {unknown} */
            type: "decision";
            table: string;
            seat: number;
            update: number;
            ply: number;
            view: components["schemas"]["View"];
        };
        /**
         * StreamOver
         * @description A game of mine ended.
         */
        StreamOver: {
            /** @enum {unknown} */
            type: "over";
            table: string;
            outcome: Record<string, unknown> | null;
        };
        /**
         * Struct
         * @description A base class for defining efficient serializable objects.
         *
         *     Fields are defined using type annotations. Fields may optionally have
         *     default values, which result in keyword parameters to the constructor.
         *
         *     Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
         *     ``__copy__`` methods. Additional methods can be defined on the class as
         *     needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
         *     methods can. A tuple of the field names is available on the class via the
         *     ``__struct_fields__`` attribute if needed.
         *
         *     Additional class options can be enabled by passing keywords to the class
         *     definition (see example below). These configuration options may also be
         *     inspected at runtime through the ``__struct_config__`` attribute.
         *
         *     Configuration
         *     -------------
         *     frozen: bool, default False
         *        Whether instances of this type are pseudo-immutable. If true, attribute
         *        assignment is disabled and a corresponding ``__hash__`` is defined.
         *     order: bool, default False
         *        If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
         *        will be generated for this type.
         *     eq: bool, default True
         *        If True (the default), an ``__eq__`` method will be generated for this
         *        type. Set to False to compare based on instance identity alone.
         *     kw_only: bool, default False
         *        If True, all fields will be treated as keyword-only arguments in the
         *        generated ``__init__`` method. Default is False.
         *     omit_defaults: bool, default False
         *        Whether fields should be omitted from encoding if the corresponding value
         *        is the default for that field. Enabling this may reduce message size, and
         *        often also improve encoding & decoding performance.
         *     forbid_unknown_fields: bool, default False
         *        If True, an error is raised if an unknown field is encountered while
         *        decoding structs of this type. If False (the default), no error is raised
         *        and the unknown field is skipped.
         *     tag: str, int, bool, callable, or None, default None
         *        Used along with ``tag_field`` for configuring tagged union support. If
         *        either are non-None, then the struct is considered "tagged". In this case,
         *        an extra field (the ``tag_field``) and value (the ``tag``) are added to the
         *        encoded message, which can be used to differentiate message types during
         *        decoding.
         *
         *        Set ``tag=True`` to enable the default tagged configuration (``tag_field``
         *        is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
         *        a string (or less commonly int) value directly to be used as the tag
         *        (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
         *        takes the class qualname and returns a valid tag value (e.g.
         *        ``tag=str.lower``). See the docs for more information.
         *     tag_field: str or None, default None
         *        The field name to use for tagged union support. If ``tag`` is non-None,
         *        then this defaults to ``"type"``. See the ``tag`` docs above for more
         *        information.
         *     rename: str, mapping, callable, or None, default None
         *        Controls renaming the field names used when encoding/decoding the struct.
         *        May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
         *        ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
         *        or kebab-case respectively. May also be a mapping from field names to the
         *        renamed names (missing fields are not renamed). Alternatively, may be a
         *        callable that takes the field name and returns a new name or ``None`` to
         *        not rename that field. Default is ``None`` for no field renaming.
         *     repr_omit_defaults: bool, default False
         *        Whether fields should be omitted from the generated repr if the
         *        corresponding value is the default for that field.
         *     array_like: bool, default False
         *        If True, this struct type will be treated as an array-like type during
         *        encoding/decoding, rather than a dict-like type (the default). This may
         *        improve performance, at the cost of a more inscrutable message encoding.
         *     gc: bool, default True
         *        Whether garbage collection is enabled for this type. Disabling this *may*
         *        help reduce GC pressure, but will prevent reference cycles composed of only
         *        ``gc=False`` from being collected. It is the user's responsibility to ensure
         *        that reference cycles don't occur when setting ``gc=False``.
         *     weakref: bool, default False
         *        Whether instances of this type support weak references. Defaults to False.
         *     dict: bool, default False
         *        Whether instances of this type will include a ``__dict__``. Setting this to
         *        True will allow adding additional undeclared attributes to a struct instance,
         *        which may be useful for holding private runtime state. Defaults to False.
         *     cache_hash: bool, default False
         *        If enabled, the hash of a frozen struct instance will be computed at most
         *        once, and then cached on the instance for further reuse. For expensive
         *        hash values this can improve performance at the cost of a small amount of
         *        memory usage.
         *
         *     Examples
         *     --------
         *     Here we define a new `Struct` type for describing a dog. It has three fields;
         *     two required and one optional.
         *
         *     >>> class Dog(Struct):
         *     ...     name: str
         *     ...     breed: str
         *     ...     is_good_boy: bool = True
         *     ...
         *     >>> Dog('snickers', breed='corgi')
         *     Dog(name='snickers', breed='corgi', is_good_boy=True)
         *
         *     Additional struct options can be set as part of the class definition. Here
         *     we define a new `Struct` type for a frozen `Point` object.
         *
         *     >>> class Point(Struct, frozen=True):
         *     ...     x: float
         *     ...     y: float
         *     ...
         *     >>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
         *     {Point(x=1.5, y=2.0): 1}
         */
        Struct: Record<string, unknown>;
        /**
         * TableInfo
         * @description A table as it stands in lists.
         *
         *         `waiting`: seats that must decide now; None where that is a secret, but who has several seats sees his own.
         *         `commitment` is published before anybody sits down. `dice`: it binds them; or it has the old form, which binds less; or outcomes were
         *         laid down in the record that this table was opened from. `made_up`: it begins from a position that somebody laid out.
         *         `data`: names the host's own data (`--data`) with which it was begun; empty for ours alone.
         *         `older_rules`: it was begun under older rules than the installed ones, and plays on exactly as it was played. `stopped`: it does not,
         *         and stands still; after a week it ends, nobody having won (`ended_by` is `update`).
         *         `shared`: a private table at which whoever has its address may look on. `paused`: all have agreed to let it rest.
         *         `silent`: seats whose players have let the others wait for so long that these may call a bot or a substitute. `proposal`: what is
         *         proposed to all. Lists do not tell these two.
         */
        TableInfo: {
            id: string;
            game: string;
            rules_version: number;
            title: string;
            /** @enum {unknown} */
            status: "cancelled" | "open" | "over" | "playing";
            seats: components["schemas"]["SeatInfo"][];
            options: {
                [key: string]: string;
            };
            pace: components["schemas"]["Pace"];
            /** @enum {unknown} */
            timeout: "bot" | "forfeit" | "nothing" | "skip";
            /** @enum {unknown} */
            order: "fixed" | "random";
            private: boolean;
            secrets: boolean;
            owner: boolean;
            my_seats: number[];
            my_turn: boolean;
            waiting: number[] | null;
            ply: number;
            update: number;
            deadline: number | null;
            commitment: string | null;
            outcome: Record<string, unknown> | null;
            ended_by: ("agreement" | "cancelled" | "concede" | "forfeit" | "keeper" | "rules" | "update") | null;
            created_at: number;
            started_at: number | null;
            ended_at: number | null;
            /** @default 0 */
            unread_chat: number;
            /** @default false */
            muted: boolean;
            /** @default null */
            rematch: string | null;
            /** @default 0 */
            reaction_s: number;
            /**
             * @default wait
             * @enum {unknown}
             */
            late: "pass" | "wait";
            /** @default false */
            hints: boolean;
            /** @default false */
            shared: boolean;
            /**
             * @default bound
             * @enum {unknown}
             */
            dice: "bound" | "laid-down" | "old";
            /** @default false */
            made_up: boolean;
            /** @default  */
            data: string;
            /** @default false */
            older_rules: boolean;
            /** @default false */
            stopped: boolean;
            /** @default false */
            paused: boolean;
            /** @default [] */
            silent: number[];
            /** @default null */
            proposal: components["schemas"]["Proposed"] | null;
        };
        /**
         * TableList
         * @description Some tables, the ones that wait for me first. `more`: there are others after these (`?skip=`).
         */
        TableList: {
            tables: components["schemas"]["TableInfo"][];
            /** @default false */
            more: boolean;
        };
        /**
         * TableView
         * @description A table with the view of one seat. The same shape answers every stale request.
         */
        TableView: {
            table: components["schemas"]["TableInfo"];
            update: number;
            view: components["schemas"]["View"] | null;
            clocks: components["schemas"]["Clock"][];
            undo: components["schemas"]["UndoAsk"] | null;
            spectators: number;
            orders: components["schemas"]["GivenOrder"][];
        };
        /**
         * Token
         * @description A program's key. `token` itself is told once, when it is made.
         */
        Token: {
            id: string;
            name: string;
            created_at: number;
            /** @default null */
            last_used_at: number | null;
            /**
             * @default play
             * @enum {unknown}
             */
            scope: "play" | "read";
            /** @default null */
            expires_at: number | null;
            /** @default null */
            token: string | null;
        };
        /**
         * Undo
         * @description Take my last action back, as far as the rules of undoing allow.
         */
        Undo: {
            seat: number;
            ply: number;
            id: string;
        };
        /**
         * UndoAsk
         * @description Somebody asks everybody to go back to an earlier ply.
         */
        UndoAsk: {
            seat: number;
            to: number;
            agreed: number[];
            missing: number[];
        };
        /**
         * Unwatch
         * @description Stop following a table.
         */
        Unwatch: {
            /** @enum {unknown} */
            type: "unwatch";
            table: string;
        };
        /**
         * Update
         * @description Step number `update` of a table. If it is not the last one plus one, send `watch` again.
         *
         *         Either `view` is there or, for those who asked for differences, `change`.
         *
         *         `seat` is None where nobody may know who acted; `action` is told only to its own seat.
         */
        Update: {
            /** @enum {unknown} */
            type: "update";
            table: string;
            update: number;
            ply: number;
            /** @enum {unknown} */
            kind: "agree" | "agree-undo" | "ask-undo" | "concede" | "end" | "forfeit" | "object" | "pause" | "play" | "propose-end" | "propose-pause" | "refuse-undo" | "resume" | "return" | "rewind" | "start" | "substitute" | "takeover" | "undo";
            seat: number | null;
            /** @enum {unknown} */
            by: "bot" | "clock" | "keeper" | "order" | "person" | "rules";
            at: number;
            action: string | null;
            events: components["schemas"]["GameEvent"][];
            view: components["schemas"]["View"] | null;
            change: unknown[][] | null;
            clocks: components["schemas"]["Clock"][];
            undo: components["schemas"]["UndoAsk"] | null;
            orders: components["schemas"]["GivenOrder"][];
        };
        /**
         * VerbInfo
         * @description A sort of action, and how its line is written.
         */
        VerbInfo: {
            name: string;
            pattern: string;
            fields: components["schemas"]["FieldInfo"][];
        };
        /**
         * View
         * @description All that one seat (None: a spectator) may know. `board` is the game's own; each legal action has `text` and its fields.
         */
        View: {
            game: string;
            rules_version: number;
            seats: number;
            options: {
                [key: string]: string;
            };
            ply: number;
            seat: number | null;
            commitment: string;
            board: Record<string, unknown>;
            asked: components["schemas"]["Asked"][];
            legal: Record<string, unknown>[];
            can_undo: boolean;
            events: components["schemas"]["GameEvent"][];
            outcome: components["schemas"]["Outcome"] | null;
        };
        /**
         * Watch
         * @description Follow a table, from one of my seats or as a spectator. Answered with a `view`; a second `watch` changes the seat.
         *
         *         With `differences` a spectator's updates may come with `change` instead of `view`.
         *         With `only` = "decisions" nothing comes after that view but a `decision` whenever this seat must decide, and at the end: enough
         *         for a program that follows the game by itself, and much less to send.
         */
        Watch: {
            /** @enum {unknown} */
            type: "watch";
            table: string;
            /** @default null */
            seat: number | null;
            /** @default null */
            only: "decisions" | null;
            /** @default false */
            differences: boolean;
        };
        /**
         * Welcome
         * @description The first message on a connection.
         */
        Welcome: {
            /** @enum {unknown} */
            type: "welcome";
            person: components["schemas"]["Person"] | null;
            version: string;
            server_time: number;
        };
        /**
         * WhyNot
         * @description `refusal` is None if the action may be played now.
         */
        WhyNot: {
            action: string;
            refusal: components["schemas"]["Refusal"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Accept = components['schemas']['Accept'];
export type Advice = components['schemas']['Advice'];
export type Answer = components['schemas']['Answer'];
export type AnswerProposal = components['schemas']['AnswerProposal'];
export type AnswerUndo = components['schemas']['AnswerUndo'];
export type AskHint = components['schemas']['AskHint'];
export type AskUndo = components['schemas']['AskUndo'];
export type Asked = components['schemas']['Asked'];
export type AuditLine = components['schemas']['AuditLine'];
export type Bye = components['schemas']['Bye'];
export type ByzantionBox = components['schemas']['ByzantionBox'];
export type ByzantionCard = components['schemas']['ByzantionCard'];
export type ByzantionCourse = components['schemas']['ByzantionCourse'];
export type ByzantionEffect = components['schemas']['ByzantionEffect'];
export type ByzantionEvent = components['schemas']['ByzantionEvent'];
export type ByzantionMiniature = components['schemas']['ByzantionMiniature'];
export type ByzantionMission = components['schemas']['ByzantionMission'];
export type ByzantionPlayer = components['schemas']['ByzantionPlayer'];
export type ByzantionRows = components['schemas']['ByzantionRows'];
export type ByzantionSolo = components['schemas']['ByzantionSolo'];
export type ByzantionSoloEvent = components['schemas']['ByzantionSoloEvent'];
export type ByzantionTerritory = components['schemas']['ByzantionTerritory'];
export type ByzantionTrial = components['schemas']['ByzantionTrial'];
export type ByzantionUnit = components['schemas']['ByzantionUnit'];
export type ByzantionView = components['schemas']['ByzantionView'];
export type ByzantionWork = components['schemas']['ByzantionWork'];
export type ByzantiumBox = components['schemas']['ByzantiumBox'];
export type ByzantiumBoxes = components['schemas']['ByzantiumBoxes'];
export type ByzantiumBulgars = components['schemas']['ByzantiumBulgars'];
export type ByzantiumCity = components['schemas']['ByzantiumCity'];
export type ByzantiumDiscs = components['schemas']['ByzantiumDiscs'];
export type ByzantiumGuards = components['schemas']['ByzantiumGuards'];
export type ByzantiumLink = components['schemas']['ByzantiumLink'];
export type ByzantiumPlaces = components['schemas']['ByzantiumPlaces'];
export type ByzantiumPlayer = components['schemas']['ByzantiumPlayer'];
export type ByzantiumPrintedCity = components['schemas']['ByzantiumPrintedCity'];
export type ByzantiumPrintedSpace = components['schemas']['ByzantiumPrintedSpace'];
export type ByzantiumRows = components['schemas']['ByzantiumRows'];
export type ByzantiumSides = components['schemas']['ByzantiumSides'];
export type ByzantiumSpace = components['schemas']['ByzantiumSpace'];
export type ByzantiumView = components['schemas']['ByzantiumView'];
export type ByzantiumYes = components['schemas']['ByzantiumYes'];
export type Chat = components['schemas']['Chat'];
export type ChatLine = components['schemas']['ChatLine'];
export type Clock = components['schemas']['Clock'];
export type Concede = components['schemas']['Concede'];
export type Course = components['schemas']['Course'];
export type DecisionInfo = components['schemas']['DecisionInfo'];
export type Deed = components['schemas']['Deed'];
export type DicePromise = components['schemas']['DicePromise'];
export type Digest = components['schemas']['Digest'];
export type Done = components['schemas']['Done'];
export type EventInfo = components['schemas']['EventInfo'];
export type FieldInfo = components['schemas']['FieldInfo'];
export type FillSeat = components['schemas']['FillSeat'];
export type FirstGame = components['schemas']['FirstGame'];
export type FromClient = components['schemas']['FromClient'];
export type FromServer = components['schemas']['FromServer'];
export type FromStream = components['schemas']['FromStream'];
export type GameCourse = components['schemas']['GameCourse'];
export type GameEvent = components['schemas']['GameEvent'];
export type GameInfo = components['schemas']['GameInfo'];
export type GameSchema = components['schemas']['GameSchema'];
export type GamesPlayed = components['schemas']['GamesPlayed'];
export type GiveOrder = components['schemas']['GiveOrder'];
export type GivenOrder = components['schemas']['GivenOrder'];
export type Health = components['schemas']['Health'];
export type Hint = components['schemas']['Hint'];
export type History = components['schemas']['History'];
export type ImportRecord = components['schemas']['ImportRecord'];
export type Invite = components['schemas']['Invite'];
export type InviteInfo = components['schemas']['InviteInfo'];
export type Join = components['schemas']['Join'];
export type KeptPerson = components['schemas']['KeptPerson'];
export type LessonDid = components['schemas']['LessonDid'];
export type LessonInfo = components['schemas']['LessonInfo'];
export type LessonStep = components['schemas']['LessonStep'];
export type LessonTable = components['schemas']['LessonTable'];
export type LessonTitle = components['schemas']['LessonTitle'];
export type LessonTry = components['schemas']['LessonTry'];
export type LiveAnswer = components['schemas']['LiveAnswer'];
export type LiveAnswerUndo = components['schemas']['LiveAnswerUndo'];
export type LiveAsk = components['schemas']['LiveAsk'];
export type LiveAskUndo = components['schemas']['LiveAskUndo'];
export type LiveChat = components['schemas']['LiveChat'];
export type LiveDecision = components['schemas']['LiveDecision'];
export type LivePlay = components['schemas']['LivePlay'];
export type LiveSay = components['schemas']['LiveSay'];
export type LiveTable = components['schemas']['LiveTable'];
export type LiveUndo = components['schemas']['LiveUndo'];
export type LiveView = components['schemas']['LiveView'];
export type Load = components['schemas']['Load'];
export type Log = components['schemas']['Log'];
export type LogEntry = components['schemas']['LogEntry'];
export type Login = components['schemas']['Login'];
export type LostPassword = components['schemas']['LostPassword'];
export type Me = components['schemas']['Me'];
export type More = components['schemas']['More'];
export type Mute = components['schemas']['Mute'];
export type NewAccount = components['schemas']['NewAccount'];
export type NewGuest = components['schemas']['NewGuest'];
export type NewTable = components['schemas']['NewTable'];
export type NewToken = components['schemas']['NewToken'];
export type Notes = components['schemas']['Notes'];
export type Notices = components['schemas']['Notices'];
export type OddsReply = components['schemas']['OddsReply'];
export type OpenLink = components['schemas']['OpenLink'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type OrderInfo = components['schemas']['OrderInfo'];
export type Outcome = components['schemas']['Outcome'];
export type Pace = components['schemas']['Pace'];
export type Person = components['schemas']['Person'];
export type Ping = components['schemas']['Ping'];
export type Play = components['schemas']['Play'];
export type Played = components['schemas']['Played'];
export type Pong = components['schemas']['Pong'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type Propose = components['schemas']['Propose'];
export type Proposed = components['schemas']['Proposed'];
export type PushKeys = components['schemas']['PushKeys'];
export type PushSubscription = components['schemas']['PushSubscription'];
export type Question = components['schemas']['Question'];
export type Reason = components['schemas']['Reason'];
export type Refusal = components['schemas']['Refusal'];
export type Refused = components['schemas']['Refused'];
export type Report = components['schemas']['Report'];
export type ReportLine = components['schemas']['ReportLine'];
export type ResetPassword = components['schemas']['ResetPassword'];
export type Resume = components['schemas']['Resume'];
export type Rule = components['schemas']['Rule'];
export type RuleBook = components['schemas']['RuleBook'];
export type RuleChapter = components['schemas']['RuleChapter'];
export type Rulebook = components['schemas']['Rulebook'];
export type RulebookBlock = components['schemas']['RulebookBlock'];
export type RulebookFigure = components['schemas']['RulebookFigure'];
export type RulebookSection = components['schemas']['RulebookSection'];
export type Say = components['schemas']['Say'];
export type SeatAction = components['schemas']['SeatAction'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatWish = components['schemas']['SeatWish'];
export type Seen = components['schemas']['Seen'];
export type Sent = components['schemas']['Sent'];
export type Session = components['schemas']['Session'];
export type Share = components['schemas']['Share'];
export type Stale = components['schemas']['Stale'];
export type StoryPart = components['schemas']['StoryPart'];
export type StorySum = components['schemas']['StorySum'];
export type StreamAlive = components['schemas']['StreamAlive'];
export type StreamDecision = components['schemas']['StreamDecision'];
export type StreamOver = components['schemas']['StreamOver'];
export type Struct = components['schemas']['Struct'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableList = components['schemas']['TableList'];
export type TableView = components['schemas']['TableView'];
export type Token = components['schemas']['Token'];
export type Undo = components['schemas']['Undo'];
export type UndoAsk = components['schemas']['UndoAsk'];
export type Unwatch = components['schemas']['Unwatch'];
export type Update = components['schemas']['Update'];
export type VerbInfo = components['schemas']['VerbInfo'];
export type View = components['schemas']['View'];
export type Watch = components['schemas']['Watch'];
export type Welcome = components['schemas']['Welcome'];
export type WhyNot = components['schemas']['WhyNot'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
