/** The twelve works, put together from a kit of parts. Everything stands on the ground line and grows upwards: y is 0 at the ground and negative above it. */

export interface Part {
  width: number;
  height: number; // the highest point of its drawing
  wall: number; // how high the wall itself is: what stands on it begins there
  svg: string;
  outline: string;
  middle: number; // where heads stand: their height above the part's foot
}
interface House {
  gable: Part;
  side: Part;
  roof: Part;
  overhang?: number; // by which gable and side overlap when they stand together: heads of towers jut out
}
interface Rampart {
  main: Part;
  side: Part;
}

// --- strokes of the pen ---

const ink = (name: string) => `var(--${name})`;
const wall0 = ink("wall-0");
const wall1 = ink("wall-1");
const wall2 = ink("wall-2");
const wall3 = ink("wall-3");
const dark = ink("window");
const timber = ink("timber");
const timber2 = ink("timber-2");
const brick = ink("brick");
const brick2 = ink("brick-2");
const shapes = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
const box = (x: number, foot: number, width: number, height: number, fill: string, more = "") =>
  `<rect x="${x}" y="${-foot - height}" width="${width}" height="${height}" fill="${fill}"${more}/>`;
const many = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join("");
const shadow = (x: number, foot: number, width: number, height: number) =>
  box(x, foot, width, height, wall2, ' opacity=".55"');

/** A round-headed opening. */
const arch = (x: number, foot: number, width: number, height: number, fill: string) =>
  shapes(
    `M${x - width / 2} ${-foot}V${-foot - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${-foot}Z`,
    fill,
  );
const window = (x: number, foot: number, width = 8, height = 15) =>
  arch(x, foot - 1.5, width + 4, height + 4, wall0) + arch(x, foot, width, height, dark);
/** Two lights under one arch. */
const twin = (x: number, foot: number, height = 19) =>
  arch(x, foot - 2, 21, height + 6, wall0) +
  arch(x - 4.6, foot, 6.6, height, dark) +
  arch(x + 4.6, foot, 6.6, height, dark);
const slit = (x: number, foot: number, height = 15) => arch(x, foot, 3.6, height, dark);
const row = (from: number, width: number, count: number, one: (x: number) => string) =>
  many(count, (i) => one(from + (width * (i + 0.5)) / count));
const course = (x: number, foot: number, width: number, colour = wall3) => box(x, foot, width, 2.6, colour);
const plinth = (x: number, width: number, colour = wall3) => box(x, 0, width, 6, colour, ' opacity=".75"');
const door = (x: number, width: number, height: number) =>
  arch(x, 0, width + 7, height + 4, wall3) +
  arch(x, 0, width, height, timber) +
  line(`M${x} 0v${-height + 2}`, timber2, 1.4);
const portcullis = (x: number, width: number, height: number) =>
  arch(x, 0, width + 12, height + 6, wall3) +
  arch(x, 0, width, height, dark) +
  line(
    many(4, (i) => `M${x - width / 2 + ((i + 1) * width) / 5} 0v${-height + (i === 0 || i === 3 ? 8 : 2)}`) +
      `M${x - width / 2} ${-height * 0.36}h${width}M${x - width / 2} ${-height * 0.62}h${width}`,
    ink("roof-ochre"),
    1.5,
  );
const shield = (x: number, y: number) =>
  shapes(`M${x - 4.5} ${y - 11}h9v6c0 4-3 5.500-4.500 6.500-1.500-1-4.500-2.500-4.500-6.500Z`, ink("shield")) +
  line(`M${x} ${y - 11}v12M${x - 4.5} ${y - 6.5}h9`, wall0, 1);
/** A few joints, so that stone looks like stone. */
const joints = (x: number, width: number, height: number, colour = wall3) =>
  many(Math.floor(height / 17), (i) => {
    const y = 13 + i * 17;
    return (
      box(x + ((i * 37) % 53) * (width / 70) + 3, y, 8, 1.5, colour, ' opacity=".55"') +
      (i % 2 ? box(x + width - 16 - ((i * 11) % 13), y + 6, 7, 1.5, colour, ' opacity=".55"') : "")
    );
  });
/** The teeth of a battlement, as the upper edge of a path from left to right. */
const teeth = (x: number, y: number, width: number, count: number, high = 9) => {
  const step = width / (2 * count - 1);
  return many(count, (i) => `${i ? `H${+(x + 2 * i * step).toFixed(1)}` : ""}V${y - high}h${+step.toFixed(1)}V${y}`);
};
const block = (x: number, foot: number, width: number, height: number, count: number, high = 9) =>
  `M${x} ${-foot}V${-foot - height}${teeth(x, -foot - height, width, count, high)}V${-foot}Z`;
const rectangle = (x: number, foot: number, width: number, height: number) =>
  `M${x} ${-foot}v${-height}h${width}v${height}Z`;
const pennant = (x: number, y: number) =>
  line(`M${x} ${y}v-15`, timber2, 1.6) + shapes(`M${x} ${y - 15}h11l-3 3.500 3 3.500h-11Z`, ink("oxblood"));
const cone = (x: number, foot: number, width: number, height: number, colour: string) =>
  shapes(`M${x - 4} ${-foot}L${x + width / 2} ${-foot - height}L${x + width + 4} ${-foot}Z`, ink(colour)) +
  shapes(
    `M${x + width / 2} ${-foot - height}L${x + width + 4} ${-foot}H${x + width / 2 + 2}Z`,
    ink(`${colour}-2`),
    ' opacity=".75"',
  );
const ball = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="2.600" fill="${ink("coin")}"/>`;

/** A roof seen from its long side: a leaning area with rows of tiles. */
function tiles(width: number, height: number, colour: string, rows = 4): string {
  const edge = (k: number) => `M${-4 + (6 * k) / rows} ${(-height * k) / rows}H${width + 4 - (6 * k) / rows}`;
  return (
    shapes(`M-4 0L2 ${-height}H${width - 2}L${width + 4} 0Z`, ink(colour)) +
    line(
      many(rows - 1, (k) => edge(k + 1)),
      ink(`${colour}-2`),
      1.3,
    ) +
    box(0, height - 3, width, 3.5, ink(`${colour}-2`)) +
    box(-4, 0, width + 8, 3, ink(`${colour}-2`))
  );
}
const leaning = (width: number, height: number) => `M-4 0L2 ${-height}H${width - 2}L${width + 4} 0Z`;
const dormer = (x: number, foot: number, colour: string) =>
  box(x - 7, foot, 14, 12, wall1) +
  arch(x, foot + 1, 6, 10, dark) +
  shapes(`M${x - 10} ${-foot - 11}l10-9 10 9Z`, ink(`${colour}-2`));

/** Steps of a gable from the wall to the top, left to right. */
function steps(width: number, wall: number, top: number, count: number): string {
  const rise = (top - wall) / count;
  const run = width / (2 * count + 1);
  return (
    `M0 0V${-wall}` +
    many(count, (i) => `v${-rise}h${run}${i < count - 1 ? "" : `h${run}`}`) +
    many(count, () => `v${rise}h${run}`).replace(/h[\d.]+$/, `H${width}`) +
    `V${-wall}V0Z`
  );
}
const gabled = (width: number, wall: number, top: number, over = 0) =>
  `M0 0V${-wall}${over ? `L${-over} ${-wall + over}` : ""}L${width / 2} ${-top}${over ? `L${width + over} ${-wall + over}` : ""}L${width} ${-wall}V0Z`;
const verge = (width: number, wall: number, top: number, colour: string, thick = 5) =>
  line(`M-5 ${-wall + 6}L${width / 2} ${-top}L${width + 5} ${-wall + 6}`, ink(`${colour}-2`), thick);

const part = (
  width: number,
  height: number,
  wall: number,
  svg: string,
  outline: string,
  middle = wall * 0.3,
): Part => ({
  width,
  height,
  wall,
  svg,
  outline,
  middle,
});
const roof = (width: number, height: number, svg: string, outline = leaning(width, height), top = height): Part =>
  part(width, top, 0, svg, outline, height / 2);

// --- houses ---

/** 3: timber frame under thatch. */
function smallHouse(): House {
  const posts = (width: number, wall: number) =>
    line(`M2.500 -14V${-wall}M${width - 2.5} -14V${-wall}M0 ${-wall}H${width}M0 -16H${width}`, timber, 5);
  const gable = part(
    96,
    134,
    66,
    shapes(gabled(96, 66, 132), wall0) +
      box(0, 0, 96, 16, wall2) +
      joints(0, 96, 16) +
      posts(96, 66) +
      line("M30 -18V-64M66 -18V-64M4 -18L28 -62M92 -18L68 -62M48 -66V-128M24 -66L48 -100L72 -66M28 -96H68", timber, 4) +
      door(48, 22, 40) +
      window(17, 30, 8, 16) +
      window(79, 30, 8, 16) +
      window(38, 72, 7, 14) +
      window(58, 72, 7, 14) +
      verge(96, 66, 134, "roof-ochre", 8),
    gabled(96, 66, 134),
  );
  const side = part(
    112,
    66,
    66,
    box(0, 0, 112, 66, wall0) +
      shadow(0, 0, 112, 66) +
      box(0, 0, 112, 16, wall2) +
      joints(0, 112, 20) +
      posts(112, 66) +
      line("M38 -18V-64M74 -18V-64M5 -18L35 -62M107 -18L77 -62", timber, 4) +
      window(20, 34, 8, 16) +
      window(56, 28, 9, 18) +
      window(92, 34, 8, 16),
    rectangle(0, 0, 112, 66),
  );
  return { gable, side, roof: roof(112, 62, tiles(112, 62, "roof-ochre", 5)) };
}

/** 4: stone, two storeys, tiles. */
function house(): House {
  const gable = part(
    100,
    178,
    106,
    shapes(gabled(100, 106, 176), wall1) +
      joints(2, 96, 100) +
      plinth(0, 100) +
      course(0, 52, 100) +
      course(0, 106, 100) +
      twin(28, 66) +
      twin(72, 66) +
      twin(50, 118, 17) +
      door(50, 24, 36) +
      window(17, 18, 8, 16) +
      window(83, 18, 8, 16) +
      verge(100, 106, 178, "roof-tile", 6),
    gabled(100, 106, 178),
  );
  const side = part(
    116,
    106,
    106,
    box(0, 0, 116, 106, wall1) +
      shadow(0, 0, 116, 106) +
      joints(2, 112, 100) +
      plinth(0, 116) +
      course(0, 52, 116) +
      row(4, 108, 3, (x) => twin(x, 66)) +
      row(4, 108, 4, (x) => window(x, 18, 9, 18)),
    rectangle(0, 0, 116, 106),
  );
  return { gable, side, roof: roof(116, 68, tiles(116, 68, "roof-tile", 6)) };
}

/** 9: stepped gable, three storeys, dormers. */
function largeHouse(): House {
  const outline = steps(112, 138, 206, 5);
  const gable = part(
    112,
    206,
    138,
    shapes(outline, wall1) +
      joints(2, 108, 132) +
      plinth(0, 112) +
      [46, 92, 138].map((y) => course(0, y, 112)).join("") +
      row(6, 100, 4, (x) => window(x, 60, 8, 18)) +
      row(6, 100, 4, (x) => window(x, 106, 8, 18)) +
      row(30, 52, 3, (x) => window(x, 148, 7, 15)) +
      window(56, 178, 6, 12) +
      door(56, 24, 34) +
      window(20, 16, 9, 17) +
      window(92, 16, 9, 17),
    outline,
  );
  const side = part(
    126,
    138,
    138,
    box(0, 0, 126, 138, wall1) +
      shadow(0, 0, 126, 138) +
      joints(2, 122, 132) +
      plinth(0, 126) +
      [46, 92].map((y) => course(0, y, 126)).join("") +
      row(4, 118, 5, (x) => window(x, 60, 8, 18)) +
      row(4, 118, 5, (x) => window(x, 106, 8, 18)) +
      row(4, 118, 4, (x) => window(x, 15, 9, 18)),
    rectangle(0, 0, 126, 138),
  );
  return {
    gable,
    side,
    roof: roof(126, 60, tiles(126, 60, "roof-tile", 5) + dormer(34, 14, "roof-tile") + dormer(92, 14, "roof-tile")),
  };
}

/** 11: brick, arcade, clock, a turret on the ridge. */
function townHall(): House {
  const outline = steps(112, 122, 186, 4);
  const storeys = (width: number, count: number) =>
    [42, 82].map((y) => course(0, y, width, wall1)).join("") +
    row(4, width - 8, count, (x) => window(x, 52, 8, 18)) +
    row(4, width - 8, count, (x) => window(x, 91, 8, 18));
  const arcade = (width: number, count: number) =>
    box(0, 0, width, 42, wall2) + row(3, width - 6, count, (x) => arch(x, 0, 19, 34, dark));
  const clock =
    `<circle cx="56" cy="-138" r="12" fill="${wall0}" stroke="${wall3}" stroke-width="2"/>` +
    line("M56 -138V-146M56 -138L61 -135", dark, 2);
  const gable = part(
    112,
    204,
    122,
    shapes(outline, brick) +
      line(outline.replace("M0 0V-122", "M0 -122").replace(/V-122V0Z$/, ""), wall1, 3) +
      storeys(112, 4) +
      arcade(112, 4) +
      course(0, 122, 112, wall1) +
      clock +
      window(56, 160, 6, 13) +
      cone(48, 186, 16, 18, "roof-copper"),
    outline,
  );
  const side = part(
    128,
    122,
    122,
    box(0, 0, 128, 122, brick) + box(0, 0, 128, 122, brick2, ' opacity=".28"') + storeys(128, 5) + arcade(128, 5),
    rectangle(0, 0, 128, 122),
  );
  const turret =
    box(56, 52, 16, 16, wall1) + arch(64, 54, 6, 11, dark) + cone(56, 68, 16, 22, "roof-copper") + ball(64, -91);
  return {
    gable,
    side,
    roof: roof(
      128,
      54,
      turret + tiles(128, 54, "roof-slate", 5) + dormer(30, 14, "roof-slate") + dormer(98, 14, "roof-slate"),
      "M-4 0L2 -54H52V-68L64 -90L76 -68V-54H126L132 0Z",
      94,
    ),
  };
}

// --- gates ---

/** 5: a crenellated block with a portcullis. */
function smallGate(): House {
  const gable = part(
    122,
    122,
    112,
    shapes(block(0, 0, 122, 112, 7), wall1) +
      joints(2, 118, 104) +
      plinth(0, 122) +
      course(0, 96, 122) +
      portcullis(61, 48, 64) +
      slit(16, 34, 18) +
      slit(106, 34, 18) +
      slit(24, 70, 16) +
      slit(98, 70, 16) +
      shield(61, -80),
    block(0, 0, 122, 112, 7),
    30,
  );
  const side = part(
    90,
    92,
    92,
    box(0, 0, 90, 92, wall1) +
      shadow(0, 0, 90, 92) +
      joints(2, 86, 88) +
      plinth(0, 90) +
      course(0, 46, 90) +
      row(6, 78, 3, (x) => slit(x, 20, 16)) +
      row(6, 78, 2, (x) => window(x, 60, 8, 16)),
    rectangle(0, 0, 90, 92),
  );
  return { gable, side, roof: roof(90, 38, tiles(90, 38, "roof-tile", 4)) };
}

/** 8: two round towers with caps. */
function greatGate(): House {
  const tower = (x: number) =>
    box(x, 0, 42, 134, wall1) +
    box(x + 24, 0, 18, 134, wall2, ' opacity=".7"') +
    joints(x + 2, 38, 126) +
    course(x - 2, 130, 46) +
    slit(x + 21, 26, 18) +
    window(x + 21, 66, 7, 16) +
    window(x + 21, 102, 7, 16) +
    cone(x, 134, 42, 54, "roof-slate") +
    ball(x + 21, -190);
  const gable = part(
    156,
    192,
    134,
    shapes(block(40, 0, 76, 106, 5), wall1) +
      joints(42, 72, 98) +
      course(40, 92, 76) +
      tower(0) +
      tower(114) +
      portcullis(78, 42, 58) +
      shield(64, -74) +
      shield(92, -74),
    `M0 0V-134H-4L21 -188L46 -134H42V-106${teeth(42, -106, 72, 5)}V-134H110L135 -188L160 -134H156V0Z`,
    28,
  );
  const side = part(
    88,
    112,
    112,
    box(0, 0, 88, 112, wall1) +
      shadow(0, 0, 88, 112) +
      joints(2, 84, 106) +
      plinth(0, 88) +
      course(0, 56, 88) +
      row(5, 78, 2, (x) => twin(x, 70)) +
      row(5, 78, 3, (x) => slit(x, 22, 18)),
    rectangle(0, 0, 88, 112),
  );
  return { gable, side, roof: roof(88, 48, tiles(88, 48, "roof-slate", 5) + dormer(44, 12, "roof-slate")) };
}

// --- towers ---

/** 6: slim, with a timber hoarding. */
function watchtower(): House {
  const shaft = (x: number, width: number) =>
    box(x, 0, width, 130, wall1) + joints(x + 2, width - 4, 124) + plinth(x, width);
  const hoarding = (width: number, foot: number) =>
    box(0, foot, width, 38, timber) +
    line(
      many(6, (i) => `M${((i + 0.5) * width) / 6} ${-foot}v-38`),
      timber2,
      1.4,
    ) +
    box(0, foot + 35, width, 3, timber2) +
    box(0, foot, width, 3, timber2);
  const gable = part(
    66,
    208,
    130,
    shaft(8, 50) +
      line("M8 -122L1 -131M58 -122L65 -131", timber2, 4) +
      hoarding(66, 130) +
      shapes("M0 -168L33 -204L66 -168Z", timber) +
      arch(33, 170, 8, 15, dark) +
      window(18, 142, 7, 12) +
      window(48, 142, 7, 12) +
      verge(66, 168, 207, "roof-slate", 5) +
      door(33, 17, 30) +
      slit(33, 52) +
      slit(24, 88) +
      slit(42, 88),
    "M8 0V-130H0V-168H-4L33 -208L70 -168H66V-130H58V0Z",
    40,
  );
  const side = part(
    62,
    130,
    130,
    shaft(6, 50) + shadow(6, 0, 50, 130) + slit(31, 30) + slit(31, 66) + slit(20, 98) + slit(42, 98),
    rectangle(6, 0, 50, 130),
    40,
  );
  const top =
    hoarding(62, 0) +
    row(0, 62, 3, (x) => window(x, 12, 6, 11)) +
    `<g transform="translate(0 -38)">${tiles(62, 38, "roof-slate", 4)}</g>`;
  return { gable, side, roof: roof(62, 76, top, "M0 0V-38H-4L2 -76H60L66 -38H62V0Z"), overhang: 14 };
}

/** 10: machicolation, copper roof, flag. */
function greatWatchtower(): House {
  const crown = (x: number, width: number, foot: number) =>
    many(Math.round(width / 11), (i) => box(x + 1 + (i * width) / Math.round(width / 11), foot - 8, 5, 9, wall3)) +
    box(x, foot, width, 17, wall1) +
    course(x, foot + 14, width) +
    row(x, width, 3, (at) => slit(at, foot + 3, 9));
  const shaft = (x: number, width: number) =>
    box(x, 0, width, 150, wall1) + joints(x + 2, width - 4, 144) + plinth(x, width);
  const gable = part(
    82,
    240,
    150,
    shaft(7, 68) +
      course(7, 74, 68) +
      crown(0, 82, 150) +
      shapes("M4 -167L41 -222L78 -167Z", wall1) +
      window(41, 176, 8, 18) +
      verge(82, 171, 224, "roof-copper", 5) +
      pennant(41, -222) +
      door(41, 22, 36) +
      window(24, 90, 7, 16) +
      window(58, 90, 7, 16) +
      slit(24, 122, 14) +
      slit(58, 122, 14) +
      shield(41, -100) +
      slit(20, 36) +
      slit(62, 36),
    "M7 0V-150H0V-167H-4L41 -224L86 -167H82V-150H75V0Z",
    46,
  );
  const side = part(
    78,
    167,
    167,
    shaft(6, 66) +
      shadow(6, 0, 66, 150) +
      course(6, 74, 66) +
      crown(0, 78, 150) +
      window(24, 90, 7, 16) +
      window(54, 90, 7, 16) +
      slit(39, 38) +
      slit(39, 122, 14),
    "M6 0V-150H0V-167H78V-150H72V0Z",
    46,
  );
  return { gable, side, roof: roof(78, 50, tiles(78, 50, "roof-copper", 5)), overhang: 13 };
}

// --- city walls ---

/** 1: low, with a coping. */
function smallWall(): Rampart {
  const main = part(
    170,
    42,
    36,
    box(0, 0, 170, 36, wall1) +
      joints(4, 160, 34) +
      row(0, 170, 3, (x) => slit(x, 10, 13)) +
      box(-2, 36, 174, 6, wall3),
    rectangle(0, 0, 170, 42),
    21,
  );
  const side = part(
    46,
    66,
    48,
    box(0, 0, 46, 48, wall1) +
      shadow(23, 0, 23, 48) +
      joints(2, 42, 44) +
      slit(23, 16, 16) +
      shapes("M-4 -48L23 -66L50 -48Z", wall3),
    "M0 0V-48H-4L23 -66L50 -48H46V0Z",
    22,
  );
  return { main, side };
}

/** 2: battlement and blind arches. */
function cityWall(): Rampart {
  const main = part(
    170,
    61,
    52,
    shapes(block(0, 0, 170, 52, 10), wall1) +
      plinth(0, 170) +
      course(0, 42, 170) +
      row(4, 162, 6, (x) => arch(x, 6, 15, 28, wall2) + slit(x, 12, 14)),
    block(0, 0, 170, 52, 10),
    26,
  );
  const side = part(
    42,
    86,
    76,
    shapes(block(0, 0, 42, 76, 3), wall1) +
      shadow(23, 0, 19, 76) +
      joints(2, 38, 70) +
      course(-2, 62, 46) +
      window(21, 34, 8, 16),
    block(0, 0, 42, 76, 3),
    26,
  );
  return { main, side };
}

/** 7: a timber walk under tiles. */
function roofedWall(): Rampart {
  const main = part(
    176,
    80,
    58,
    box(0, 0, 176, 40, wall1) +
      joints(4, 166, 36) +
      plinth(0, 176) +
      row(0, 176, 4, (x) => slit(x, 14, 15)) +
      box(0, 40, 176, 18, dark) +
      line(`${row(0, 176, 7, (x) => `M${x - 8} -56L${x} -47L${x + 8} -56M${x} -58V-40`)}M0 -42H176`, timber, 3) +
      `<g transform="translate(0 -58)">${tiles(176, 22, "roof-tile", 3)}</g>`,
    "M0 0V-58H-4L2 -80H174L180 -58H176V0Z",
    26,
  );
  const side = part(
    50,
    126,
    76,
    box(0, 0, 50, 76, wall1) +
      shadow(27, 0, 23, 76) +
      joints(2, 46, 70) +
      plinth(0, 50) +
      course(-2, 70, 54) +
      window(25, 28, 8, 18) +
      cone(0, 76, 50, 46, "roof-tile") +
      ball(25, -123),
    "M0 0V-76H-4L25 -122L54 -76H50V0Z",
    26,
  );
  return { main, side };
}

/** 12: a gate, slate towers, flags. */
function greatWall(): Rampart {
  const main = part(
    176,
    73,
    62,
    shapes(block(0, 0, 176, 62, 10), wall1) +
      joints(4, 166, 54) +
      plinth(0, 176) +
      course(0, 52, 176) +
      slit(24, 20, 18) +
      slit(50, 20, 18) +
      slit(126, 20, 18) +
      slit(152, 20, 18) +
      shapes(block(66, 0, 44, 72, 4, 6), wall2) +
      portcullis(88, 24, 40),
    block(0, 0, 176, 62, 10),
    26,
  );
  const side = part(
    52,
    150,
    88,
    box(0, 0, 52, 88, wall1) +
      shadow(28, 0, 24, 88) +
      joints(2, 48, 80) +
      plinth(0, 52) +
      course(-2, 80, 56) +
      window(26, 24, 8, 18) +
      slit(14, 56, 16) +
      slit(38, 56, 16) +
      cone(0, 88, 52, 46, "roof-slate") +
      pennant(26, -133),
    "M0 0V-88H-4L26 -134L56 -88H52V0Z",
    26,
  );
  return { main, side };
}

const HOUSES: Record<string, House> = {
  "small-house": smallHouse(),
  house: house(),
  "large-house": largeHouse(),
  "town-hall": townHall(),
  "small-city-gate": smallGate(),
  "great-city-gate": greatGate(),
  watchtower: watchtower(),
  "great-watchtower": greatWatchtower(),
};
const WALLS: Record<string, Rampart> = {
  "small-city-wall": smallWall(),
  "city-wall": cityWall(),
  "battlement-wall": roofedWall(),
  "great-city-wall": greatWall(),
};
export const WORKS = [...Object.keys(HOUSES), ...Object.keys(WALLS)];

// --- put together ---

export interface Placed {
  piece: string; // `gable-1`, `wall-2-main`
  part: Part;
  x: number;
  foot: number; // y of its foot
}
export interface Drawn {
  width: number;
  height: number;
  top: number; // y of the upper edge
  placed: Placed[];
  grounds: { x: number; y: number; width: number }[];
}

const GAP = 7;
const PAD = 6;
const APART = 26; // between two walls beside each other: their labels are wider than their towers

/** All six pieces of a work: a house unrolled flat, walls one above the other or beside each other. */
export function netOf(work: string, beside = false): Drawn {
  const wall = WALLS[work];
  return wall ? wallNet(wall, beside) : houseNet(HOUSES[work]!);
}

const WORTH_IT = 1.15; // one above the other its walls are told apart: beside each other they have to gain this much

/** The net that becomes largest in this place. */
export function netFor(work: string, width: number, height: number): Drawn {
  const scaleOf = (net: Drawn) => Math.min(width / net.width, height / net.height);
  const [above, beside] = [netOf(work), netOf(work, true)];
  return scaleOf(beside) > WORTH_IT * scaleOf(above) ? beside : above;
}

function houseNet({ gable, side, roof: top }: House): Drawn {
  const placed: Placed[] = [];
  let x = PAD;
  for (const number of [1, 2]) {
    placed.push({ piece: `gable-${number}`, part: gable, x, foot: 0 });
    x += gable.width + GAP;
    placed.push({ piece: `side-${number}`, part: side, x, foot: 0 });
    placed.push({ piece: `roof-${number}`, part: top, x, foot: -side.wall });
    x += side.width + GAP;
  }
  const width = x - GAP + PAD;
  const height = Math.max(gable.height, side.wall + top.height) + PAD;
  return { width, height: height + 4, top: -height, placed, grounds: [{ x: 0, y: 0, width }] };
}

function wallNet({ main, side }: Rampart, beside: boolean): Drawn {
  const high = Math.max(main.height, side.height);
  const wide = 2 * side.width + main.width + 2 * PAD + 2 * 4;
  const rise = beside ? 0 : high + 22; // room for a name under the upper wall
  const shift = beside ? wide + APART : 0;
  const walls = [
    { number: 1, left: 0, foot: -rise },
    { number: 2, left: shift, foot: 0 },
  ];
  const height = rise + high + PAD;
  return {
    width: wide + shift,
    height: height + 4,
    top: -height,
    placed: walls.flatMap(({ number, left, foot }) => [
      { piece: `wall-${number}-main`, part: main, x: left + PAD + side.width + 4, foot },
      { piece: `wall-${number}-side-1`, part: side, x: left + PAD, foot },
      { piece: `wall-${number}-side-2`, part: side, x: left + PAD + side.width + main.width + 8, foot },
    ]),
    grounds: walls.map(({ left, foot }) => ({ x: left, y: foot, width: wide })),
  };
}

/** A work as it looks when it stands: gable and long side, or one wall between its towers. */
export function portraitOf(work: string): Drawn {
  const wall = WALLS[work];
  if (wall) return wallPortrait(wall);
  const { gable, side, roof: top, overhang = 0 } = HOUSES[work]!;
  const width = gable.width + side.width - overhang + 2 * PAD;
  const height = Math.max(gable.height, side.wall + top.height) + PAD;
  const x = PAD + gable.width - overhang;
  return {
    width,
    height: height + 4,
    top: -height,
    placed: [
      { piece: "side-1", part: side, x, foot: 0 },
      { piece: "roof-1", part: top, x, foot: -side.wall },
      { piece: "gable-1", part: gable, x: PAD, foot: 0 },
    ],
    grounds: [{ x: 0, y: 0, width }],
  };
}

function wallPortrait({ main, side }: Rampart): Drawn {
  const width = 2 * side.width + main.width + 2 * PAD;
  const height = Math.max(main.height, side.height) + PAD;
  return {
    width,
    height: height + 4,
    top: -height,
    placed: [
      { piece: "wall-1-main", part: main, x: PAD + side.width, foot: 0 },
      { piece: "wall-1-side-1", part: side, x: PAD, foot: 0 },
      { piece: "wall-1-side-2", part: side, x: PAD + side.width + main.width, foot: 0 },
    ],
    grounds: [{ x: 0, y: 0, width }],
  };
}

/** The drawing of one piece alone: `large-house-gable-2`. */
export function partOf(work: string, piece: string): Part | null {
  const kind = piece.replace(/^wall-\d-/, "").replace(/-\d$/, "");
  const wall = WALLS[work];
  if (wall) return kind === "main" || kind === "side" ? wall[kind] : null;
  const parts = HOUSES[work];
  return parts && (kind === "gable" || kind === "side" || kind === "roof") ? parts[kind] : null;
}

export const boxOf = (drawn: Drawn): string => `0 ${drawn.top} ${drawn.width} ${drawn.height}`;
export const groundOf = (drawn: Drawn): string =>
  drawn.grounds
    .map(({ x, y, width }) => `<rect x="${x}" y="${y}" width="${width}" height="3" fill="var(--stone-deep)"/>`)
    .join("");

/** A whole work as one drawing. */
export function svgOf(drawn: Drawn): string {
  return (
    drawn.placed.map(({ part: one, x, foot }) => `<g transform="translate(${x} ${foot})">${one.svg}</g>`).join("") +
    groundOf(drawn)
  );
}
