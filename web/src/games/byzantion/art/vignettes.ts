/** The picture on a card: a hero with what he or she is known for, or the things that a card is about, on a ground of tesserae. */
import { portrait, PORTRAITS } from "./portraits";
import { THINGS } from "./things";

/** What each card that is no hero shows: the chief thing, and what lies beside it. */
const MOTIFS: Record<string, [string, string]> = {
  "commissioner-of-food-supply": ["loaf", "wheat"],
  "steward-of-the-food-supply": ["amphora", "loaf"],
  treasurer: ["coins", "key"],
  "silentiaries-of-the-palace": ["curtain", "staff"],
  "prefect-of-the-city": ["gate", "scales"],
  "law-clerks-of-the-quaestor": ["quill", "tablet"],
  "codex-commission": ["codex", "scroll"],
  referendarii: ["letter", "senate"],
  "senate-of-constantinople": ["senate", "scroll"],
  "chamberlains-of-the-bedchamber": ["bed", "key"],
  "agentes-in-rebus": ["eye", "horse"],
  "excubitor-captains": ["shield", "sword"],
  "aqueduct-wardens": ["aqueduct", "vase"],
  "church-steward": ["chalice", "bag"],
  "icon-workers-of-mount-sinai": ["icon", "tiles"],
  "ecclesiastical-escort": ["staff", "shield"],
  "deacons-of-the-great-church": ["dome", "candle"],
  "sleepless-monks": ["candle", "cowl"],
  "stylites-of-syria": ["pillar", "cross"],
  "hospice-of-sampson": ["mortar", "bed"],
  "scribes-of-the-scriptorium": ["book", "quill"],
  "synod-of-bishops": ["church", "staff"],
  "orphanage-of-zotikos": ["cradle", "candle"],
  "mosaicists-of-ravenna": ["tiles", "icon"],
  "pilgrims-of-jerusalem": ["shell", "staff"],
  "nuns-of-the-metanoia": ["veil", "candle"],
  "military-secretary": ["scroll", "sword"],
  "head-of-fortifications": ["tower", "stone"],
  "military-supplier": ["bag", "spear"],
  "bucellarii-guard": ["helmet", "horse"],
  "isaurian-infantry": ["shield", "spear"],
  "herul-horsemen": ["horse", "axe"],
  "hunnic-archers": ["bow", "horse"],
  "limitanei-of-the-frontier": ["tower", "plough"],
  "dromon-crews": ["dromon", "javelins"],
  "siege-engineers": ["ram", "tower"],
  "armourers-of-the-fabricae": ["anvil", "helmet"],
  "scholae-palatinae": ["helmet", "banner"],
  "sculpture-suppliers-of-aphrodisias": ["statue", "column"],
  "glassblowers-of-palestine": ["vase", "candle"],
  "telones-of-the-harbour-gate": ["gate", "coin"],
  "silk-weavers-of-tyre": ["silk", "cocoon"],
  "spice-traders-of-clysma": ["spice", "ship"],
  "money-changers-of-the-mese": ["coin", "scales"],
  "shipowners-of-alexandria": ["ship", "coins"],
  "purple-dyers-of-tyre": ["dye", "silk"],
  "ivory-carvers": ["tusk", "icon"],
  "papyrus-makers-of-egypt": ["reeds", "scroll"],
  "caravan-masters-of-palmyra": ["camel", "spice"],
  "silversmiths-of-antioch": ["silver", "anvil"],
  "marble-cutters-of-prokonnesos": ["column", "stone"],
  "fishermen-of-lesbos": ["fish", "ship"],
  "grain-fields-of-egypt": ["wheat", "plough"],
  "vineyards-of-gaza": ["grapes", "amphora"],
  "olive-groves-of-africa": ["olive", "amphora"],
  "shepherds-of-anatolia": ["sheep", "staff"],
  "timber-cutters-of-pontus": ["tree", "axe"],
  "quarrymen-of-thasos": ["stone", "column"],
  "horse-breeders-of-cappadocia": ["horse", "hut"],
  "beekeepers-of-attica": ["hive", "olive"],
  "lumber-yards-of-bithynia": ["logs", "ship"],
  "village-elders": ["hut", "staff"],
  "monastery-farmers": ["plough", "cowl"],
  "frontier-settlers": ["tent", "plough"],
  "mulberry-growers-of-phoenicia": ["mulberry", "silk"],
  "purple-persuasion": ["purse", "silk"],
  "whisper-of-the-confessor": ["cowl", "eye"],
  "mandate-of-the-sword": ["sword", "scroll"],
  "price-of-loyalty": ["coin", "shield"],
  "sealed-decree": ["letter", "quill"],
  "day-of-holy-silence": ["bell", "candle"],
  "iron-custody": ["key", "gate"],
  "closed-harbour": ["gate", "ship"],
  "veto-of-the-quaestor": ["codex", "scales"],
  anathema: ["book", "candle"],
  "turned-courier": ["horse", "letter"],
  "bought-informer": ["eye", "coin"],
  "senatorial-mandate": ["senate", "letter"],
  pilgrimage: ["shell", "church"],
  "march-of-duty": ["banner", "helmet"],
  "trade-envoy": ["camel", "scroll"],
  "seal-of-appointment": ["scroll", "letter"],
  "shepherds-of-the-faith": ["sheep", "cross"],
  "call-of-the-banner": ["labarum", "shield"],
  "rising-of-the-agora": ["column", "axe"],
  "imperial-stores": ["amphora", "coins"],
  "episcopal-stores": ["chalice", "loaf"],
  "spoils-of-war": ["silver", "shield"],
  "artisans-reserve": ["anvil", "vase"],
  assassination: ["dagger", "curtain"],
  seduction: ["curtain", "bed"],
  "forced-tonsure": ["cowl", "book"],
  "poisoned-cup": ["chalice", "mortar"],
  "acclamation-of-the-circus": ["horse", "banner"],
  "blessing-of-the-patriarch": ["cross", "dome"],
  "swords-in-the-square": ["sword", "column"],
  "purse-at-the-chalke-gate": ["bag", "gate"],
  "learned-advocate": ["scales", "codex"],
  "vigil-of-the-relics": ["icon", "candle"],
  "show-of-arms": ["helmet", "spear"],
  "hidden-warehouse": ["logs", "key"],
  panegyric: ["lyre", "scroll"],
  "right-of-asylum": ["church", "cross"],
  "triumphal-entry": ["gate", "banner"],
  "cooked-ledgers": ["tablet", "coins"],
};

const made = new Map<string, string>();

/** The drawing for a card, in a box of 72 by 48 around 0,0; empty for a card that nobody has drawn. */
export function vignette(id: string): string {
  const found = made.get(id);
  if (found !== undefined) return found;
  const hero = PORTRAITS[id];
  const [chief, beside] = MOTIFS[id] ?? ["", ""];
  let drawn = "";
  if (hero)
    drawn = `<g transform="translate(-11 0)">${portrait(id)}</g><g transform="translate(21 6) scale(1.050)">${THINGS[hero.holds]}</g>`;
  else if (chief)
    drawn =
      `<g opacity=".850"><g transform="translate(-25 8) scale(.780)">${THINGS[beside]}</g><g transform="translate(25 8) scale(-.780 .780)">${THINGS[beside]}</g></g>` +
      `<g transform="scale(1.580)">${THINGS[chief]}</g>`;
  made.set(id, drawn);
  return drawn;
}

export const DRAWN: readonly string[] = [...Object.keys(PORTRAITS), ...Object.keys(MOTIFS)];
