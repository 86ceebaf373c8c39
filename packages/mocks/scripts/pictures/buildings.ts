import { batik } from './kawung.ts'
import { palette as c } from './palette.ts'
import { box, circle, gradient, line, oval, path, picture, place, randomFrom } from './svg.ts'
import type { Svg } from './svg.ts'

/** How a hospital looks from the street. */
export interface Front {
  readonly seed: number
  readonly floors: number
  readonly bays: number
  /** The background of the hospital: hills, the towers of a city, or fields. */
  readonly behind: 'hills' | 'city' | 'fields'
  readonly wall: string
  readonly accent: string
  readonly evening: boolean
}

const tree = (x: number, y: number, size: number, colour: string): Svg =>
  box(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, c.clay, 4) +
  oval(x, y - size * 0.78, size * 0.34, size * 0.42, colour) +
  oval(x + size * 0.14, y - size * 0.66, size * 0.22, size * 0.28, c.deep, { opacity: 0.18 })

const palm = (x: number, y: number, size: number): Svg =>
  line(
    `M${x} ${y}C${x + size * 0.06} ${y - size * 0.4} ${x - size * 0.04} ${y - size * 0.7} ${x} ${y - size}`,
    c.clay,
    size * 0.06,
  ) +
  [-150, -105, -70, -30, 10, 40]
    .map((turn) =>
      path(
        `M0 0C${size * 0.2} ${-size * 0.16} ${size * 0.4} ${-size * 0.08} ${size * 0.48} ${size * 0.1}C${size * 0.3} 0 ${size * 0.16} 0 0 0Z`,
        c.sea,
        { transform: `translate(${x} ${y - size}) rotate(${turn})` },
      ),
    )
    .join('')

const scenery = ({ behind, seed, evening }: Front): Svg => {
  const far = evening ? '#d99a7f' : '#b9dcd6'
  const near = evening ? '#b9735c' : '#8fc4bb'
  const random = randomFrom(seed)
  if (behind === 'hills')
    return (
      path('M0 560L220 380L400 520L640 330L860 520L1100 360L1330 520L1600 400V760H0Z', far) +
      path('M0 640L280 500L560 620L900 480L1250 630L1600 520V760H0Z', near)
    )
  if (behind === 'fields')
    return (
      path('M0 600C300 540 600 620 900 570S1400 560 1600 590V760H0Z', far) +
      path('M0 660C300 620 700 690 1000 640S1400 640 1600 660V760H0Z', near)
    )
  return Array.from({ length: 15 }, (_, index) => {
    const height = 150 + random() * 260
    return box(index * 112 - 20, 700 - height, 84 + random() * 26, height, index % 2 ? far : near, 6)
  }).join('')
}

const windows = (
  x: number,
  y: number,
  width: number,
  floors: number,
  bays: number,
  floor: number,
  evening: boolean,
  random: () => number,
): Svg => {
  const bay = width / bays
  return Array.from({ length: floors * bays }, (_, index) => {
    const left = x + (index % bays) * bay + bay * 0.14
    const top = y + Math.floor(index / bays) * floor + floor * 0.2
    const lit = random() < (evening ? 0.6 : 0.12)
    return (
      box(left, top, bay * 0.72, floor * 0.6, lit ? c.amber : '#5fa3a5', 5) +
      path(
        `M${left} ${top + floor * 0.6}L${left + bay * 0.5} ${top}H${left + bay * 0.72}L${left + bay * 0.3} ${top + floor * 0.6}Z`,
        c.white,
        { opacity: 0.18 },
      )
    )
  }).join('')
}

const cross = (x: number, y: number, size: number, colour: string): Svg =>
  box(x - size / 6, y - size / 2, size / 3, size, colour, size / 14) +
  box(x - size / 2, y - size / 6, size, size / 3, colour, size / 14)

const street = (evening: boolean): Svg =>
  box(0, 730, 1600, 170, evening ? '#3d5557' : '#7f9896') +
  box(0, 730, 1600, 26, c.sand) +
  Array.from({ length: 9 }, (_, index) => box(40 + index * 190, 826, 96, 10, c.cream, 5)).join('')

/** An ambulance that waits at the kerb. */
const ambulance = (x: number, y: number): Svg =>
  place(
    x,
    y,
    1,
    box(0, -96, 170, 96, c.white, 12) +
      path('M170-66H226L258-26V0H170Z', c.white) +
      path('M180-58H220L242-28H180Z', '#5fa3a5') +
      box(0, -40, 258, 16, c.orange) +
      cross(70, -66, 32, c.clay) +
      box(60, -108, 40, 14, c.clay, 6) +
      circle(54, 2, 24, c.ink) +
      circle(54, 2, 10, c.grey) +
      circle(206, 2, 24, c.ink) +
      circle(206, 2, 10, c.grey),
  )

/** A hospital from the street, 1600 x 900. */
export const front = (look: Front): Svg => {
  const { floors, bays, wall, accent, evening, seed } = look
  const random = randomFrom(seed + 9)
  const floor = 92
  const width = bays * 88
  const left = 800 - width / 2
  const top = 730 - floors * floor
  const wing = left - 190
  const building =
    box(wing, 730 - 2 * floor, 200, 2 * floor, wall, 0, { opacity: 0.95 }) +
    windows(wing + 8, 730 - 2 * floor, 184, 2, 2, floor, evening, random) +
    box(left + width - 10, 730 - 2 * floor, 200, 2 * floor, wall, 0, { opacity: 0.95 }) +
    windows(left + width + 6, 730 - 2 * floor, 184, 2, 2, floor, evening, random) +
    box(left, top, width, floors * floor, wall, 10) +
    box(left, top, width * 0.24, floors * floor, accent, 10) +
    box(left, top, width * 0.24, floors * floor, 'url(#batik)', 10, { opacity: 0.85 }) +
    windows(left + width * 0.27, top, width * 0.71, floors - 1, bays - 2, floor, evening, random) +
    box(left - 14, top - 18, width + 28, 22, c.deep, 6)
  const entrance =
    box(left + width * 0.3, 730 - floor, width * 0.66, floor, c.deep) +
    windows(left + width * 0.31, 730 - floor + 4, width * 0.64, 1, 6, floor + 14, true, () => 0) +
    path(
      `M${left + width * 0.26} ${730 - floor}H${left + width + 26}L${left + width + 4} ${730 - floor - 30}H${left + width * 0.28}Z`,
      c.orange,
    )
  const sign = circle(left + width * 0.12, top + 76, 54, c.white) + cross(left + width * 0.12, top + 76, 58, accent)
  const sky = evening ? gradient('sky', '#fbd9b0', '#e58f7b') : gradient('sky', '#dff1ef', '#fdf6ea')
  const light = evening
    ? circle(1290, 250, 92, '#fdf0d8', { opacity: 0.9 })
    : circle(1320, 190, 80, c.amber, { opacity: 0.85 })
  const clouds = [
    [240, 170, 1],
    [980, 120, 0.8],
    [1440, 320, 0.7],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      place(x, y, size, oval(0, 0, 90, 28, c.white) + oval(-40, -18, 46, 32, c.white) + oval(30, -24, 54, 38, c.white)),
    )
    .join('')
  const garden =
    tree(wing - 60, 740, 170, c.sea) +
    tree(wing + 30, 748, 120, c.teal) +
    tree(left + width + 230, 742, 190, c.sea) +
    palm(left + width + 320, 742, 230) +
    palm(110, 742, 260) +
    tree(1500, 748, 140, c.teal) +
    Array.from({ length: 16 }, (_, index) => oval(index * 104 + 20, 738, 62, 24, index % 3 ? c.sea : c.teal)).join('')
  return picture(
    1600,
    900,
    sky + batik('batik', 66, c.white, accent),
    box(0, 0, 1600, 900, 'url(#sky)') +
      light +
      `<g opacity="0.85">${clouds}</g>` +
      scenery(look) +
      garden +
      building +
      entrance +
      sign +
      street(evening) +
      ambulance(wing + 20, 800),
  )
}

/** A drawn map of the region with the hospitals, 1600 x 900. */
export const map = (): Svg => {
  const towns: readonly (readonly [number, number, string])[] = [
    [820, 330, c.orange],
    [1120, 480, c.teal],
    [960, 690, c.teal],
    [260, 280, c.teal],
    [500, 430, c.teal],
    [1380, 640, c.teal],
  ]
  const pin = (x: number, y: number, colour: string) =>
    place(
      x,
      y,
      1,
      oval(0, 6, 30, 10, c.ink, { opacity: 0.2 }) +
        path('M0 0C-58-70-62-96-62-120A62 62 0 0 1 62-120C62-96 58-70 0 0Z', colour) +
        circle(0, -120, 40, c.white) +
        cross(0, -120, 44, colour),
    )
  return picture(
    1600,
    900,
    gradient('land', c.foam, '#f7efdd') + batik('batik', 90, c.white, c.mist),
    box(0, 0, 1600, 900, 'url(#land)') +
      path('M0 0H1600V120C1400 190 1250 90 1040 130S700 60 480 110 160 60 0 130Z', '#bfe0e2') +
      box(0, 0, 1600, 140, 'url(#batik)', 0, { opacity: 0.18 }) +
      path('M0 900V760C240 700 420 820 640 780S1000 860 1200 800 1480 830 1600 760V900Z', '#cfe3d3') +
      path('M900 900L1010 770L1090 850L1190 740L1330 900Z', '#a9cdbd') +
      path('M60 640C240 560 320 660 420 620S560 700 640 660 560 800 380 790 40 760 60 640Z', '#dcebd9') +
      line('M700 130C680 240 760 300 740 420S620 640 700 900', '#bfe0e2', 26) +
      line('M1330 110C1300 240 1380 300 1360 440S1480 700 1440 900', '#bfe0e2', 18) +
      line('M0 260C200 300 400 400 560 420S900 400 1120 480 1400 640 1600 660', c.white, 22) +
      line('M0 260C200 300 400 400 560 420S900 400 1120 480 1400 640 1600 660', c.amber, 12) +
      line('M1120 480C1080 580 1000 620 960 700S940 840 960 900', c.white, 20) +
      line('M1120 480C1080 580 1000 620 960 700S940 840 960 900', c.amber, 10) +
      line(
        'M820 330C700 300 600 340 500 430M820 330C900 360 1000 420 1120 480M260 280C340 360 420 400 500 430',
        c.grey,
        7,
        { 'stroke-dasharray': '2 18' },
      ) +
      towns.map(([x, y, colour]) => pin(x, y, colour)).join('') +
      place(
        1470,
        190,
        1,
        circle(0, 0, 62, c.white, { opacity: 0.9 }) + path('M0-46L16 8H-16Z', c.clay) + path('M0 46L16-8H-16Z', c.grey),
      ),
  )
}
