import { palette as c } from './palette.ts'
import { box, circle, line, oval, path, place } from './svg.ts'
import type { Svg } from './svg.ts'

const star = (x: number, y: number, size: number, colour: string): Svg =>
  path(
    `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
    colour,
  )

/** A running shoe. */
export const shoe = (): Svg =>
  path(
    'M-195-70C-160-60-130-80-110-110L20-20C70 15 150 10 185 55C200 75 198 95 195 105H-195C-205 50-200-20-195-70Z',
    c.orange,
  ) +
  path('M-110-110L20-20C-40 30-140 30-196-10C-198-32-197-52-195-70C-160-60-130-80-110-110Z', c.amber) +
  path('M-200 95H200C205 130 185 150 160 150H-170C-195 150-205 125-200 95Z', c.white) +
  line('M-60-62L-90-25M-25-38L-55 0M10-14L-20 22M45 8L20 42', c.white, 13) +
  line('M-190 122H185', c.mist, 9) +
  line('M-280 20H-225M-290 70H-228M-270 118H-228', c.mist, 11)

/** Moon and stars above a pillow. */
export const sleep = (): Svg =>
  path('M40-190C-40-180-95-110-80-30C-66 45 5 90 80 75C30 60-5 15-8-40C-12-100 10-150 40-190Z', c.amber) +
  star(110, -130, 36, c.cream) +
  star(150, -30, 22, c.amber) +
  star(-150, -120, 24, c.cream) +
  path(
    'M-190 80C-150 60 150 60 190 80C175 110 175 140 190 175C150 190-150 190-190 175C-175 140-175 110-190 80Z',
    c.white,
  ) +
  path('M190 80C175 110 175 140 190 175C150 190 0 188-60 186C60 170 150 140 160 74C172 76 182 77 190 80Z', c.mint) +
  line('M-110 110C-60 125 40 125 100 108', c.mist, 8)

/** A balanced plate. */
export const plate = (): Svg =>
  circle(0, 0, 195, c.white) +
  circle(0, 0, 160, c.mint) +
  path('M0 0V-150A150 150 0 0 1 130 75Z', c.sand) +
  path('M0 0L130 75A150 150 0 0 1-30 147Z', c.clay) +
  path('M0 0L-30 147A150 150 0 0 1-146-35Z', c.sea) +
  path('M0 0L-146-35A150 150 0 0 1 0-150Z', c.orange) +
  [
    [45, -80],
    [80, -40],
    [60, -10],
    [95, 10],
    [35, -35],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 13, 7, c.white, { transform: `rotate(${x} ${x} ${y})` }))
    .join('') +
  [
    [-75, 20],
    [-60, 75],
    [-105, 40],
    [-45, 110],
  ]
    .map(([x = 0, y = 0]) => path(`M${x} ${y}c18-26 46-20 44 4c-10 24-36 20-44-4z`, c.mist))
    .join('') +
  path('M30 85C50 65 85 75 92 92C80 110 50 112 30 85ZM92 92L112 78V106Z', c.amber) +
  circle(-70, -75, 30, c.clay) +
  circle(-30, -105, 22, c.amber)

/** Spoons of sugar, salt and oil. */
export const spoons = (): Svg =>
  [
    [-115, c.white, 0],
    [0, c.mint, 1],
    [115, c.amber, 2],
  ]
    .map(([x, filling, kind]) =>
      place(
        Number(x),
        0,
        1,
        box(-11, -20, 22, 215, c.grey, 11) +
          oval(0, -95, 52, 82, c.grey) +
          oval(0, -98, 40, 66, String(filling)) +
          (kind === 0
            ? [
                [-14, -120],
                [10, -110],
                [-6, -88],
                [14, -80],
              ]
                .map(([a = 0, b = 0]) => box(a - 9, b - 9, 18, 18, c.mist, 3))
                .join('')
            : kind === 1
              ? [
                  [-14, -120],
                  [10, -112],
                  [-4, -92],
                  [16, -84],
                  [-16, -78],
                ]
                  .map(([a = 0, b = 0]) => circle(a, b, 5, c.teal))
                  .join('')
              : line('M-16-130C-22-110-20-90-12-80', c.white, 9)),
      ),
    )
    .join('')

/** A desk with its screen at the height of the eyes. */
export const desk = (): Svg =>
  box(-200, 60, 400, 24, c.clay, 8) +
  box(-180, 84, 20, 110, c.clay) +
  box(160, 84, 20, 110, c.clay) +
  box(-70, -140, 210, 140, c.ink, 14) +
  box(-56, -126, 182, 112, c.mint, 6) +
  box(22, 0, 26, 46, c.grey) +
  box(-22, 44, 114, 16, c.grey, 8) +
  line('M-36-96H50M-36-66H90M-36-38H20', c.sea, 11) +
  box(-170, 34, 60, 26, c.white, 6) +
  place(-160, 4, 0.9, path('M0 34C-40 10-36-40-4-60C4-30 8 0 0 34ZM0 34C-6 0 20-40 56-44C54-8 36 26 0 34Z', c.sea)) +
  oval(170, 46, 18, 13, c.orange)

/** A cigarette broken in two. */
export const cigarette = (): Svg =>
  place(-70, 40, 1, box(-130, -26, 150, 52, c.amber, 8) + path('M20-26H70L56-8L76 6L60 26H20Z', c.white), -8) +
  place(
    85,
    -30,
    1,
    path('M-60-26H90V26H-70L-56 8L-74-6Z', c.white) + box(86, -26, 34, 52, c.clay, 6) + circle(122, 0, 14, c.orange),
    22,
  ) +
  line('M175-20C150-70 200-100 172-150S190-190 180-205', c.grey, 11, { opacity: 0.7 }) +
  [
    [0, 20],
    [14, 44],
    [-16, 54],
  ]
    .map(([x = 0, y = 0]) => box(x, y, 14, 9, c.amber, 3))
    .join('')

/** A crescent and dates. */
export const fasting = (): Svg =>
  path('M60-200C-50-190-120-95-95 10C-72 105 30 150 125 110C50 105-10 45-12-35C-14-100 15-160 60-200Z', c.amber) +
  star(100, -90, 46, c.orange) +
  path('M-150 110H150C140 165 80 190 0 190S-140 165-150 110Z', c.teal) +
  [
    [-85, 95, -20],
    [-30, 80, 10],
    [30, 92, -14],
    [88, 92, 24],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(x, y, 1, oval(0, 0, 40, 23, c.clay) + line('M-20-8C-8-16 10-16 22-8', c.amber, 6), turn),
    )
    .join('') +
  line('M-150 112H150', c.mist, 10)

/** A glass of water below the sun. */
export const water = (): Svg =>
  circle(95, -105, 62, c.amber) +
  Array.from({ length: 12 }, (_, index) =>
    line('M95-190V-212', c.orange, 13, { transform: `rotate(${index * 30} 95 -105)` }),
  ).join('') +
  path('M-130-90H50L28 170C26 186 14 194 0 194H-80C-94 194-106 186-108 170Z', c.white, { opacity: 0.92 }) +
  path('M-121-10C-80-30-50 10 0-8S30-18 42-10L26 166C25 178 16 182 4 182H-84C-96 182-104 178-105 166Z', c.mist) +
  path('M-112 70C-80 55-40 85 30 62L24 166C23 178 16 182 4 182H-84C-96 182-104 178-105 166Z', c.sea, {
    opacity: 0.55,
  }) +
  line('M-96-60L-86 120', c.white, 11)

/** A glass with rehydration salts. */
export const salts = (): Svg =>
  path('M-120-110H60L40 165C38 182 26 190 12 190H-72C-86 190-98 182-100 165Z', c.white) +
  path('M-112-20C-70-36-30 0 53-20L39 162C38 176 28 180 16 180H-74C-88 180-96 176-98 162Z', c.amber) +
  line('M40-190L-30 120', c.grey, 13) +
  oval(-34, 138, 18, 32, c.grey, { transform: 'rotate(12 -34 138)' }) +
  place(
    135,
    70,
    1,
    path('M-62-90L62-78L50 110L-74 98Z', c.teal) +
      line('M-40-50L34-44M-44-14L28-8', c.mint, 11) +
      circle(-4, 50, 24, c.orange),
    6,
  )

/** A bowl of baby food. */
export const bowl = (): Svg =>
  path('M-185-10H185C180 100 100 170 0 170S-180 100-185-10Z', c.sea) +
  path('M185-10C180 100 100 170 0 170C60 150 120 90 130-10Z', c.teal) +
  oval(0, -10, 185, 46, c.mint) +
  oval(0, -10, 160, 34, c.amber) +
  [
    [-70, -18, c.orange],
    [-20, 2, c.sea],
    [50, -14, c.clay],
    [95, 0, c.orange],
    [-110, -4, c.sea],
    [10, -22, c.orange],
  ]
    .map(([x, y, colour]) => oval(Number(x), Number(y), 20, 11, String(colour)))
    .join('') +
  place(130, -80, 1, box(-9, -110, 18, 150, c.clay, 9) + oval(0, 52, 26, 38, c.clay), 35) +
  line('M-60-70C-75-95-45-110-60-138M0-70C-15-95 15-110 0-138', c.grey, 10, { opacity: 0.7 })

/** A mosquito. */
export const mosquito = (): Svg =>
  oval(-70, -70, 120, 40, c.mint, { transform: 'rotate(34 -70 -70)', opacity: 0.95 }) +
  oval(70, -75, 120, 36, c.mist, { transform: 'rotate(-40 70 -75)', opacity: 0.9 }) +
  path('M-20-20C40-40 130 10 190 95C130 90 30 70-20 25Z', c.ink) +
  [0, 1, 2, 3]
    .map((index) => line(`M${40 + index * 34} ${-8 + index * 22}L${22 + index * 34} ${38 + index * 16}`, c.white, 11))
    .join('') +
  oval(-38, 0, 52, 44, c.deep) +
  circle(-92, 8, 30, c.ink) +
  circle(-102, 0, 9, c.orange) +
  line('M-112 26L-190 96', c.ink, 8) +
  line('M-60 30L-110 110L-130 185M-30 38L-30 120L-60 190M5 42L50 115L40 190M-70-30L-120-60M20-10L90-20', c.ink, 8)

/** A head with calm waves. */
export const mind = (): Svg =>
  path(
    'M-10-185C-100-185-155-115-150-40C-148-5-172 25-180 50C-182 62-160 66-150 70L-146 110C-142 140-115 140-85 136L-76 190H85C78 140 110 105 130 60C175-50 110-185-10-185Z',
    c.teal,
  ) +
  line(
    'M-105-80C-75-110-45-50-15-80S45-110 75-80M-110-30C-80-60-50 0-20-30S40-60 85-30M-100 20C-70-10-40 50-10 20S50-10 70 20',
    c.amber,
    15,
  ) +
  star(120, -165, 28, c.orange)

/** A clock between day and night. */
export const shifts = (): Svg =>
  circle(0, 0, 190, c.white) +
  path('M0-165A165 165 0 0 1 0 165Z', c.deep) +
  path('M0-165A165 165 0 0 0 0 165Z', c.sand) +
  circle(-80, -5, 32, c.orange) +
  path('M100-45C70-35 60-2 76 22C88 40 110 44 126 36C104 30 92 4 100-45Z', c.amber) +
  star(62, 80, 16, c.cream) +
  star(112, 92, 10, c.cream) +
  circle(0, 0, 190, 'none', { stroke: c.teal, 'stroke-width': 22 }) +
  line('M0 0V-110', c.clay, 15) +
  line('M0 0L58 42', c.clay, 15) +
  circle(0, 0, 15, c.ink)

/** Two rings. */
export const rings = (): Svg =>
  circle(-60, 40, 112, 'none', { stroke: c.amber, 'stroke-width': 30 }) +
  circle(70, 40, 112, 'none', { stroke: c.orange, 'stroke-width': 30 }) +
  path('M-22 138A112 112 0 0 0 48 68', 'none', { stroke: c.amber, 'stroke-width': 30 }) +
  path('M-100-110H-20L-60-60ZM-100-110L-82-140H-38L-20-110Z', c.mist) +
  line('M-100-110H-20', c.sea, 7)

/** Hands below running water. */
export const hands = (): Svg =>
  path('M-60-200H60V-150C110-150 130-120 130-80H70C70-95 62-102 40-102H-60Z', c.grey) +
  line('M100-70V60', c.mist, 30) +
  line('M84-60V40M112-60V66', c.white, 7) +
  path(
    'M-200 60C-120 20-60 30 0 40L110 58C140 62 140 96 108 96L20 92L130 118C156 126 150 156 124 152L-20 130C-80 160-150 150-200 130Z',
    '#d9a273',
  ) +
  line('M20 92L-30 84M40 130L-10 118', '#a96f45', 7) +
  [
    [60, 30, 26],
    [100, 96, 22],
    [20, 66, 18],
    [140, 60, 16],
    [-20, 40, 20],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, c.white, { opacity: 0.85 }) + circle(x - r / 3, y - r / 3, r / 4, c.mint),
    )
    .join('')

/** A stage with a lectern. */
export const stage = (): Svg =>
  box(-200, -170, 400, 230, c.teal, 16) +
  box(-176, -146, 352, 182, c.foam, 8) +
  line('M-140-100H20M-140-60H-20M-140-20H40', c.sea, 13) +
  circle(100, -60, 52, c.orange) +
  path('M100-60V-112A52 52 0 0 1 145-34Z', c.amber) +
  path('M-60 70H60L44 190H-44Z', c.clay) +
  box(-76, 56, 152, 26, c.amber, 8) +
  line('M30 56C30 20 50 20 56 4', c.ink, 9) +
  circle(58, 0, 13, c.ink)
