// Made by `npm run protocol` from the server's schema. Do not edit.
import type { Named } from "./types";

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
         * @description An act worth doing: the chance to win with it (0 to 1), the games tried ahead, and why (the text `reason`).
         *
         *         `doubt`: the standard error of the chance. `line`: the whole move that it begins, where moves have many steps.
         *         `reply`: what the next seat would answer, where that is no secret.
         */
        Advice: {
            action: Named;
            chance: number;
            doubt: number;
            line: Named[];
            reply: components["schemas"]["AnalysedStep"] | null;
            simulations: number;
            reason: string;
            params: Named;
        };
        /**
         * AnalysedBetter
         * @description A decision in which something else was better. `ply` is the one that the played action led to.
         *
         *         `loss`: of the seat's chance, with its standard error `doubt`. `line`: how it could have gone on; `/better` shows it.
         */
        AnalysedBetter: {
            ply: number;
            seat: number;
            played: Named;
            best: Named;
            loss: number;
            doubt: number;
            /** @enum {unknown} */
            mark: "blunder" | "mistake" | "slip";
            line: components["schemas"]["AnalysedStep"][];
        };
        /**
         * AnalysedChange
         * @description What one action, and what was rolled for it, did to each seat's chance.
         *
         *         `chances`: after it. `luck`: what the roll or the deal brought against its mean; `play`: the rest of the change.
         *         `doubt`: the standard error of the luck.
         */
        AnalysedChange: {
            ply: number;
            seat: number;
            chances: number[];
            luck: number[];
            play: number[];
            doubt: number;
            rolled: boolean;
        };
        /**
         * AnalysedGame
         * @description A finished game explained. `begun`: each seat's chance before the first action.
         */
        AnalysedGame: {
            version: number;
            plies: number;
            begun: number[];
            changes: components["schemas"]["AnalysedChange"][];
            better: components["schemas"]["AnalysedBetter"][];
            seats: components["schemas"]["AnalysedSeat"][];
            turning: components["schemas"]["AnalysedTurning"][];
            summary: components["schemas"]["AnalysedSentence"][];
        };
        /**
         * AnalysedSeat
         * @description One seat's game: `luck`, what its `own` play did to its chance, and that of the `others`. `decisions`: that were looked at.
         */
        AnalysedSeat: {
            luck: number;
            luck_doubt: number;
            own: number;
            others: number;
            decisions: number;
            lost: number;
            marks: {
                [key: string]: number;
            };
        };
        /**
         * AnalysedSentence
         * @description A sentence of the summary: the key of a text, the seat, the ply and the part of a game (0 to 1) that it names.
         */
        AnalysedSentence: {
            key: string;
            seat: number;
            ply: number;
            part: number;
        };
        /**
         * AnalysedStep
         * @description An action of somebody that was not played.
         */
        AnalysedStep: {
            seat: number;
            action: Named;
        };
        /**
         * AnalysedTurning
         * @description Where the game turned: the seat whose chance changed most, whose action it was (`by`), and by what.
         */
        AnalysedTurning: {
            ply: number;
            seat: number;
            by: number;
            before: number;
            after: number;
            /** @enum {unknown} */
            cause: "play" | "roll";
        };
        /**
         * Answer
         * @description What the game answers; None if it knows no such question.
         */
        Answer: {
            answer: Named | null;
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
         * @description What would a strong player do on my seat? Once the game is over: on any seat, as it stood at `ply`.
         */
        AskHint: {
            seat: number;
            /** @default null */
            ply: number | null;
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
            params: Named;
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
         * BetterView
         * @description The table as it would have stood after this many steps of a better line.
         */
        BetterView: {
            table: string;
            ply: number;
            step: number;
            steps: number;
            view: components["schemas"]["View"];
        };
        /**
         * Bye
         * @description The server is going down; connect again after this many seconds.
         */
        Bye: {
            /** @enum {unknown} */
            type: "bye";
            /** @enum {unknown} */
            reason: "restart" | "signed-out" | "slow";
            retry_s: number;
        };
        ByzantionActions: {
            throw: {
                mission: string | null;
            };
            keep: {
                card: string | null;
            };
            seal: {
                keimelion: string | null;
            };
            take: {
                good: string | null;
            };
            vote: {
                option: string | null;
                amount: number;
            };
            abstain: Record<string, never>;
            favour: {
                option: string | null;
            };
            announce: {
                deed: string | null;
            };
            discard: {
                card: string | null;
            };
            intrigue: {
                card: string | null;
            };
            decline: Record<string, never>;
            end: Record<string, never>;
            draw: {
                way: string | null;
            };
            pick: {
                card: string | null;
            };
            play: {
                card: string | null;
            };
            done: Record<string, never>;
            attach: {
                card: string | null;
                hero: string | null;
            };
            break: {
                hero: string | null;
            };
            activate: {
                card: string | null;
            };
            sell: {
                good: string | null;
            };
            buy: {
                good: string | null;
            };
            give: {
                good: string | null;
                amount: number;
            };
            stand: {
                hero: string | null;
                good: string | null;
            };
            name: {
                demos: string | null;
            };
            bid: {
                amount: number;
            };
            lose: {
                card: string | null;
            };
            convert: Record<string, never>;
            use: Record<string, never>;
            to: {
                territory: string | null;
            };
            move: {
                unit: string | null;
                territory: string | null;
            };
            place: {
                unit: string | null;
            };
            target: {
                card: string | null;
            };
            divide: {
                good: string | null;
                amount: number;
            };
            pile: {
                pile: string | null;
            };
            build: {
                unit: string | null;
                territory: string | null;
            };
            shift: {
                unit: string | null;
                from: string | null;
                to: string | null;
            };
            reveal: {
                space: number;
            };
            protect: {
                card: string | null;
            };
            pay: Record<string, never>;
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
            condition?: string;
            count?: number;
            doxa?: number;
            filter?: string;
            keep?: number;
            keimelion?: string;
            kind: string;
            most?: number;
            number?: string;
            others?: string;
            otherwise?: string;
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
        ByzantionEvents: {
            GameBegan: {
                seat: number;
            };
            EventLaid: {
                event: string | null;
            };
            MissionDealt: {
                seat: number;
                mission: string | null;
            };
            MissionThrown: {
                seat: number;
                mission: string | null;
            };
            CardDrafted: {
                seat: number;
                card: string | null;
            };
            PacketsPassed: Record<string, never>;
            CardDrawn: {
                seat: number;
                card: string | null;
            };
            CardTakenUnseen: {
                seat: number;
            };
            DeckReshuffled: Record<string, never>;
            DisplayFilled: {
                card: string | null;
                space: number;
            };
            RoundBegan: {
                round: number;
                event: string | null;
            };
            SoloRoundBegan: {
                round: number;
                solo: string | null;
            };
            BoxLaid: {
                keimelion: string | null;
                box: string | null;
            };
            SealPlaced: {
                seat: number;
                keimelion: string | null;
            };
            GoodsGained: {
                seat: number;
                good: string | null;
                amount: number;
            };
            GoodsPaid: {
                seat: number;
                good: string | null;
                amount: number;
            };
            DynamisGained: {
                seat: number;
                amount: number;
            };
            VotesPlaced: {
                seat: number;
                option: string | null;
                amount: number;
                course: string | null;
            };
            VoteAbstained: {
                seat: number;
            };
            VotesAdded: {
                seat: number;
                amount: number;
            };
            VotesTurned: {
                seat: number;
                option: string | null;
                course: string | null;
            };
            OptionChosen: {
                event: string | null;
                option: string | null;
                course: string | null;
            };
            ActionAnnounced: {
                seat: number;
                deed: string | null;
                dynamis: number;
            };
            ActionCancelled: {
                seat: number;
                deed: string | null;
            };
            CardDiscarded: {
                seat: number;
                card: string | null;
            };
            CardTaken: {
                seat: number;
                card: string | null;
            };
            CardPlayed: {
                seat: number;
                card: string | null;
                cost: number;
            };
            IntriguePlayed: {
                seat: number;
                card: string | null;
                cost: number;
            };
            IntrigueCancelled: {
                seat: number;
                card: string | null;
            };
            CardAttached: {
                seat: number;
                card: string | null;
                hero: string | null;
            };
            BandonBroken: {
                seat: number;
                hero: string | null;
            };
            CardActivated: {
                seat: number;
                card: string | null;
                marked: string | null;
            };
            ResourceSold: {
                seat: number;
                good: string | null;
                price: number;
                space: number;
            };
            ResourceBought: {
                seat: number;
                good: string | null;
                price: number;
                space: number;
            };
            MarketReset: {
                seat: number;
                goods: (string | null)[];
            };
            CardRemoved: {
                seat: number;
                card: string | null;
            };
            CardTurnedDown: {
                seat: number;
                card: string | null;
            };
            CardTurnedUp: {
                card: string | null;
            };
            ContributionRevealed: {
                seat: number;
                good: string | null;
                amount: number;
            };
            EventFulfilled: {
                event: string | null;
            };
            EventCancelled: {
                event: string | null;
            };
            SoloEventFulfilled: {
                solo: string | null;
            };
            SoloEventFailed: {
                solo: string | null;
            };
            VictorNamed: {
                seat: number;
            };
            LoserNamed: {
                seat: number;
            };
            DoxaScored: {
                seat: number;
                amount: number;
            };
            DoxaLost: {
                seat: number;
                amount: number;
            };
            PenaltyAverted: {
                seat: number;
            };
            UnitPlaced: {
                unit: string | null;
                territory: string | null;
            };
            UnitMoved: {
                unit: string | null;
                from: string | null;
                to: string | null;
            };
            BidRevealed: {
                seat: number;
                amount: number;
            };
            BidRaised: {
                seat: number;
                amount: number;
            };
            TrialPlaced: {
                seat: number;
                place: number;
            };
            RingPassed: {
                seat: number;
            };
            LootDivided: {
                seat: number;
                good: string | null;
                amount: number;
            };
            PileTaken: {
                seat: number;
                pile: string | null;
            };
            MissionScored: {
                seat: number;
                mission: string | null;
                amount: number;
            };
            SoloEventRevealed: {
                solo: string | null;
                space: number;
            };
            CardProtected: {
                card: string | null;
            };
            CostPaid: {
                solo: string | null;
            };
            DisplaySwept: {
                cards: (string | null)[];
            };
            ReignEnded: {
                verdict: string | null;
            };
            GameEnded: Record<string, never>;
            MomentPassed: Record<string, never>;
            PhaseBegan: {
                phase: string | null;
            };
            DynamisDealt: {
                amount: number;
            };
            InitiativeFixed: {
                order: number[];
            };
            TrialOpened: {
                event: string | null;
            };
            TrialEnded: {
                event: string | null;
            };
            MarketPacked: {
                goods: (string | null)[];
            };
            MissionsDealt: {
                seat: number;
                count: number;
            };
            MissionThrownUnseen: {
                seat: number;
            };
            PacketDealt: {
                seat: number;
                count: number;
            };
            PacketReceived: {
                seat: number;
                cards: (string | null)[];
            };
            CardKept: {
                seat: number;
            };
            CardLaidAside: {
                seat: number;
            };
            ChaliceFilled: {
                seat: number;
                amount: number;
            };
            MostVotesPlaced: {
                seat: number;
            };
            ContributionHeld: {
                seat: number;
                good: string | null;
                amount: number;
            };
            BidHeld: {
                seat: number;
                amount: number;
            };
            SubstitutionDeclared: {
                seat: number;
                hero: string | null;
                good: string | null;
                for: string | null;
            };
            BoxFilled: {
                keimelion: string | null;
                loot: string | null;
                amount: number;
            };
            HeroCounted: {
                seat: number;
                hero: string | null;
                amount: number;
            };
            VotesCounted: {
                course: string | null;
                amount: number;
            };
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
        ByzantionPrompts: {
            throw_mission: {
                count: number;
            };
            draft_card: Record<string, never>;
            place_seal: Record<string, never>;
            choose_resource: {
                count: number;
            };
            place_votes: Record<string, never>;
            offer_intrigue: {
                window: string | null;
            };
            choose_option: Record<string, never>;
            take_turn: {
                dynamis: number;
            };
            end_turn: Record<string, never>;
            choose_draw: Record<string, never>;
            pick_card: Record<string, never>;
            play_cards: Record<string, never>;
            arrange_bandons: Record<string, never>;
            choose_activation: Record<string, never>;
            sell_resources: Record<string, never>;
            buy_resources: Record<string, never>;
            trade_resource: Record<string, never>;
            offer_effect: Record<string, never>;
            choose_victim: Record<string, never>;
            play_one_more: {
                good: string | null;
            };
            convert_money: Record<string, never>;
            keep_card: Record<string, never>;
            lose_card: Record<string, never>;
            contribute: Record<string, never>;
            choose_among_tied: Record<string, never>;
            bid: Record<string, never>;
            rank_bids: {
                place: number;
            };
            discard_to_limit: Record<string, never>;
            move_units: {
                type: string | null;
                count: number;
            };
            place_units: {
                type: string | null;
                count: number;
            };
            choose_card: Record<string, never>;
            choose_splitter: Record<string, never>;
            divide_loot: Record<string, never>;
            choose_pile: Record<string, never>;
            offer_last_intrigue: Record<string, never>;
            raise_money: {
                card: string | null;
            };
            build_units: Record<string, never>;
            choose_bandon: Record<string, never>;
            play_free: Record<string, never>;
            declare_substitution: Record<string, never>;
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
        ByzantiumActions: {
            control: {
                city: string | null;
                source: string | null;
            };
            reinforce: {
                side: string | null;
                box: string | null;
                source: string | null;
            };
            done: Record<string, never>;
            emperor: {
                source: string | null;
            };
            caliph: {
                source: string | null;
            };
            fleet: {
                side: string | null;
                source: string | null;
            };
            "civil-war": {
                side: string | null;
                source: string | null;
            };
            improve: {
                city: string | null;
                source: string | null;
            };
            "bulgars-attack": {
                city: string | null;
                source: string | null;
            };
            "bulgars-reinforce": {
                payer: string | null;
                source: string | null;
            };
            fortify: {
                city: string | null;
                source: string | null;
            };
            tax: {
                cubes: number;
            };
            split: {
                bezants: number;
            };
            church: {
                source: string | null;
            };
            mosque: {
                source: string | null;
            };
            place: {
                side: string | null;
                city: string | null;
            };
            march: {
                side: string | null;
                from: string | null;
                to: string | null;
            };
            stop: Record<string, never>;
            double: Record<string, never>;
            decline: Record<string, never>;
            roll: Record<string, never>;
            hold: Record<string, never>;
            lose: {
                box: string | null;
            };
            withdraw: Record<string, never>;
            stand: Record<string, never>;
            allow: Record<string, never>;
            refuse: Record<string, never>;
            retreat: {
                city: string | null;
            };
            fight: {
                colour: string | null;
            };
            levy: Record<string, never>;
            "no-levy": Record<string, never>;
            garrison: {
                source: string | null;
            };
            give: {
                box: string | null;
            };
            desert: {
                box: string | null;
            };
            pass: Record<string, never>;
            "pass-from": {
                source: string | null;
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
        ByzantiumEvents: {
            DiceRolled: {
                seat: number;
                roll: string | null;
                faces: number[];
            };
            StartPlayerChosen: {
                seat: number;
            };
            TurnBegan: {
                turn: number;
                seat: number;
            };
            BezantsPaid: {
                seat: number;
                side: string | null;
                bezants: number;
            };
            BezantsReceived: {
                seat: number;
                side: string | null;
                bezants: number;
            };
            PointsScored: {
                seat: number;
                side: string | null;
                points: number;
            };
            PointsLost: {
                seat: number;
                side: string | null;
                points: number;
            };
            CityControlled: {
                seat: number;
                city: string | null;
                source: string | null;
            };
            ArmyPlaced: {
                seat: number;
                side: string | null;
                city: string | null;
            };
            CubePlaced: {
                seat: number;
                side: string | null;
                box: string | null;
                source: string | null;
            };
            SpaceTaken: {
                seat: number;
                space: string | null;
                source: string | null;
            };
            CityImproved: {
                seat: number;
                city: string | null;
                discs: number;
            };
            CityFortified: {
                seat: number;
                city: string | null;
            };
            FortificationReturned: {
                seat: number;
                city: string | null;
            };
            BulgarsGrew: {
                cubes: number;
                total: number;
            };
            GuardJoined: {
                seat: number;
                side: string | null;
            };
            GuardLeft: {
                seat: number;
                side: string | null;
                lost: string | null;
            };
            TaxesRaised: {
                seat: number;
                cubes: number;
            };
            BuildingRaised: {
                seat: number;
                building: string | null;
                source: string | null;
            };
            ArmyMoved: {
                seat: number;
                side: string | null;
                from: string | null;
                to: string | null;
            };
            SeaCostDoubled: {
                seat: number;
                mover: number;
                cubes: number;
            };
            SeaMoveAbandoned: {
                seat: number;
                city: string | null;
            };
            CivilWarDeclared: {
                seat: number;
                side: string | null;
                city: string | null;
            };
            CityAttacked: {
                seat: number;
                nation: string | null;
                city: string | null;
            };
            ArmyStood: {
                seat: number;
                side: string | null;
                city: string | null;
            };
            ArmyWithdrew: {
                seat: number;
                side: string | null;
                from: string | null;
                to: string | null;
            };
            SeaWithdrawalAnswered: {
                seat: number;
                owner: number;
                allowed: string | null;
            };
            BattleJoined: {
                seat: number;
                nation: string | null;
                foe: string | null;
                rival: number;
                city: string | null;
            };
            CubesLost: {
                seat: number;
                side: string | null;
                box: string | null;
                cubes: number;
                chosen: string | null;
            };
            BulgarsLost: {
                cubes: number;
            };
            BattleEnded: {
                seat: number;
                foe: string | null;
                rival: number;
                won: string | null;
            };
            LevyAnswered: {
                seat: number;
                city: string | null;
                fights: string | null;
            };
            CityHeld: {
                seat: number;
                city: string | null;
            };
            CityCaptured: {
                seat: number;
                nation: string | null;
                city: string | null;
                discs: number;
            };
            GarrisonPlaced: {
                seat: number;
                city: string | null;
                source: string | null;
            };
            ConstantinopleFell: {
                seat: number;
            };
            ArmyDestroyed: {
                seat: number;
                side: string | null;
            };
            PlayerPassed: {
                seat: number;
                source: string | null;
            };
            UpkeepPaid: {
                seat: number;
                side: string | null;
                bezants: number;
            };
            CubesDeserted: {
                seat: number;
                side: string | null;
                box: string | null;
                cubes: number;
            };
            CubesReturned: {
                seat: number;
                cubes: number;
            };
            CasualtiesRecovered: {
                seat: number;
                cubes: number;
            };
            CitiesScored: {
                seat: number;
                byzantine: number;
                arab: number;
            };
            GameEnded: {
                turn: number;
            };
            ControlLost: {
                seat: number;
                city: string | null;
            };
            CubesGiven: {
                seat: number;
                side: string | null;
                box: string | null;
                city: string | null;
                stays: string | null;
            };
            FleetWaited: {
                seat: number;
                mover: number;
            };
            MarchEnded: {
                seat: number;
                side: string | null;
            };
            CubesSpent: {
                seat: number;
                side: string | null;
                cubes: number;
            };
            GuardReturned: {
                side: string | null;
            };
            LastActionBegan: {
                seat: number;
            };
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
        ByzantiumPrompts: {
            choose_action: {
                turn: number;
                last: number;
            };
            reinforce_more: {
                placed: number;
                left: number;
            };
            split_taxes: {
                bezants: number;
            };
            march_on: {
                side: string | null;
                city: string | null;
            };
            double_cost: {
                mover: number;
                city: string | null;
                cubes: number;
                doubled: number;
            };
            roll_against: {
                mover: number;
                city: string | null;
                dice: number;
            };
            choose_losses: {
                side: string | null;
                hits: number;
                cause: string | null;
                attacker: number;
                nation: string | null;
                target: string | null;
            };
            offer_withdrawal: {
                side: string | null;
                city: string | null;
                attacker: number;
                nation: string | null;
                target: string | null;
            };
            allow_sea: {
                owner: number;
                city: string | null;
            };
            choose_route: {
                side: string | null;
                city: string | null;
            };
            choose_opponent: {
                city: string | null;
                attacker: number;
                nation: string | null;
                target: string | null;
            };
            use_levy: {
                side: string | null;
                city: string | null;
                attacker: number;
                nation: string | null;
                target: string | null;
            };
            place_garrison: {
                side: string | null;
                city: string | null;
            };
            give_cubes: {
                side: string | null;
                city: string | null;
                left: number;
            };
            choose_deserters: {
                side: string | null;
                bezants: number;
            };
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
            position: Named;
        };
        FromClient: components["schemas"]["Watch"] | components["schemas"]["Unwatch"] | components["schemas"]["LivePlay"] | components["schemas"]["LiveUndo"] | components["schemas"]["LiveAskUndo"] | components["schemas"]["LiveAnswerUndo"] | components["schemas"]["LiveAsk"] | components["schemas"]["LiveSay"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Welcome"] | components["schemas"]["LiveView"] | components["schemas"]["Update"] | components["schemas"]["More"] | components["schemas"]["LiveDecision"] | components["schemas"]["LiveTable"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Stale"] | components["schemas"]["LiveAnswer"] | components["schemas"]["LiveChat"] | components["schemas"]["Bye"] | components["schemas"]["Pong"];
        FromStream: components["schemas"]["StreamDecision"] | components["schemas"]["StreamOver"] | components["schemas"]["StreamAlive"];
        /**
         * GameAnalysis
         * @description How far the analysis of a finished game has come; the analysis itself once it is done.
         */
        GameAnalysis: {
            table: string;
            /** @enum {unknown} */
            state: "done" | "failed" | "none" | "waiting" | "working";
            progress: number;
            analysis: components["schemas"]["AnalysedGame"] | null;
        };
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
            params: Named;
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
        GuiscardActions: {
            place: {
                unit: string | null;
                hex: string | null;
            };
            face: {
                facing: string | null;
            };
            auto: Record<string, never>;
            fire: {
                unit: string | null;
                hex: string | null;
            };
            done: Record<string, never>;
            clear: {
                unit: string | null;
                helper: string | null;
                from: string | null;
                to: string | null;
            };
            gate: {
                unit: string | null;
            };
            pull: {
                unit: string | null;
                hex: string | null;
            };
            loot: {
                unit: string | null;
            };
            charge: {
                unit: string | null;
                target: string | null;
            };
            ride: {
                hex: string | null;
            };
            answer: {
                unit: string | null;
            };
            decline: Record<string, never>;
            move: {
                unit: string | null;
            };
            step: {
                hex: string | null;
            };
            about: Record<string, never>;
            mount: {
                horse: string | null;
            };
            dismount: {
                hex: string | null;
            };
            take: {
                horse: string | null;
            };
            lift: {
                unit: string | null;
            };
            lay: {
                hex: string | null;
            };
            leave: Record<string, never>;
            stop: Record<string, never>;
            form: {
                unit: string | null;
                corner: string | null;
            };
            foulkon: {
                unit: string | null;
            };
            march: {
                unit: string | null;
                facing: string | null;
            };
            shoot: {
                unit: string | null;
                hex: string | null;
            };
            hold: Record<string, never>;
            cease: Record<string, never>;
            attack: {
                unit: string | null;
                target: string | null;
            };
            join: {
                unit: string | null;
            };
            also: {
                target: string | null;
            };
            strike: Record<string, never>;
            evade: Record<string, never>;
            stand: Record<string, never>;
            suffer: {
                unit: string | null;
            };
            retreat: {
                hex: string | null;
            };
            push: {
                hex: string | null;
            };
            fall: {
                hex: string | null;
            };
            advance: {
                unit: string | null;
                hex: string | null;
            };
            stay: Record<string, never>;
            cover: {
                way: string | null;
            };
            release: {
                horse: string | null;
            };
            exit: {
                edge: string | null;
            };
            emplace: {
                device: string | null;
                hex: string | null;
                bearing: string | null;
            };
            flame: {
                unit: string | null;
                hex: string | null;
            };
            hurl: {
                device: string | null;
                hex: string | null;
            };
            spray: {
                device: string | null;
                hex: string | null;
            };
            kindle: {
                unit: string | null;
                hex: string | null;
            };
            lend: {
                unit: string | null;
                device: string | null;
            };
            roll: {
                device: string | null;
                facing: string | null;
            };
            pick: {
                device: string | null;
                unit: string | null;
                helper: string | null;
            };
            drop: {
                device: string | null;
            };
            haul: {
                unit: string | null;
                hex: string | null;
            };
            raise: {
                unit: string | null;
                facing: string | null;
            };
            shift: {
                unit: string | null;
                helper: string | null;
                hex: string | null;
                top: string | null;
            };
            lower: {
                unit: string | null;
                helper: string | null;
                device: string | null;
            };
            climb: {
                device: string | null;
            };
            slide: {
                device: string | null;
            };
            cross: Record<string, never>;
            grapple: {
                facing: string | null;
            };
            coil: {
                device: string | null;
            };
            capture: {
                unit: string | null;
            };
            ignite: {
                unit: string | null;
            };
            douse: {
                unit: string | null;
                hex: string | null;
            };
            topple: {
                unit: string | null;
                device: string | null;
            };
            cut: {
                unit: string | null;
                device: string | null;
            };
            wrench: {
                device: string | null;
            };
            tip: {
                hex: string | null;
            };
            flee: {
                hex: string | null;
            };
            grab: Record<string, never>;
            endure: Record<string, never>;
            hand: {
                unit: string | null;
                helper: string | null;
            };
            enlist: {
                unit: string | null;
            };
            buy: {
                engine: string | null;
            };
            sicken: {
                unit: string | null;
            };
            sabotage: {
                engine: string | null;
            };
            keep: Record<string, never>;
            give: Record<string, never>;
            parley: Record<string, never>;
            assault: Record<string, never>;
            build: {
                engine: string | null;
            };
            batter: {
                hex: string | null;
            };
            raid: Record<string, never>;
            sortie: Record<string, never>;
            battle: Record<string, never>;
            rest: Record<string, never>;
            send: {
                unit: string | null;
            };
            station: {
                unit: string | null;
                edge: string | null;
            };
            edge: {
                edge: string | null;
            };
            accept: Record<string, never>;
            divide: Record<string, never>;
            withdraw: Record<string, never>;
            map: {
                field: string | null;
            };
            storm: Record<string, never>;
            "break-off": Record<string, never>;
            "ride-in": {
                unit: string | null;
                edge: string | null;
            };
            bear: {
                unit: string | null;
                device: string | null;
            };
            "place-mounted": {
                unit: string | null;
                hex: string | null;
            };
        };
        /**
         * GuiscardConstruction
         * @description An engine that is being built.
         */
        GuiscardConstruction: {
            days: number;
            engine: string;
            needed: number;
            today: boolean;
        };
        /**
         * GuiscardDay
         * @description One box of the day track.
         */
        GuiscardDay: {
            action: string;
            day: number;
            destroyed: number;
            engines_lost: number;
            event: string | null;
            initiative: number | null;
            result: string | null;
            roll: number;
        };
        /**
         * GuiscardDevice
         * @description A ladder, or a grapnel with its rope.
         */
        GuiscardDevice: {
            climber: string | null;
            facing: string | null;
            height: number | null;
            hexes: string[];
            id: string;
            men: string[];
            seat: number;
            state: string;
            top: string | null;
        };
        /**
         * GuiscardEngine
         * @description A stone thrower or Greek fire.
         */
        GuiscardEngine: {
            bearing: string | null;
            crew: string[];
            crew_needed: number;
            hexes: string[];
            id: string;
            kind: string;
            loaded: boolean;
            rounds_to_wait: number;
            seat: number;
            state: string;
        };
        /**
         * GuiscardEventBonus
         * @description What is added to tomorrow's event roll.
         */
        GuiscardEventBonus: {
            first_days: number;
            ratio: number;
        };
        GuiscardEvents: {
            UnitPlaced: {
                unit: string | null;
                hex: string | null;
                facing: string | null;
            };
            TurnBegan: {
                seat: number;
                round: number;
            };
            StepBegan: {
                seat: number;
                step: string | null;
            };
            ShotFired: {
                unit: string | null;
                aim: string | null;
                roll: number;
                result: number;
                hit: string | null;
                volley: string | null;
            };
            ShotTold: {
                unit: string | null;
                cover: string | null;
                roll: number;
                letter: string | null;
            };
            UnitMoved: {
                unit: string | null;
                hex: string | null;
                facing: string | null;
                points: number;
            };
            UnitTurned: {
                unit: string | null;
                facing: string | null;
                hex: string | null;
            };
            UnitWounded: {
                unit: string | null;
                seat: number;
            };
            UnitKilled: {
                unit: string | null;
                seat: number;
            };
            UnitStunned: {
                unit: string | null;
                seat: number;
            };
            UnitWoke: {
                unit: string | null;
            };
            InfiltrationRolled: {
                unit: string | null;
                enemy: string | null;
                hex: string | null;
                roll: number;
                result: number;
                check: string | null;
            };
            UnitStopped: {
                unit: string | null;
                hex: string | null;
            };
            UnitRetreated: {
                unit: string | null;
                hex: string | null;
                facing: string | null;
            };
            UnitPushed: {
                unit: string | null;
                hex: string | null;
            };
            RiderFell: {
                unit: string | null;
                hex: string | null;
            };
            HorseKilled: {
                unit: string | null;
            };
            MeleeRolled: {
                unit: string | null;
                target: string | null;
                attack: number;
                defence: number;
                difference: number;
                column: string | null;
                shift: number;
                roll: number;
                result: number;
                letter: string | null;
                helped: string | null;
                others: (string | null)[];
            };
            UnitAdvanced: {
                unit: string | null;
                hex: string | null;
                facing: string | null;
            };
            UnitMounted: {
                unit: string | null;
                horse: string | null;
            };
            UnitDismounted: {
                unit: string | null;
                hex: string | null;
            };
            HorseTaken: {
                unit: string | null;
                horse: string | null;
            };
            HorseReleased: {
                unit: string | null;
                horse: string | null;
            };
            ReinsRolled: {
                unit: string | null;
                horse: string | null;
                roll: number;
            };
            UnitLifted: {
                unit: string | null;
                other: string | null;
            };
            UnitLaid: {
                unit: string | null;
                other: string | null;
                hex: string | null;
            };
            UnitLeft: {
                unit: string | null;
                edge: number;
                seat: number;
            };
            ChargeDeclared: {
                unit: string | null;
                target: string | null;
                path: (string | null)[];
            };
            CounterDeclared: {
                unit: string | null;
                target: string | null;
            };
            FormationTaken: {
                corner: string | null;
                units: (string | null)[];
            };
            FormationBroken: {
                unit: string | null;
            };
            FoulkonFormed: {
                units: (string | null)[];
            };
            LancesBeaten: {
                unit: string | null;
            };
            UnitEvaded: {
                unit: string | null;
                hex: string | null;
                facing: string | null;
            };
            GateMoved: {
                gate: string | null;
            };
            TentPulled: {
                hex: string | null;
            };
            BodiesCleared: {
                unit: string | null;
                from: string | null;
                to: string | null;
                helper: string | null;
            };
            LootTaken: {
                unit: string | null;
            };
            GroupRolled: {
                seat: number;
                roll: number;
                limit: number;
            };
            GroupArrived: {
                seat: number;
            };
            UnitDrowned: {
                unit: string | null;
                seat: number;
            };
            LanceThrown: {
                unit: string | null;
            };
            JobBegun: {
                unit: string | null;
                job: string | null;
            };
            UnitSurrounded: {
                unit: string | null;
            };
            CoverTaken: {
                unit: string | null;
                way: string | null;
            };
            ExitChosen: {
                edge: string | null;
            };
            ExitHidden: Record<string, never>;
            GameEnded: {
                result: string | null;
                seat: number;
            };
            MoveBegan: {
                unit: string | null;
                hex: string | null;
                facing: string | null;
            };
            UnitWaits: {
                unit: string | null;
            };
            HorseStood: {
                horse: string | null;
                hex: string | null;
                facing: string | null;
            };
            HorseStrayed: {
                horse: string | null;
            };
            RiderThrown: {
                unit: string | null;
                horse: string | null;
                hex: string | null;
                facing: string | null;
            };
            UnitSetDown: {
                unit: string | null;
                hex: string | null;
            };
            UnitSank: {
                unit: string | null;
            };
            UnitHealed: {
                unit: string | null;
            };
            BodyMoved: {
                unit: string | null;
                hex: string | null;
            };
            ShotAimed: {
                unit: string | null;
                aim: string | null;
            };
            MarksCleared: {
                units: (string | null)[];
            };
            ChargeLost: {
                unit: string | null;
            };
            CounterLost: {
                unit: string | null;
            };
            LancesRaised: {
                unit: string | null;
            };
            LootDropped: {
                unit: string | null;
                hex: string | null;
            };
            DevicePlaced: {
                device: string | null;
                hex: string | null;
                bearing: string | null;
            };
            LadderTaken: {
                device: string | null;
                unit: string | null;
                helper: string | null;
            };
            LadderDropped: {
                device: string | null;
                hex: string | null;
                to: string | null;
            };
            LadderRaised: {
                device: string | null;
                hex: string | null;
                facing: string | null;
            };
            UnitClimbed: {
                unit: string | null;
                device: string | null;
                hex: string | null;
                height: number;
            };
            JumpRolled: {
                unit: string | null;
                roll: number;
                result: number;
            };
            ToppleRolled: {
                unit: string | null;
                device: string | null;
                roll: number;
            };
            LadderFell: {
                device: string | null;
                hex: string | null;
                to: string | null;
            };
            UnitDropped: {
                unit: string | null;
                hex: string | null;
            };
            FireLit: {
                hex: string | null;
                seat: number;
            };
            SpreadRolled: {
                hex: string | null;
                roll: number;
            };
            DouseRolled: {
                unit: string | null;
                hex: string | null;
                roll: number;
            };
            FireOut: {
                hex: string | null;
            };
            FireCounted: {
                hex: string | null;
                times: number;
            };
            HexDestroyed: {
                hex: string | null;
            };
            DeviceLost: {
                device: string | null;
            };
            SleeperRolled: {
                unit: string | null;
                roll: number;
            };
            UnitFled: {
                unit: string | null;
                hex: string | null;
            };
            FireArrowShot: {
                unit: string | null;
                hex: string | null;
                roll: number;
            };
            StoneThrown: {
                device: string | null;
                aim: string | null;
                roll: number;
                hit: string | null;
                crew: (string | null)[];
            };
            DemolitionRolled: {
                hex: string | null;
                roll: number;
            };
            EngineMoved: {
                device: string | null;
                hex: string | null;
                facing: string | null;
            };
            GreekFireRolled: {
                device: string | null;
                hex: string | null;
                roll: number;
                crew: (string | null)[];
            };
            NaphthaSpilt: {
                hex: string | null;
                over: (string | null)[];
            };
            NaphthaRolled: {
                unit: string | null;
                roll: number;
            };
            GrapnelThrown: {
                unit: string | null;
                device: string | null;
                roll: number;
            };
            RopeCoiled: {
                unit: string | null;
                device: string | null;
            };
            CutRolled: {
                unit: string | null;
                device: string | null;
                roll: number;
            };
            RopeGrabbed: {
                unit: string | null;
                device: string | null;
                roll: number;
            };
            PalisadePulled: {
                device: string | null;
                roll: number;
                result: number;
            };
            UnitCaptured: {
                unit: string | null;
                captor: string | null;
            };
            GuardsRolled: {
                roll: number;
            };
            AlarmRaised: {
                unit: string | null;
            };
            RopeFixed: {
                device: string | null;
                hex: string | null;
                facing: string | null;
            };
            RopeFreed: {
                device: string | null;
            };
            GrapnelDropped: {
                device: string | null;
                hex: string | null;
            };
            EngineJammed: {
                device: string | null;
            };
            WoodReady: {
                unit: string | null;
            };
            TorchSet: {
                unit: string | null;
                hex: string | null;
            };
            ArrowsHanded: {
                unit: string | null;
                other: string | null;
                count: number;
            };
            ManEnlisted: {
                seat: number;
                unit: string | null;
                points: number;
                horse: string | null;
            };
            EngineBought: {
                seat: number;
                engine: string | null;
                points: number;
            };
            ForceMustered: {
                seat: number;
                count: number;
                points: number;
            };
            SuppliesRolled: {
                roll: number;
                modifier: number;
                days: number;
            };
            SuppliesChanged: {
                change: number;
                days: number;
            };
            DayBegan: {
                day: number;
                left: number;
            };
            EventRolled: {
                roll: number;
                early: number;
                ratio: number;
                total: number;
            };
            EventHappened: {
                event: string | null;
            };
            DieRolled: {
                roll: number;
                limit: number;
                event: string | null;
                unit: string | null;
            };
            ManSickened: {
                unit: string | null;
            };
            ManDied: {
                unit: string | null;
            };
            ManCaptured: {
                unit: string | null;
            };
            ManRecovered: {
                unit: string | null;
            };
            HealingRolled: {
                unit: string | null;
                roll: number;
                day: number;
            };
            InitiativeRolled: {
                besieger: number;
                besieged: number;
            };
            InitiativeGained: {
                seat: number;
            };
            BearerNamed: {
                unit: string | null;
                device: string | null;
            };
            DeviceLeft: {
                device: string | null;
            };
            InitiativeGiven: {
                seat: number;
            };
            ParleyRolled: {
                roll: number;
                modifier: number;
                total: number;
            };
            ActionChosen: {
                seat: number;
                action: string | null;
            };
            ActionEnded: {
                action: string | null;
                cause: string | null;
            };
            BuildingBegun: {
                engine: string | null;
                days: number;
                needed: number;
            };
            EngineBuilt: {
                engine: string | null;
            };
            EnginesLost: {
                engine: string | null;
                count: number;
                seat: number;
            };
            ThrowerAimed: {
                hex: string | null;
                points: number;
            };
            WallBattered: {
                hex: string | null;
                points: number;
                roll: number;
                damage: number;
                stages: number;
            };
            WallDestroyed: {
                hex: string | null;
                stages: number;
            };
            ManSent: {
                seat: number;
                unit: string | null;
                purpose: string | null;
            };
            ManStationed: {
                unit: string | null;
                edge: string | null;
            };
            EdgeChosen: {
                seat: number;
                edge: string | null;
            };
            PatrolRolled: {
                roll: number;
                limit: number;
            };
            PartTaken: {
                seat: number;
                part: string | null;
            };
            SiegeDelayed: {
                days: number;
            };
            RolesReversed: {
                seat: number;
                days: number;
            };
            MapChosen: {
                seat: number;
                field: string | null;
            };
            SiegeEnded: {
                seat: number;
                cause: string | null;
                result: string | null;
            };
            TableLaid: {
                gate: string | null;
                at: string | null;
                breaches: (string | null)[];
            };
            UnitsDealt: {
                seat: number;
                ready: string | null;
                mounted: string | null;
                units: (string | null)[];
            };
            DevicesDealt: {
                seat: number;
                devices: (string | null)[];
            };
            DeviceGiven: {
                device: string | null;
                unit: string | null;
                helper: string | null;
            };
            BattleOffered: {
                seat: number;
            };
            FoodCaptured: {
                seat: number;
                days: number;
            };
            DaysSkipped: {
                days: number;
                day: number;
            };
            BuildingWentOn: {
                engine: string | null;
                days: number;
                needed: number;
            };
            BuildingLost: {
                engine: string | null;
                days: number;
            };
            ManHurt: {
                unit: string | null;
            };
            ManUnhorsed: {
                unit: string | null;
            };
        };
        /**
         * GuiscardFire
         * @description A burning hex: who lit it, and how often it was counted.
         */
        GuiscardFire: {
            count: number;
            hex: string;
            naphtha: boolean;
            seat: number;
        };
        /**
         * GuiscardGate
         * @description The gate of a castle or a village.
         */
        GuiscardGate: {
            hex: string;
            /** @enum {unknown} */
            state: "closed" | "destroyed" | "open";
        };
        /**
         * GuiscardGoal
         * @description What wins: its lines, how far it has come, and what these texts name.
         */
        GuiscardGoal: {
            lines: components["schemas"]["GuiscardGoalLine"][];
            params: components["schemas"]["GuiscardGoalParams"];
            progress: string | null;
            victory: string;
        };
        /**
         * GuiscardGoalLine
         * @description One line of what wins: a text of the game, for one side or for both.
         */
        GuiscardGoalLine: {
            seat: number | null;
            text: string;
        };
        /**
         * GuiscardGoalParams
         * @description What the lines of the goal name; each kind of victory has its own.
         */
        GuiscardGoalParams: {
            bottom?: number;
            captive?: string | null;
            captive_points?: number;
            cut_off?: number;
            draw?: number;
            edges?: string[];
            first?: string;
            foothold?: number;
            gate?: string;
            held_day?: number;
            hero?: string;
            hexes?: string[];
            hill?: number;
            /** @enum {unknown} */
            hunger?: "draw" | "win";
            leader?: string;
            loot_points?: number;
            margin?: number;
            ours?: number;
            pack_points?: number;
            people?: string[];
            points?: number;
            reach?: number;
            relief_day?: number;
            rounds?: number;
            row?: number;
            second?: string;
            /** @enum {unknown} */
            secret?: "no" | "yes";
            sides?: number;
            theirs?: number;
            top?: number;
            total?: number;
            tower?: number;
            walk?: number;
            walk_held?: number;
            win?: number;
        };
        /**
         * GuiscardLoot
         * @description A piece of loot: where it lies, or who has it.
         */
        GuiscardLoot: {
            carrier: string | null;
            hex: string | null;
            taken: boolean;
        };
        /**
         * GuiscardMan
         * @description Somebody who takes part in a siege. `returns`: the day on which a wounded one is fit again.
         */
        GuiscardMan: {
            armoured: boolean;
            arms: string;
            attack: number;
            code: string;
            command: boolean;
            cost: number;
            defence: number;
            /** @enum {unknown} */
            duty: "building" | "fighting" | "holding" | "none";
            horse: boolean;
            id: string;
            kind: string;
            movement: number;
            name: string;
            returns: number | null;
            seat: number;
            spot: string | null;
            /** @enum {unknown} */
            state: "captured" | "dead" | "healthy" | "wounded";
            weapon: string;
        };
        /**
         * GuiscardMuster
         * @description The force that is being raised: what is left to spend, and whom it may still call.
         */
        GuiscardMuster: {
            callable: components["schemas"]["GuiscardPerson"][];
            engines: boolean;
            leaders: number;
            points: number;
            seat: number;
        };
        /**
         * GuiscardPart
         * @description A part of the besieged building. `last`: whoever holds this one is not beaten yet.
         */
        GuiscardPart: {
            hexes: string[];
            holder: number;
            id: string;
            last: boolean;
        };
        /**
         * GuiscardPerson
         * @description What is printed on the front of a counter, and its price.
         */
        GuiscardPerson: {
            armoured: boolean;
            arms: string;
            attack: number;
            code: string;
            command: boolean;
            cost: number;
            defence: number;
            id: string;
            kind: string;
            movement: number;
            name: string;
            weapon: string;
        };
        GuiscardPrompts: {
            "place-unit": {
                unit: string | null;
            };
            "face-unit": {
                unit: string | null;
            };
            fire: {
                round: number;
            };
            charge: {
                round: number;
            };
            "choose-path": {
                unit: string | null;
            };
            "offer-counter-charge": {
                unit: string | null;
            };
            move: {
                round: number;
            };
            step: {
                unit: string | null;
                points: number;
            };
            "offer-defensive-fire": {
                unit: string | null;
            };
            combat: {
                round: number;
            };
            "name-fighters": {
                unit: string | null;
            };
            "offer-evasion": {
                unit: string | null;
            };
            "choose-loss": {
                unit: string | null;
            };
            "choose-retreat": {
                unit: string | null;
            };
            "choose-room": {
                unit: string | null;
            };
            "choose-fall": {
                unit: string | null;
            };
            "offer-advance": {
                unit: string | null;
            };
            "choose-cover": {
                unit: string | null;
            };
            "advance-on": {
                unit: string | null;
            };
            "choose-exit": Record<string, never>;
            emplace: {
                device: string | null;
            };
            "choose-ladder-fall": {
                unit: string | null;
            };
            "choose-drop": {
                unit: string | null;
            };
            "flee-fire": {
                unit: string | null;
            };
            "offer-rope": {
                unit: string | null;
            };
            muster: {
                points: number;
            };
            sicken: {
                count: number;
            };
            sabotage: {
                day: number;
            };
            "offer-parley": {
                chance: number;
            };
            "give-orders": {
                day: number;
                left: number;
            };
            sally: {
                day: number;
                left: number;
            };
            "pick-men": {
                purpose: string | null;
                count: number;
            };
            "station-men": {
                day: number;
            };
            "choose-edge": {
                day: number;
            };
            "meet-relief": {
                day: number;
            };
            "choose-map": {
                round: number;
            };
            "first-turn": {
                day: number;
            };
            "storm-tower": {
                day: number;
            };
        };
        /**
         * GuiscardSiege
         * @description The siege sheet.
         */
        GuiscardSiege: {
            action: string;
            battle_used: boolean;
            besieger: number;
            building: string;
            construction: components["schemas"]["GuiscardConstruction"][];
            day: number;
            days: components["schemas"]["GuiscardDay"][];
            delayed_until: number;
            edge: string | null;
            engineer: boolean;
            engines: {
                [key: string]: number;
            };
            engines_of_besieged: {
                [key: string]: number;
            };
            event_bonus: components["schemas"]["GuiscardEventBonus"];
            events: string[];
            initiative: number | null;
            map: ("building" | "field") | null;
            men: components["schemas"]["GuiscardMan"][];
            muster: components["schemas"]["GuiscardMuster"] | null;
            parts: components["schemas"]["GuiscardPart"][];
            reversed: boolean;
            strength: [
                number,
                number
            ];
            supplies: components["schemas"]["GuiscardSupplies"];
            surrender: components["schemas"]["GuiscardSurrender"];
            works: components["schemas"]["GuiscardWork"][];
        };
        /**
         * GuiscardSupplies
         * @description Until when the besieged can eat.
         */
        GuiscardSupplies: {
            captured: number;
            last_day: number;
            left: number;
        };
        /**
         * GuiscardSurrender
         * @description The chance, per cent, that the besieged give up if asked.
         */
        GuiscardSurrender: {
            chance: number;
            last_leader: boolean;
            pressure: number;
        };
        /**
         * GuiscardUnit
         * @description A man or a horse as it stands. `lances`: the hex that a formation's lances hold; `tail`: the second hex of a horse.
         */
        GuiscardUnit: {
            armoured: boolean;
            arms: string;
            attack: number;
            carries: string | null;
            code: string;
            defence: number;
            facing: string | null;
            /** @enum {unknown} */
            health: "dead" | "healthy" | "wounded";
            hex: string | null;
            horse: boolean;
            id: string;
            kind: string;
            lances?: string | null;
            led_by: string | null;
            marks: string[];
            mounted: boolean;
            movement: number;
            moving: boolean;
            name: string;
            /** @enum {unknown} */
            place: "beneath" | "carried" | "gone" | "left" | "map" | "ridden" | "unplaced" | "waiting";
            rides: string | null;
            seat: number;
            spent: number;
            stunned: boolean;
            tail: string | null;
            target: string | null;
            weapon: string;
        };
        /**
         * GuiscardView
         * @description The whole table. `sides`: every feature of a hex side once, as owner, direction, feature.
         */
        GuiscardView: {
            active: number;
            armies: string[];
            breaches: string[];
            casualties: [
                number,
                number
            ];
            columns: number;
            corner_slits: [
                string,
                string
            ][];
            crowns: {
                [key: string]: string[];
            };
            engines: components["schemas"]["GuiscardEngine"][];
            exit: string | null;
            fires: components["schemas"]["GuiscardFire"][];
            gate: components["schemas"]["GuiscardGate"] | null;
            goal: components["schemas"]["GuiscardGoal"];
            ladders: components["schemas"]["GuiscardDevice"][];
            levels: {
                [key: string]: number;
            };
            loot: components["schemas"]["GuiscardLoot"][];
            map: string;
            naphtha: string[];
            night: boolean;
            number: number;
            points: number;
            ropes: components["schemas"]["GuiscardDevice"][];
            round: number;
            rounds: number;
            rows: number;
            scenario: string;
            sides: [
                string,
                string,
                string
            ][];
            siege: components["schemas"]["GuiscardSiege"] | null;
            step: string;
            tents_down: number;
            text: string[];
            units: components["schemas"]["GuiscardUnit"][];
        };
        /**
         * GuiscardWork
         * @description A hex of wall, tower or gate, and how far it is knocked down. `aimed`: engines that throw at it today.
         */
        GuiscardWork: {
            aimed: number;
            damage: number;
            destroyed: boolean;
            hex: string;
            make: string;
            stages: number;
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
         * @description Somebody, as keepers see them.
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
         * Learning
         * @description What I have learnt: stars by course and lesson, and how often I have heard each word of the coach, as `game/id`.
         *
         *         The higher number counts. `anew`: before that the coach forgets what I have heard.
         */
        Learning: {
            /** @default {} */
            lessons: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @default {} */
            heard: {
                [key: string]: number;
            };
            /** @default false */
            anew: boolean;
        };
        /**
         * Learnt
         * @description All that I have learnt, on whichever device.
         */
        Learnt: {
            lessons: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            heard: {
                [key: string]: number;
            };
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
            ahead: string[];
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
            question: Named | null;
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
            answer: Named | null;
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
            question: Named;
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
            outcome: Named | null;
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
         *         played, or nothing. `reaction_s`: how long the table waits for each person who might react in secret, whether or not they can;
         *         `late`: whoever has not answered by then is waited for (which tells that they are asked), or passes.
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
            position: Named | null;
            /** @default null */
            promise: string | null;
            /** @default null */
            contribution: string | null;
        };
        /**
         * NewToken
         * @description A key for a program: it plays as me, or only reads what I may see; it ends after this many days (None: never).
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
            odds: Named | null;
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
            details: Named;
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
         * @description Something a player works out before deciding, in the game's own words: `{"about": "reach", "unit": "robert"}`.
         */
        Question: {
            question: Named;
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
            params: Named;
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
            outcome: Named | null;
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
        Struct: Named;
        /**
         * TableInfo
         * @description A table as it stands in lists.
         *
         *         `waiting`: seats that must decide now; None where that is a secret, but somebody with several seats sees their own.
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
            outcome: Named | null;
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
            board: Named;
            asked: components["schemas"]["Asked"][];
            legal: Named[];
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
export type AnalysedBetter = components['schemas']['AnalysedBetter'];
export type AnalysedChange = components['schemas']['AnalysedChange'];
export type AnalysedGame = components['schemas']['AnalysedGame'];
export type AnalysedSeat = components['schemas']['AnalysedSeat'];
export type AnalysedSentence = components['schemas']['AnalysedSentence'];
export type AnalysedStep = components['schemas']['AnalysedStep'];
export type AnalysedTurning = components['schemas']['AnalysedTurning'];
export type Answer = components['schemas']['Answer'];
export type AnswerProposal = components['schemas']['AnswerProposal'];
export type AnswerUndo = components['schemas']['AnswerUndo'];
export type AskHint = components['schemas']['AskHint'];
export type AskUndo = components['schemas']['AskUndo'];
export type Asked = components['schemas']['Asked'];
export type AuditLine = components['schemas']['AuditLine'];
export type BetterView = components['schemas']['BetterView'];
export type Bye = components['schemas']['Bye'];
export type ByzantionActions = components['schemas']['ByzantionActions'];
export type ByzantionBox = components['schemas']['ByzantionBox'];
export type ByzantionCard = components['schemas']['ByzantionCard'];
export type ByzantionCourse = components['schemas']['ByzantionCourse'];
export type ByzantionEffect = components['schemas']['ByzantionEffect'];
export type ByzantionEvent = components['schemas']['ByzantionEvent'];
export type ByzantionEvents = components['schemas']['ByzantionEvents'];
export type ByzantionMiniature = components['schemas']['ByzantionMiniature'];
export type ByzantionMission = components['schemas']['ByzantionMission'];
export type ByzantionPlayer = components['schemas']['ByzantionPlayer'];
export type ByzantionPrompts = components['schemas']['ByzantionPrompts'];
export type ByzantionRows = components['schemas']['ByzantionRows'];
export type ByzantionSolo = components['schemas']['ByzantionSolo'];
export type ByzantionSoloEvent = components['schemas']['ByzantionSoloEvent'];
export type ByzantionTerritory = components['schemas']['ByzantionTerritory'];
export type ByzantionTrial = components['schemas']['ByzantionTrial'];
export type ByzantionUnit = components['schemas']['ByzantionUnit'];
export type ByzantionView = components['schemas']['ByzantionView'];
export type ByzantionWork = components['schemas']['ByzantionWork'];
export type ByzantiumActions = components['schemas']['ByzantiumActions'];
export type ByzantiumBox = components['schemas']['ByzantiumBox'];
export type ByzantiumBoxes = components['schemas']['ByzantiumBoxes'];
export type ByzantiumBulgars = components['schemas']['ByzantiumBulgars'];
export type ByzantiumCity = components['schemas']['ByzantiumCity'];
export type ByzantiumDiscs = components['schemas']['ByzantiumDiscs'];
export type ByzantiumEvents = components['schemas']['ByzantiumEvents'];
export type ByzantiumGuards = components['schemas']['ByzantiumGuards'];
export type ByzantiumLink = components['schemas']['ByzantiumLink'];
export type ByzantiumPlaces = components['schemas']['ByzantiumPlaces'];
export type ByzantiumPlayer = components['schemas']['ByzantiumPlayer'];
export type ByzantiumPrintedCity = components['schemas']['ByzantiumPrintedCity'];
export type ByzantiumPrintedSpace = components['schemas']['ByzantiumPrintedSpace'];
export type ByzantiumPrompts = components['schemas']['ByzantiumPrompts'];
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
export type GameAnalysis = components['schemas']['GameAnalysis'];
export type GameCourse = components['schemas']['GameCourse'];
export type GameEvent = components['schemas']['GameEvent'];
export type GameInfo = components['schemas']['GameInfo'];
export type GameSchema = components['schemas']['GameSchema'];
export type GamesPlayed = components['schemas']['GamesPlayed'];
export type GiveOrder = components['schemas']['GiveOrder'];
export type GivenOrder = components['schemas']['GivenOrder'];
export type GuiscardActions = components['schemas']['GuiscardActions'];
export type GuiscardConstruction = components['schemas']['GuiscardConstruction'];
export type GuiscardDay = components['schemas']['GuiscardDay'];
export type GuiscardDevice = components['schemas']['GuiscardDevice'];
export type GuiscardEngine = components['schemas']['GuiscardEngine'];
export type GuiscardEventBonus = components['schemas']['GuiscardEventBonus'];
export type GuiscardEvents = components['schemas']['GuiscardEvents'];
export type GuiscardFire = components['schemas']['GuiscardFire'];
export type GuiscardGate = components['schemas']['GuiscardGate'];
export type GuiscardGoal = components['schemas']['GuiscardGoal'];
export type GuiscardGoalLine = components['schemas']['GuiscardGoalLine'];
export type GuiscardGoalParams = components['schemas']['GuiscardGoalParams'];
export type GuiscardLoot = components['schemas']['GuiscardLoot'];
export type GuiscardMan = components['schemas']['GuiscardMan'];
export type GuiscardMuster = components['schemas']['GuiscardMuster'];
export type GuiscardPart = components['schemas']['GuiscardPart'];
export type GuiscardPerson = components['schemas']['GuiscardPerson'];
export type GuiscardPrompts = components['schemas']['GuiscardPrompts'];
export type GuiscardSiege = components['schemas']['GuiscardSiege'];
export type GuiscardSupplies = components['schemas']['GuiscardSupplies'];
export type GuiscardSurrender = components['schemas']['GuiscardSurrender'];
export type GuiscardUnit = components['schemas']['GuiscardUnit'];
export type GuiscardView = components['schemas']['GuiscardView'];
export type GuiscardWork = components['schemas']['GuiscardWork'];
export type Health = components['schemas']['Health'];
export type Hint = components['schemas']['Hint'];
export type History = components['schemas']['History'];
export type ImportRecord = components['schemas']['ImportRecord'];
export type Invite = components['schemas']['Invite'];
export type InviteInfo = components['schemas']['InviteInfo'];
export type Join = components['schemas']['Join'];
export type KeptPerson = components['schemas']['KeptPerson'];
export type Learning = components['schemas']['Learning'];
export type Learnt = components['schemas']['Learnt'];
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
