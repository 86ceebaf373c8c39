import { palette as c } from './palette.ts'
import { box, circle, line, oval, path, place } from './svg.ts'
import type { Svg } from './svg.ts'

/** A blood-pressure meter with its cuff. */
export const bloodPressure = (): Svg =>
  box(-185, -130, 190, 150, c.teal, 26) +
  box(-185, -130, 190, 34, c.sea, 17) +
  line('M-150-60H-40M-150-25H-70', c.mist, 9, { opacity: 0.7 }) +
  line('M0-40C80-60 60 60 120 70', c.ink, 13) +
  place(
    75,
    70,
    1,
    circle(0, 0, 112, c.white) +
      circle(0, 0, 112, 'none', { stroke: c.orange, 'stroke-width': 18 }) +
      Array.from({ length: 9 }, (_, index) =>
        line('M0-72V-86', c.ink, 7, { transform: `rotate(${-120 + index * 30})` }),
      ).join('') +
      line('M0 0L46-50', c.clay, 12) +
      circle(0, 0, 16, c.ink),
  ) +
  line('M-90 20C-100 90-60 110-62 130', c.ink, 13) +
  oval(-66, 158, 38, 46, c.clay)

/** A screen with the trace of a heart. */
export const monitor = (): Svg =>
  box(-195, -150, 390, 270, c.ink, 26) +
  box(-170, -125, 340, 215, c.deep, 12) +
  [-80, -30, 20, 70].map((y) => line(`M-160 ${y}H160`, c.teal, 2)).join('') +
  line('M-165 0H-115L-100-28L-85 0H-65L-45-95L-20 55L0 0H35L50-30L68 0H88L105-82L128 48L145 0H165', c.amber, 10) +
  box(-40, 120, 80, 40, c.grey) +
  box(-110, 155, 220, 24, c.grey, 12) +
  circle(150, 105, 8, c.orange)

/** A syringe and a vial. */
export const syringe = (): Svg =>
  place(
    -25,
    -20,
    1,
    box(-46, -110, 92, 200, c.white, 14, { stroke: c.sea, 'stroke-width': 10 }) +
      box(-38, -20, 76, 102, c.amber, 8) +
      [-70, -40, -10, 20, 50].map((y) => line(`M-40 ${y}H-14`, c.sea, 6)).join('') +
      box(-64, -124, 128, 20, c.sea, 8) +
      box(-10, -185, 20, 70, c.teal) +
      box(-50, -202, 100, 22, c.teal, 10) +
      path('M-20 90H20L10 122H-10Z', c.sea) +
      line('M0 122V205', c.grey, 7),
    38,
  ) +
  place(
    125,
    80,
    1,
    box(-48, -60, 96, 140, c.white, 18) +
      box(-48, 0, 96, 56, c.orange) +
      box(-34, -96, 68, 34, c.grey, 6) +
      box(-42, -112, 84, 22, c.clay, 8) +
      line('M-26 18H26M-26 38H10', c.white, 8),
  )

/** A thermometer. */
export const thermometer = (): Svg =>
  place(
    0,
    0,
    1,
    box(-38, -195, 76, 300, c.white, 38) +
      circle(0, 120, 66, c.white) +
      circle(0, 120, 44, c.orange) +
      box(-14, -90, 28, 200, c.orange, 14) +
      [-150, -118, -86, -54, -22, 10].map((y, index) => line(`M38 ${y}H${index % 2 ? 60 : 76}`, c.teal, 8)).join('') +
      line('M-20-165V-60', c.mint, 10),
    28,
  )

/** A meter for blood sugar and a drop. */
export const glucometer = (): Svg =>
  place(
    40,
    10,
    1,
    box(-100, -170, 200, 330, c.teal, 44) +
      box(-74, -140, 148, 120, c.mint, 16) +
      path('M-48-110H-10V-80H-44V-50H-6M14-110H50V-50H14V-80H50', 'none', {
        stroke: c.deep,
        'stroke-width': 12,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }) +
      circle(0, 50, 34, c.orange) +
      circle(-58, 112, 14, c.sea) +
      circle(58, 112, 14, c.sea) +
      box(-26, 150, 52, 52, c.white, 6),
    8,
  ) +
  path('M-140-40C-90 30-88 62-100 86C-114 114-166 114-180 86C-192 62-190 30-140-40Z', c.clay) +
  line('M-162 68C-160 82-152 90-142 92', c.blush, 9)

/** An inhaler. */
export const inhaler = (): Svg =>
  path('M-60-70H70V110C70 150 50 165 20 165H-150C-172 165-180 145-180 125V85H-60Z', c.sea) +
  path('M70-70V110C70 150 50 165 20 165H-20C20 150 30 90 30-70Z', c.teal) +
  box(-48, -180, 106, 120, c.orange, 20) +
  box(-48, -180, 106, 34, c.amber, 17) +
  box(-196, 78, 30, 92, c.mint, 12) +
  [
    [-225, 100],
    [-232, 138],
    [-258, 118],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 16 - index * 3, c.mist))
    .join('')

/** A stethoscope. */
export const stethoscope = (): Svg =>
  line('M-120-180V-80C-120 10 40 10 40-80V-180', c.teal, 22) +
  line('M-40-12V60C-40 150 110 150 110 50V10', c.teal, 22) +
  circle(110, -20, 52, c.grey) +
  circle(110, -20, 34, c.white) +
  circle(110, -20, 16, c.orange) +
  circle(-120, -186, 17, c.ink) +
  circle(40, -186, 17, c.ink) +
  circle(-40, -12, 17, c.orange)

/** Scalpel and forceps, crossed. */
export const surgery = (): Svg =>
  place(
    0,
    0,
    1,
    box(-16, -40, 32, 230, c.teal, 12) +
      path('M-16-40H16L22-120C22-160 4-180-10-190C-18-140-22-90-16-40Z', c.grey) +
      line('M0 20V160', c.mist, 6),
    35,
  ) +
  place(
    0,
    0,
    1,
    line('M-14 190C-30 60-20-60-6-180M14 190C30 60 20-60 6-180', c.orange, 17) +
      line('M-12 180C0 192 0 192 12 180', c.clay, 20),
    -35,
  ) +
  circle(0, 0, 20, c.cream)

/** A film of the chest on its light box. */
export const xray = (): Svg =>
  box(-165, -190, 330, 380, c.ink, 20) +
  box(-140, -165, 280, 330, c.deep, 10) +
  line('M0-150V140', c.mint, 15, { opacity: 0.85 }) +
  [-105, -62, -18, 26, 70]
    .map((y, index) =>
      line(
        `M-10 ${y}C${-70 - index * 5} ${y - 22} ${-110} ${y + 6} ${-104 + index * 5} ${y + 46}M10 ${y}C${70 + index * 5} ${y - 22} 110 ${y + 6} ${104 - index * 5} ${y + 46}`,
        c.mist,
        11,
        { opacity: 0.8 },
      ),
    )
    .join('') +
  line('M-100-130C-60-150-30-135-8-132M100-130C60-150 30-135 8-132', c.mint, 12, { opacity: 0.8 }) +
  path('M10 20C50 0 70 45 40 85C24 98 10 92 10 80Z', c.amber, { opacity: 0.75 })

/** A clipboard with a list that is ticked off. */
export const clipboard = (): Svg =>
  box(-145, -170, 290, 360, c.clay, 24) +
  box(-120, -140, 240, 305, c.white, 10) +
  box(-60, -198, 120, 56, c.teal, 16) +
  circle(0, -184, 10, c.mint) +
  [-85, -20, 45, 110]
    .map(
      (y, index) =>
        box(-96, y - 17, 36, 36, index < 3 ? c.mint : c.sand, 8) +
        (index < 3 ? line(`M${-88} ${y}L-80 ${y + 9}L-66 ${y - 9}`, c.teal, 7) : '') +
        line(`M-40 ${y}H${index % 2 ? 60 : 92}`, c.grey, 12),
    )
    .join('')

/** Tubes with samples. */
export const tubes = (): Svg =>
  [
    [-105, c.clay, 60],
    [-35, c.amber, 20],
    [35, c.rose, 80],
    [105, c.sea, 0],
  ]
    .map(([x, colour, level]) =>
      place(
        Number(x),
        -10,
        1,
        box(-26, -150, 52, 290, c.white, 26, { opacity: 0.95 }) +
          path(`M-26 ${Number(level) - 60}H26V114C26 128 14 140 0 140S-26 128-26 114Z`, String(colour)) +
          box(-32, -170, 64, 34, String(colour), 8) +
          line('M-12-110V60', c.mint, 6),
      ),
    )
    .join('') +
  box(-165, 30, 330, 30, c.teal, 8) +
  box(-165, 130, 330, 44, c.teal, 12)

/** A bag of blood and a drop. */
export const bloodBag = (): Svg =>
  line('M0-200V-160', c.grey, 12) +
  path(
    'M-100-160H100C120-160 130-145 128-125L110 90C106 120 90 130 60 130H-60C-90 130-106 120-110 90L-128-125C-130-145-120-160-100-160Z',
    c.white,
  ) +
  path('M-118-60C-60-80-20-40 30-55S90-70 118-60L108 88C104 112 88 118 60 118H-60C-88 118-104 112-108 88Z', c.clay) +
  box(-62, -30, 124, 76, c.cream, 12) +
  box(-12, -18, 24, 52, c.orange, 4) +
  box(-26, -4, 52, 24, c.orange, 4) +
  line('M0 130C0 190 70 150 80 190', c.clay, 12)

/** A phone that shows a queue number. */
export const phone = (): Svg =>
  place(
    0,
    0,
    1,
    box(-112, -200, 224, 400, c.ink, 36) +
      box(-94, -172, 188, 340, c.cream, 14) +
      box(-94, -172, 188, 84, c.teal, 14) +
      circle(-54, -130, 22, c.amber) +
      line('M-18-140H62M-18-116H30', c.mint, 9) +
      box(-70, -62, 140, 112, c.white, 16) +
      path('M-34-36V30M-50-22L-34-36M10-36H44V-4H12V30H48', 'none', {
        stroke: c.orange,
        'stroke-width': 13,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }) +
      line('M-66 76H66M-66 98H30', c.grey, 10) +
      box(-66, 120, 132, 32, c.orange, 16),
    9,
  )

/** A magnifying glass over bacteria. */
export const microbes = (): Svg => {
  const rod = (x: number, y: number, turn: number, colour: string) =>
    place(
      x,
      y,
      1,
      box(-46, -20, 92, 40, colour, 20) +
        line('M46 0C62-12 70 12 88 0M-30-20V-34M0-20V-36M30-20V-34M-30 20V34M0 20V36M30 20V34', colour, 6),
      turn,
    )
  return (
    line('M95 95L185 190', c.clay, 44) +
    circle(-20, -20, 165, c.white) +
    circle(-20, -20, 165, c.mint, { opacity: 0.7 }) +
    rod(-70, -70, 25, c.sea) +
    rod(40, -40, -35, c.orange) +
    rod(-60, 50, -12, c.rose) +
    rod(45, 60, 48, c.teal) +
    circle(-20, -20, 165, 'none', { stroke: c.teal, 'stroke-width': 24 })
  )
}

/** Bars of a chart. */
export const chart = (): Svg =>
  [
    [-140, 90, c.mist],
    [-65, 160, c.sea],
    [10, 220, c.teal],
    [85, 290, c.orange],
  ]
    .map(([x, height, colour]) => box(Number(x), 150 - Number(height), 56, Number(height), String(colour), 10))
    .join('') +
  line('M-180 165H180', c.ink, 12) +
  line('M-150-10L-50-70L40-90L150-185M150-185L108-180M150-185L146-142', c.clay, 12)

/** Bars of the four quarters of a year. The bars up to `quarter` are filled, and the last filled one stands out. */
export const quarterChart = (quarter: number): Svg =>
  [-150, -70, 10, 90]
    .map((x, index) => {
      const height = 130 + index * 50
      const colour = index + 1 === quarter ? c.orange : index < quarter ? c.teal : c.white
      return box(x, 150 - height, 62, height, colour, 10)
    })
    .join('') + line('M-180 165H180', c.ink, 12)
