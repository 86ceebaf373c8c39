import { palette as c } from './palette.ts'
import { box, circle, line, oval, path, place } from './svg.ts'
import type { Svg } from './svg.ts'

// Each motif is drawn in a square from -200 to 200.

const heartShape =
  'M0 165C-150 60-185-5-175-70C-165-135-105-165-55-145C-28-134-10-112 0-88C10-112 28-134 55-145C105-165 165-135 175-70C185-5 150 60 0 165Z'

/** A heart with the line of its beat. */
export const heart = (): Svg =>
  path(heartShape, c.orange) +
  path('M0 165C150 60 185-5 175-70C170-108 148-133 120-143C150-60 120 60 0 165Z', c.clay, { opacity: 0.45 }) +
  path('M-140-75C-138-105-115-125-88-124', 'none', {
    stroke: c.cream,
    'stroke-width': 16,
    'stroke-linecap': 'round',
    opacity: 0.8,
  }) +
  line('M-230 10H-80L-50-50L-10 75L25-25L45 10H230', c.white, 15)

/** A heart that is being mended. */
export const mendedHeart = (): Svg =>
  path(heartShape, c.rose) +
  path('M0 165C150 60 185-5 175-70C170-108 148-133 120-143C150-60 120 60 0 165Z', c.clay, { opacity: 0.35 }) +
  place(
    20,
    -5,
    1,
    box(-95, -34, 190, 68, c.sand, 34) +
      box(-34, -34, 68, 68, c.cream, 6) +
      [
        [-14, -14],
        [14, -14],
        [-14, 14],
        [14, 14],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, c.amber))
        .join(''),
    -32,
  )

/** A vessel that narrows. */
export const vessel = (): Svg =>
  path('M-230-95C-120-95-80-60 0-60S120-95 230-95V95C120 95 80 60 0 60S-120 95-230 95Z', c.clay) +
  path('M-230-65C-120-65-80-28 0-22S120-65 230-65V65C120 65 80 28 0 34S-120 65-230 65Z', c.rose) +
  path('M-105-52C-60-66 60-66 105-52C70-10 40-6 0-4S-70-10-105-52Z', c.amber) +
  path('M-100 52C-60 66 60 66 100 52C70 26 40 26 0 26S-70 26-100 52Z', c.sand) +
  [
    [-190, -18],
    [-150, 22],
    [-120, -6],
    [-60, 12],
    [10, 11],
    [75, 8],
    [130, -14],
    [165, 24],
    [200, -22],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 19, 13, c.orange) + oval(x, y, 9, 5, c.clay, { opacity: 0.6 }))
    .join('')

/** A brain, seen from its side. */
export const brain = (): Svg =>
  path(
    'M-20-150C20-178 75-165 95-135C140-135 172-100 165-58C195-25 190 35 150 55C148 95 110 120 70 108L62 120C66 150 50 180 22 182C30 150 20 118 0 104C-40 122-85 112-100 85C-150 88-182 50-170 5C-195-40-170-95-125-100C-110-145-58-168-20-150Z',
    c.rose,
  ) +
  path('M165-58C195-25 190 35 150 55C148 95 110 120 70 108C100 60 140 20 165-58Z', c.clay, { opacity: 0.4 }) +
  line(
    'M-20-150C-38-120-22-92 8-92S40-62 20-40M-125-100C-95-108-70-85-75-55S-110-15-82 8M-170 5C-140-8-112 12-110 38S-130 78-100 85M95-135C70-125 62-95 85-78S120-40 92-22M165-58C135-62 112-38 125-8S112 40 82 36M-20-20C10-30 42-6 34 24S-6 66 10 90M-40 60C-58 40-48 18-26 14',
    c.clay,
    12,
    { opacity: 0.75 },
  )

/** Both lungs with their airways. */
export const lungs = (): Svg =>
  path('M-30-60C-70-120-110-90-140-10C-165 60-170 120-150 145C-120 165-70 140-40 120C-25 108-25 60-28 10Z', c.rose) +
  path('M30-60C70-120 110-90 140-10C165 60 170 120 150 145C120 165 70 140 40 120C25 108 25 60 28 10Z', c.rose) +
  path('M140-10C165 60 170 120 150 145C130 158 100 150 72 138C120 100 140 60 140-10Z', c.clay, { opacity: 0.35 }) +
  line(
    'M0-180V-70M0-70C0-35-30-30-55-5S-95 45-100 80M0-70C0-35 30-30 55-5S95 45 100 80M-60 0C-60 35-70 60-68 95M60 0C60 35 70 60 68 95M-78 30C-105 35-118 50-130 70M78 30C105 35 118 50 130 70',
    c.sea,
    17,
  ) +
  [-165, -140, -115, -90].map((y) => line(`M-16 ${y}H16`, c.mist, 8)).join('')

/** A stomach with rising acid. */
export const stomach = (): Svg =>
  path(
    'M-55-190C-50-130-60-95-95-60C-150-5-165 70-115 125C-60 180 60 170 115 110C150 72 160 30 150 0C125-55 60-40 40-75C25-105 5-140-5-190Z',
    c.rose,
  ) +
  path(
    'M-128 60C-90 40-60 80-15 62S70 30 148 40C140 70 130 95 115 110C60 170-60 180-115 125C-125 112-130 85-128 60Z',
    c.amber,
  ) +
  [
    [-60, 105, 14],
    [-5, 125, 10],
    [45, 95, 16],
    [85, 75, 9],
    [-95, 80, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c.cream, { opacity: 0.75 }))
    .join('') +
  line('M150 5C185 20 190 65 175 105', c.clay, 34, { opacity: 0.85 }) +
  line('M-35-60C-20-30 5-15 40-10', c.clay, 10, { opacity: 0.5 })

/** A pair of kidneys. */
export const kidneys = (): Svg => {
  const one =
    path(
      'M40-120C-20-150-110-110-115-10C-118 80-40 135 25 115C75 98 70 50 35 30C15 15 15-20 38-35C75-58 90-98 40-120Z',
      c.clay,
    ) +
    path('M5-90C-45-100-85-65-86-8C-86 50-45 88 5 80C20 60-15 45-20 5S20-70 5-90Z', c.rose) +
    line('M-55-50C-30-40-20-20-18 0M-62 10C-42 6-28 4-16 6M-48 55C-30 45-22 30-18 14', c.cream, 9)
  return (
    place(-90, -20, 0.95, one) +
    `<g transform="translate(90 -20) scale(-0.95 0.95)">${one}</g>` +
    line('M-55-12C-28 0-20 60-16 175M55-12C28 0 20 60 16 175', c.amber, 20) +
    line('M-18-180V170', c.orange, 13) +
    line('M18-180V170', c.sea, 13)
  )
}

/** An eye. */
export const eye = (): Svg =>
  path('M-210 0C-130-120 130-120 210 0C130 120-130 120-210 0Z', c.white) +
  circle(0, 0, 92, c.sea) +
  circle(0, 0, 92, 'none', { stroke: c.teal, 'stroke-width': 12 }) +
  Array.from({ length: 18 }, (_, index) =>
    line('M0-50V-80', c.mist, 6, { transform: `rotate(${index * 20})`, opacity: 0.7 }),
  ).join('') +
  circle(0, 0, 44, c.ink) +
  circle(26, -28, 18, c.white) +
  line('M-210 0C-130-120 130-120 210 0', c.teal, 18) +
  line('M-205-75C-110-180 110-180 205-75', c.clay, 16, { opacity: 0.7 })

/** The joint of a knee. */
export const knee = (): Svg =>
  path('M-70-200H60L52-95C95-88 112-50 95-18C60 8-62 8-98-18C-115-50-100-88-62-95Z', c.cream) +
  path('M60-200L52-95C95-88 112-50 95-18C85-10 70-6 50-2C62-60 20-100 20-200Z', c.sand) +
  oval(0, 8, 92, 17, c.mist) +
  path('M-92 26C-50 18 50 18 92 26C105 55 85 82 52 90L60 200H-62L-52 90C-86 82-105 55-92 26Z', c.cream) +
  path('M92 26C105 55 85 82 52 90L60 200H14C20 120 40 70 60 22Z', c.sand) +
  oval(-118, -20, 26, 44, c.amber) +
  line('M-128-60C-150-110-120-150-105-190M-128 22C-140 80-110 130-100 185', c.clay, 15, { opacity: 0.75 }) +
  [0, 1, 2]
    .map((index) =>
      line(
        `M${122 + index * 26} -40C${140 + index * 26} -10 ${140 + index * 26} 20 ${122 + index * 26} 46`,
        c.orange,
        10,
        { opacity: 0.9 - index * 0.25 },
      ),
    )
    .join('')

/** A tooth and its brush. */
export const tooth = (): Svg =>
  path(
    'M-110-110C-70-160-30-120 0-120S70-160 110-110C150-55 110 20 95 70C85 110 80 165 50 165C20 165 30 85 0 85S-20 165-50 165C-80 165-85 110-95 70C-110 20-150-55-110-110Z',
    c.white,
  ) +
  path(
    'M110-110C150-55 110 20 95 70C85 110 80 165 50 165C42 165 37 159 34 150C70 90 90-20 70-132C85-132 98-126 110-110Z',
    c.mint,
  ) +
  line('M-85-85C-70-105-50-108-35-102', c.mist, 12) +
  place(
    60,
    60,
    1,
    box(-190, -14, 300, 28, c.orange, 14) +
      box(-200, -52, 96, 40, c.sea, 6) +
      [0, 1, 2, 3, 4].map((index) => line(`M${-186 + index * 17} -50V-20`, c.mint, 5)).join(''),
    -28,
  )

/** Layers of skin. */
export const skin = (): Svg =>
  path('M-190-60C-120-80-60-45 0-60S120-80 190-60V-5H-190Z', c.amber) +
  box(-190, -10, 380, 90, c.blush) +
  box(-190, 70, 380, 90, c.sand, 14) +
  path('M-190-10C-150 10-130-20-95 0S-40 15 0-5 60-15 95 5 150-20 190-5V-15H-190Z', c.rose) +
  [-130, -30, 90, 150]
    .map(
      (x, index) =>
        line(`M${x} 95C${x + 6} 30 ${x - 8} -40 ${x + 24} ${-150 - (index % 2) * 20}`, c.ink, 7) +
        oval(x, 98, 13, 18, c.clay),
    )
    .join('') +
  [
    [-80, 120],
    [20, 115],
    [60, 135],
    [125, 118],
    [-170, 130],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 19, c.cream))
    .join('') +
  path('M-78 60C-90 40-70 22-78 5', 'none', { stroke: c.sea, 'stroke-width': 9 }) +
  path('M40 60C52 40 30 25 42 5', 'none', { stroke: c.sea, 'stroke-width': 9 })

/** An ear and sound. */
export const ear = (): Svg =>
  path(
    'M-75 20C-120-60-90-180 10-180C110-180 140-80 95-10C70 30 70 60 60 105C50 150 0 170-35 145C-60 125-55 95-62 70C-66 52-68 36-75 20Z',
    c.amber,
  ) +
  line(
    'M-40-35C-60-100-10-140 35-125S80-50 45-15C20 10 12 30 12 62M-20-15C-10-50 20-60 25-30S-8 15-14 40',
    c.clay,
    17,
  ) +
  [0, 1, 2]
    .map((index) =>
      line(
        `M${-120 - index * 34} ${-60 - index * 14}C${-142 - index * 38} -20 ${-142 - index * 38} 20 ${-120 - index * 34} ${60 + index * 14}`,
        c.sea,
        13,
        { opacity: 1 - index * 0.25 },
      ),
    )
    .join('')

/** A spine. */
export const spine = (): Svg =>
  [-165, -118, -70, -20, 32, 86, 140]
    .map((y, index) => {
      const x = Math.sin(index / 1.5) * 26
      return place(
        x,
        y,
        1,
        box(-48, -18, 96, 36, c.cream, 14) +
          path('M-48-4L-100-16L-92 12L-48 10ZM48-4L100-16L92 12L48 10Z', c.sand) +
          (index < 6 ? oval(6, 26, 36, 9, c.mist) : ''),
      )
    })
    .join('') + line('M0-200C26-120 32-40-8 40S0 160 0 195', c.orange, 8, { opacity: 0.8 })
