// Four scenes of our own, in flat shapes; ornaments.mjs lays them in tesserae.
const svg = (w, h, body) => ({
  width: w,
  height: h,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`,
});
const rep = (n, f) => Array.from({ length: n }, (_, i) => f(i)).join("");

const GOLD = `<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b98a2c"/><stop offset=".6" stop-color="#e0b857"/><stop offset="1" stop-color="#f2d993"/></linearGradient>`;
const SEA = `<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3f8794"/><stop offset="1" stop-color="#123c4a"/></linearGradient>`;

const waves = (y0, y1, w) =>
  rep(Math.floor((y1 - y0) / 26), (r) =>
    rep(Math.ceil(w / 90) + 1, (c) => {
      const x = c * 90 - (r % 2) * 45;
      const y = y0 + r * 26;
      return `<path d="M${x} ${y}q22 -14 45 0t45 0v7q-22 14 -45 0t-45 0z" fill="${["#6fb0b6", "#2c6d7b", "#a9d2d0"][(r + c) % 3]}" opacity=".75"/>`;
    }),
  );

const wall = (x, y, w, h, stone = "#e9d9b5", shade = "#bfa77c") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${stone}"/>` +
  rep(
    Math.floor(w / 28),
    (i) => `<rect x="${x + i * 28}" y="${y - 16}" width="17" height="17" fill="${stone}"/>`,
  ) +
  rep(
    Math.floor(h / 30),
    (r) => `<rect x="${x}" y="${y + 16 + r * 30}" width="${w}" height="8" fill="#a5563a" opacity=".75"/>`,
  ) +
  `<rect x="${x + w - 9}" y="${y}" width="9" height="${h}" fill="${shade}"/>`;

const tower = (x, y, w, h) =>
  wall(x, y, w, h, "#f1e5c8") +
  `<rect x="${x + w / 2 - 8}" y="${y + 26}" width="16" height="34" rx="8" fill="#3c0f2f"/>`;

const dome = (cx, base, r, fill, rib) =>
  `<path d="M${cx - r} ${base}A${r} ${r * 0.9} 0 0 1 ${cx + r} ${base}Z" fill="${fill}"/>` +
  rep(
    3,
    (i) =>
      `<path d="M${cx + (i - 1) * r * 0.5} ${base}Q${cx + (i - 1) * r * 0.42} ${base - r * 0.6} ${cx} ${base - r * 0.9}" stroke="${rib}" stroke-width="${r * 0.045}" fill="none"/>`,
  ) +
  `<rect x="${cx - 5}" y="${base - r * 0.9 - 40}" width="10" height="44" fill="#f7f1e3"/><circle cx="${cx}" cy="${base - r * 0.9 - 42}" r="12" fill="#f7e8b8"/>`;

const church = (cx, base, s) => {
  const p = (n) => n * s;
  return (
    `<rect x="${cx - p(230)}" y="${base - p(150)}" width="${p(460)}" height="${p(150)}" fill="#c98d6a"/>` +
    rep(
      9,
      (i) =>
        `<path d="M${cx - p(206) + p(i * 48)} ${base - p(34)}v${-p(50)}a${p(14)} ${p(14)} 0 0 1 ${p(28)} 0v${p(50)}z" fill="#3c0f2f"/>`,
    ) +
    dome(cx - p(165), base - p(150), p(72), "#8f3d79", "#e7c777") +
    dome(cx + p(165), base - p(150), p(72), "#8f3d79", "#e7c777") +
    `<rect x="${cx - p(120)}" y="${base - p(232)}" width="${p(240)}" height="${p(232)}" fill="#dba684"/>` +
    `<rect x="${cx - p(120)}" y="${base - p(240)}" width="${p(240)}" height="${p(16)}" fill="#f7f1e3"/>` +
    rep(
      7,
      (i) =>
        `<path d="M${cx - p(98) + p(i * 29)} ${base - p(176)}v${-p(24)}a${p(9)} ${p(9)} 0 0 1 ${p(18)} 0v${p(24)}z" fill="#3c0f2f"/>`,
    ) +
    `<path d="M${cx - p(40)} ${base}v${-p(86)}a${p(40)} ${p(40)} 0 0 1 ${p(80)} 0v${p(86)}z" fill="#3c0f2f"/>` +
    dome(cx, base - p(238), p(128), "#6d2159", "#e7c777")
  );
};

const cypress = (x, y, h) =>
  `<path d="M${x} ${y}q${h * 0.2} ${-h * 0.5} 0 ${-h}q${-h * 0.2} ${h * 0.5} 0 ${h}z" fill="#24563a"/>`;

const ship = (x, y, s, sail, mark, flip = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})"><path d="M-92 0q92 46 184 0l-16 34q-76 30 -152 0z" fill="#5b2d1d"/><path d="M-92 0q92 46 184 0l-4 9q-88 42 -176 0z" fill="#dcb257"/><rect x="-4" y="-132" width="8" height="150" fill="#3b2114"/><path d="M4 -128q86 40 66 118q-30 -14 -66 -12z" fill="${sail}"/><path d="M-4 -120q-50 40 -40 102q18 -10 40 -8z" fill="${sail}" opacity=".85"/><circle cx="34" cy="-58" r="15" fill="${mark}"/>${rep(8, (i) => `<path d="M${-70 + i * 20} 20l-16 34" stroke="#e9d9b5" stroke-width="4"/>`)}</g>`;

const rays = (cx, cy, n, len, colour) =>
  rep(n, (i) => {
    const a = (i / n) * Math.PI * 2;
    const b = a + Math.PI / n / 1.6;
    const at = (t, r) => `${cx + Math.cos(t) * r} ${cy + Math.sin(t) * r}`;
    return `<path d="M${at(a, 40)}L${at(a, len)}L${at(b, len)}Z" fill="${colour}" opacity=".35"/>`;
  });

const hero = svg(
  1680,
  720,
  `<defs>${GOLD}${SEA}</defs><rect width="1680" height="720" fill="url(#gold)"/>${rays(840, 330, 30, 1200, "#f9e7b4")}` +
    `<path d="M0 430q200 -90 420 -20t430 -10t430 20t400 -40v200h-1680z" fill="#7f8f56"/><path d="M0 470q260 -70 560 0t620 -6t500 10v120h-1680z" fill="#5b7444"/>` +
    rep(14, (i) => cypress(60 + i * 122 + (i % 3) * 20, 500 + (i % 2) * 12, 74 + (i % 4) * 16)) +
    church(840, 520, 1.02) +
    church(330, 520, 0.42) +
    church(1330, 520, 0.46) +
    wall(0, 496, 1680, 84) +
    rep(8, (i) => tower(20 + i * 226, 454, 84, 130)) +
    `<rect y="578" width="1680" height="142" fill="url(#sea)"/>${waves(594, 720, 1680)}` +
    ship(470, 622, 0.9, "#6d2159", "#e7c777") +
    ship(1180, 636, 1.0, "#f7f1e3", "#2c7d52", -1),
);

const standard = (x, y, s, cloth, mark, shape) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-6" y="-250" width="12" height="330" fill="#3b2114"/><circle cx="0" cy="-258" r="16" fill="#e7c777"/>` +
  (shape === "labarum"
    ? `<rect x="-84" y="-238" width="168" height="12" fill="#e7c777"/><path d="M-76 -226h152v150l-24 -18l-26 18l-26 -18l-26 18l-26 -18l-24 18z" fill="${cloth}"/><circle cx="0" cy="-160" r="40" fill="none" stroke="${mark}" stroke-width="13"/><circle cx="0" cy="-160" r="13" fill="${mark}"/>`
    : `<path d="M6 -240h176l-52 60l52 60h-176z" fill="${cloth}"/><path d="M26 -196h90M26 -164h70" stroke="${mark}" stroke-width="13"/>`) +
  `</g>`;

const byzantium = svg(
  760,
  500,
  `<defs>${GOLD}${SEA}</defs><rect width="760" height="500" fill="url(#gold)"/>${rays(380, 250, 24, 600, "#f9e7b4")}` +
    `<path d="M0 330q140 -66 280 -16t480 -30v216h-760z" fill="#c9a86a"/><path d="M0 386q200 -52 380 0t380 -10v124h-760z" fill="#a98143"/>` +
    church(380, 372, 0.44) +
    wall(210, 352, 340, 46) +
    standard(150, 400, 1.15, "#6d2159", "#e7c777", "labarum") +
    standard(560, 400, 1.15, "#f7f1e3", "#2c7d52", "swallow") +
    rep(
      5,
      (i) =>
        `<path d="M${20 + i * 54} 500v-76l10 -26l10 26v76z" fill="#5a1846"/><circle cx="${30 + i * 54}" cy="420" r="17" fill="#e7c777"/>`,
    ) +
    rep(
      5,
      (i) =>
        `<path d="M${490 + i * 54} 500v-76l10 -26l10 26v76z" fill="#24563a"/><circle cx="${500 + i * 54}" cy="420" r="17" fill="#f7f1e3"/>`,
    ),
);

const byzantion = svg(
  760,
  500,
  `<defs>${GOLD}</defs><rect width="760" height="500" fill="url(#gold)"/><circle cx="380" cy="216" r="182" fill="#f2d993"/><circle cx="380" cy="216" r="182" fill="none" stroke="#a3281f" stroke-width="14"/><circle cx="380" cy="216" r="160" fill="none" stroke="#3f8794" stroke-width="9"/>` +
    `<path d="M120 500q20 -150 190 -170h140q170 20 190 170z" fill="#5a1846"/><path d="M250 500q10 -110 90 -160h80q80 50 90 160z" fill="#7b2b62"/>` +
    `<path d="M280 352q100 74 200 0l22 52q-122 84 -244 0z" fill="#dcb257"/>${rep(9, (i) => `<circle cx="${284 + i * 24}" cy="${388 + Math.sin((i / 8) * Math.PI) * 34}" r="9" fill="${["#a3281f", "#f7f1e3", "#24606e"][i % 3]}"/>`)}` +
    `<path d="M302 190q0 -84 78 -84t78 84v46q0 92 -78 104q-78 -12 -78 -104z" fill="#e8bb92"/><path d="M292 214q-10 -116 88 -118t88 118q-14 -66 -30 -74h-116q-16 8 -30 74z" fill="#3b2114"/>` +
    `<path d="M322 214q20 -15 42 0q-20 13 -42 0zM396 214q20 -15 42 0q-20 13 -42 0z" fill="#fffaf0"/><circle cx="343" cy="214" r="8" fill="#2a1a2c"/><circle cx="417" cy="214" r="8" fill="#2a1a2c"/><path d="M318 196q24 -16 48 -2M394 194q24 -14 48 2" stroke="#3b2114" stroke-width="8" fill="none"/><path d="M381 214l-9 48h18" stroke="#b98258" stroke-width="7" fill="none"/><path d="M354 292q26 14 52 0" stroke="#a3281f" stroke-width="10" fill="none"/>` +
    `<path d="M286 150v-66l38 34l56 -62l56 62l38 -34v66q-94 -34 -188 0z" fill="#f0c862"/><path d="M286 150q94 -34 188 0v18q-94 -34 -188 0z" fill="#a3281f"/><circle cx="380" cy="100" r="14" fill="#f7f1e3"/><circle cx="318" cy="128" r="10" fill="#24606e"/><circle cx="442" cy="128" r="10" fill="#24606e"/>` +
    rep(
      6,
      (i) =>
        `<circle cx="282" cy="${180 + i * 26}" r="9" fill="#f7f1e3"/><circle cx="478" cy="${180 + i * 26}" r="9" fill="#f7f1e3"/>`,
    ) +
    rep(
      4,
      (i) =>
        `<g transform="translate(${i < 2 ? 22 + i * 46 : 602 + (i - 2) * 46} ${i % 2 ? 150 : 110})"><path d="M0 0h40v300h-40z" fill="#c98d6a"/><path d="M-8 -16h56v24h-56z" fill="#f7f1e3"/><path d="M-8 300h56v24h-56z" fill="#f7f1e3"/></g>`,
    ),
);

const guiscard = svg(
  760,
  500,
  `<defs>${GOLD}${SEA}</defs><rect width="760" height="500" fill="url(#gold)"/>${rays(560, 130, 26, 520, "#f9e7b4")}<circle cx="560" cy="130" r="46" fill="#f7f1e3"/>` +
    `<path d="M0 300l120 -90l110 70l130 -130l150 120l110 -60l140 90v200h-760z" fill="#8b9a74"/><path d="M0 356q180 -70 380 0t380 -20v164h-760z" fill="#5b7444"/>` +
    `<path d="M470 330l50 -70h150l56 70v60h-256z" fill="#8c6f3f"/>${wall(500, 226, 190, 110)}${tower(480, 176, 70, 170)}${tower(640, 176, 70, 170)}<path d="M572 336v-44a24 24 0 0 1 48 0v44z" fill="#3c0f2f"/>` +
    `<path d="M0 430q200 -40 380 6t380 -12v76h-760z" fill="#3f5a34"/>` +
    `<path d="M120 86q86 0 86 96v24h-172v-24q0 -96 86 -96z" fill="#a9b0b4"/><path d="M34 198h172v22h-172z" fill="#dcb257"/><path d="M110 198h20v86q-10 10 -20 0z" fill="#8b9398"/><path d="M112 66h16l-2 30h-12z" fill="#dcb257"/><path d="M120 90v108" stroke="#dcb257" stroke-width="9"/>` +
    `<path d="M48 220h58v44q-26 14 -50 0zM134 220h58l-8 44q-24 14 -50 0z" fill="#e8bb92"/><path d="M40 220h-14q-8 150 60 196h68q68 -46 60 -196h-14q-4 80 -80 84q-76 -4 -80 -84z" fill="#77808a"/>${rep(6, (r) => rep(9, (c) => `<circle cx="${40 + c * 20 + (r % 2) * 10}" cy="${310 + r * 18}" r="6" fill="#99a3ac"/>`))}` +
    `<path d="M20 500q0 -96 100 -100t100 100z" fill="#77808a"/>` +
    `<path d="M330 170q76 -34 152 0q10 170 -76 300q-86 -130 -76 -300z" fill="#a3281f"/><path d="M330 170q76 -34 152 0q10 170 -76 300q-86 -130 -76 -300z" fill="none" stroke="#e7c777" stroke-width="14"/><path d="M340 330l132 -132v50l-120 120z" fill="#f7f1e3"/><path d="M366 404l100 -100v46l-84 84z" fill="#f7f1e3"/><circle cx="406" cy="262" r="24" fill="#e7c777"/>` +
    `<path d="M264 500v-440" stroke="#3b2114" stroke-width="12"/><path d="M264 20l16 56h-32z" fill="#c5cbd0"/><path d="M270 84h92l-24 24l24 24h-92z" fill="#24606e"/>`,
);

export const scenes = {
  hero,
  byzantium: { ...byzantium, cell: 7.5 },
  byzantion: { ...byzantion, cell: 7.5 },
  guiscard: { ...guiscard, cell: 7.5 },
};
