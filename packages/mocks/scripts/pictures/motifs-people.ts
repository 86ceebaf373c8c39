import { palette as c, skins } from './palette.ts'
import { doctor, head, looksOf } from './people.ts'
import type { Looks } from './people.ts'
import { box, circle, line, path, place } from './svg.ts'
import type { Svg } from './svg.ts'

const mother: Looks = { ...looksOf(11, true), skin: skins[1], scarf: c.teal, glasses: false, style: 1 }
const otherMother: Looks = {
  ...looksOf(7, true),
  skin: skins[2],
  hair: '#241c22',
  scarf: undefined,
  glasses: false,
  style: 0,
}

/** A baby's head, asleep. */
const sleepyHead = (): Svg =>
  circle(0, 0, 62, skins[1]) +
  path('M-60-16C-58-60-20-72 10-62C-6-40-34-40-60-16Z', '#3a2a20') +
  circle(60, 6, 12, skins[2]) +
  line('M-32 2C-26 10-16 10-10 2M14 2C20 10 30 10 36 2', c.ink, 5) +
  line('M-6 28C0 34 10 34 16 28', '#b8493a', 5) +
  circle(-34, 20, 9, c.rose, { opacity: 0.6 }) +
  circle(40, 20, 9, c.rose, { opacity: 0.6 })

/** A mother with a baby in her arms. */
export const motherAndBaby = (): Svg =>
  path('M-190 200C-190 60-120 0-40-20H50C130 0 190 70 190 200Z', c.orange) +
  place(0, -105, 0.78, head(mother)) +
  path('M-150 120C-100 40 60 30 120 70C160 110 110 190 20 190C-80 192-160 170-150 120Z', c.cream) +
  path('M-150 120C-100 60 20 40 110 66C60 60-60 90-110 170C-140 158-154 142-150 120Z', c.sand) +
  place(84, 78, 0.95, sleepyHead()) +
  path(
    'M-186 190C-170 120-130 120-60 150C-20 166 20 176 60 166C80 160 92 180 76 196C20 210-120 210-186 200Z',
    skins[1],
  ) +
  path('M-192 205C-190 150-170 110-140 118C-120 150-90 150-80 205Z', c.clay)

/** A nursing mother. */
export const nursing = (): Svg =>
  path('M-200 200C-200 60-130 0-50-20H40C120 0 190 70 200 200Z', c.sea) +
  place(-12, -105, 0.78, head(otherMother)) +
  path('M-130 60C-60 10 60 20 110 60C150 110 120 190 40 192C-70 196-150 150-130 60Z', c.cream) +
  place(-58, 62, 0.92, sleepyHead()) +
  path('M-20 110C40 70 100 80 116 104C130 150 90 190 30 192C-10 190-30 150-20 110Z', c.amber) +
  [
    [30, 120],
    [70, 110],
    [50, 150],
    [90, 145],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 7, c.cream))
    .join('') +
  path('M196 195C190 130 150 110 110 140C60 170 0 180-50 160C-72 152-86 172-68 186C0 214 130 214 196 205Z', skins[2]) +
  path('M202 205C200 150 180 110 146 120C120 150 100 160 96 205Z', c.teal)

/** An expectant mother, her hands on her belly. */
export const expecting = (): Svg =>
  path('M-110 210C-120 80-100 10-40-16H40C90 6 150 60 156 130C158 170 140 195 120 210Z', c.orange) +
  path('M40-16C90 6 150 60 156 130C158 170 140 195 120 210H40C100 170 100 60 40-16Z', c.clay, { opacity: 0.35 }) +
  place(0, -106, 0.76, head({ ...otherMother, style: 3 })) +
  path(
    'M-108 120C-80 90-60 60-66 20C-90 30-120 80-118 150C-60 190 40 180 96 140C112 128 100 108 82 116C30 140-40 146-108 120Z',
    skins[2],
  ) +
  path('M-60-10C-100 14-124 80-118 140L-76 122C-60 90-50 50-60-10Z', c.amber) +
  path('M48 92C30 74 2 88 12 112C22 132 40 142 52 156C62 142 84 130 90 110C96 86 66 74 48 92Z', c.cream, {
    transform: 'translate(10 -34) scale(.8)',
  })

/** A young woman with a plaster on the place of her vaccination. */
export const vaccinated = (): Svg =>
  path('M-120 210C-130 90-110 10-40-18H44C120 6 150 80 150 210Z', c.teal) +
  place(0, -106, 0.76, head({ ...otherMother, style: 2 })) +
  path('M-128 206C-150 150-152 92-132 54L-66 70C-72 120-74 160-70 206Z', skins[2]) +
  path('M-60-12C-108 4-132 24-140 52L-62 70C-58 50-54 30-60-12Z', c.sea) +
  box(-142, 88, 74, 30, c.cream, 15, { transform: 'rotate(-8 -105 103)' }) +
  box(-118, 91, 26, 24, c.amber, 4, { transform: 'rotate(-8 -105 103)' })

/** A baby, awake. */
export const baby = (): Svg =>
  path('M-150 205C-150 110-90 80 0 80S150 110 150 205Z', c.amber) +
  circle(0, -30, 140, skins[1]) +
  circle(-140, -20, 26, skins[2]) +
  circle(140, -20, 26, skins[2]) +
  path('M-40-160C-10-190 40-180 30-150C70-160 60-120 20-124C-10-126-30-140-40-160Z', '#3a2a20') +
  circle(-50, -30, 17, c.ink) +
  circle(50, -30, 17, c.ink) +
  circle(-44, -37, 6, c.white) +
  circle(56, -37, 6, c.white) +
  path('M-36 20C-20 56 20 56 36 20Z', '#b8493a') +
  circle(-86, 10, 24, c.rose, { opacity: 0.6 }) +
  circle(86, 10, 24, c.rose, { opacity: 0.6 }) +
  path('M-70 100C-30 140 30 140 70 100L60 90C30 120-30 120-60 90Z', c.cream)

/** A child who is being measured. */
export const measured = (): Svg =>
  box(80, -200, 62, 400, c.cream, 10) +
  Array.from({ length: 15 }, (_, index) =>
    line(`M142 ${-180 + index * 26}H${index % 5 === 0 ? 98 : 118}`, index % 5 === 0 ? c.clay : c.sea, 7),
  ).join('') +
  box(-80, -158, 190, 18, c.clay, 9) +
  place(
    -20,
    -68,
    0.72,
    head({
      ...looksOf(31, false),
      skin: skins[2],
      grey: false,
      beard: false,
      glasses: false,
      style: 1,
      hair: '#1d1a1a',
    }),
  ) +
  path('M-92 110C-96 40-70 8-40 4H0C34 8 58 40 52 110Z', c.orange) +
  line('M-84 40C-110 80-112 110-104 126M46 40C70 80 74 110 66 126', skins[2], 24) +
  path('M-88 104H48L44 190H-8L-20 140L-32 190H-84Z', c.teal) +
  box(-90, 184, 62, 20, c.ink, 10) +
  box(-12, 184, 62, 20, c.ink, 10)

const gymnast = (x: number, colour: string, looks: Looks, scale: number): Svg =>
  place(
    x,
    0,
    scale,
    line('M-40 20C-110-20-120-100-84-160M40 20C110-20 120-100 84-160', looks.skin, 30) +
      path('M-70 150C-80 60-76 10-40-4H40C76 10 80 60 70 150Z', colour) +
      path('M-70 140H70L64 250H10L0 190L-10 250H-64Z', c.deep) +
      place(0, -70, 0.62, head(looks)),
  )

/** Three people who exercise. */
export const gymnastics = (): Svg =>
  gymnast(-160, c.sea, { ...looksOf(5, false), beard: false, glasses: false }, 0.74) +
  gymnast(160, c.amber, { ...mother, scarf: c.clay }, 0.74) +
  gymnast(0, c.orange, otherMother, 0.92)

/** Two colleagues of the hospital. */
export const team = (): Svg =>
  place(98, -40, 0.62, doctor({ ...looksOf(42, false), beard: false })) +
  place(-82, -20, 0.66, doctor({ ...mother, scarf: c.sea, shirt: c.amber }))

/** A dialysis machine beside a kidney. */
export const dialysisMachine = (): Svg =>
  box(-20, -190, 200, 330, c.white, 22) +
  box(0, -166, 160, 104, c.deep, 10) +
  line('M14-110H50L64-140L84-84L98-110H146', c.amber, 8) +
  circle(30, -10, 34, c.sea) +
  circle(124, -10, 34, c.orange) +
  circle(30, -10, 14, c.white) +
  circle(124, -10, 14, c.white) +
  box(14, 50, 132, 60, c.mint, 10) +
  box(0, 140, 40, 46, c.grey, 8) +
  box(120, 140, 40, 46, c.grey, 8) +
  line('M-4-10C-70-10-60 60-120 60M-4 26C-60 40-50 100-110 96', c.clay, 13) +
  place(
    -135,
    40,
    0.85,
    path(
      'M40-120C-20-150-110-110-115-10C-118 80-40 135 25 115C75 98 70 50 35 30C15 15 15-20 38-35C75-58 90-98 40-120Z',
      c.rose,
    ),
  )
