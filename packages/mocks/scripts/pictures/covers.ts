import { batik, flower } from './kawung.ts'
import { palette as c } from './palette.ts'
import { box, circle, gradient, oval, path, picture, place, randomFrom } from './svg.ts'
import type { Svg } from './svg.ts'

/** The background of a cover: two ends of a gradient, the batik, the plate behind the motif, the accents. */
interface Ground {
  readonly from: string
  readonly to: string
  readonly cloth: string
  readonly plate: string
  readonly accent: string
  readonly second: string
}

const grounds: readonly Ground[] = [
  { from: c.foam, to: '#cfe8e3', cloth: c.sea, plate: '#c6e5de', accent: c.orange, second: c.mist },
  { from: c.cream, to: '#f3dfbf', cloth: c.orange, plate: '#f7d9ab', accent: c.teal, second: c.amber },
  { from: '#0d5052', to: c.deep, cloth: c.sea, plate: '#cfe6e1', accent: c.orange, second: c.sea },
  { from: '#fbe9dc', to: '#f3cdb6', cloth: c.clay, plate: '#f7d3bd', accent: c.sea, second: c.rose },
  { from: '#e6f0f2', to: '#c5dce0', cloth: c.teal, plate: '#c3d9df', accent: c.orange, second: c.mist },
]

const sprig = (x: number, y: number, size: number, colour: string, turn: number): Svg =>
  place(
    x,
    y,
    size,
    path('M0 0C-4-60 4-120 0-190', 'none', { stroke: colour, 'stroke-width': 7, 'stroke-linecap': 'round' }) +
      [-40, -85, -130]
        .map((top) =>
          path(
            `M0 ${top}C-30 ${top - 50} -74 ${top - 46} -84 ${top - 22}C-64 ${top + 4} -28 ${top + 10} 0 ${top}ZM0 ${top - 18}C30 ${top - 66} 74 ${top - 62} 84 ${top - 38}C64 ${top - 12} 28 ${top - 8} 0 ${top - 18}Z`,
            colour,
          ),
        )
        .join('') +
      path('M0-180C-22-214-14-244 0-260C14-244 22-214 0-180Z', colour),
    turn,
  )

const plus = (x: number, y: number, size: number, colour: string): Svg =>
  box(x - size / 2, y - size / 8, size, size / 4, colour, size / 8) +
  box(x - size / 8, y - size / 2, size / 4, size, colour, size / 8)

const shadow =
  '<filter id="soft" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="22"/></filter>'

/** Small things of one kind that float around a motif. */
const confetti = (seed: number, width: number, height: number, ground: Ground): Svg => {
  const random = randomFrom(seed)
  return Array.from({ length: 9 }, (_, index) => {
    const x = random() * width
    const y = random() * height
    const size = 16 + random() * 26
    if (index % 3 === 0) return plus(x, y, size * 1.4, ground.accent)
    return circle(x, y, size / (index % 2 ? 3 : 2), index % 2 ? ground.accent : ground.second, { opacity: 0.75 })
  }).join('')
}

/** Clips a motif to its plate below the middle and lets it overlap above. */
const clip = (x: number, y: number, r: number): Svg =>
  `<clipPath id="plate"><path d="M${x - 2 * r} ${y - 2 * r}H${x + 2 * r}V${y}H${x + r}A${r} ${r} 0 0 1 ${x - r} ${y}H${x - 2 * r}Z"/></clipPath>`

const definitions = (ground: Ground, x: number, y: number, r: number): Svg =>
  gradient('ground', ground.from, ground.to) + batik('batik', 190, ground.cloth) + shadow + clip(x, y, r)

const onPlate = (motif: Svg): Svg => `<g clip-path="url(#plate)">${motif}</g>`

/** A cover with its motif on a plate, 1600 x 900. The seed gives the background, the side and the decoration. */
export const cover = (seed: number, motif: Svg): Svg => {
  const ground = grounds[seed % grounds.length] ?? grounds[0]
  if (!ground) throw new Error('There is no ground')
  const side = (seed >>> 4) % 3
  const x = [800, 980, 620][side] ?? 800
  const cloth =
    side === 1
      ? 'M0 0H560C640 220 420 460 500 900H0Z'
      : side === 2
        ? 'M1600 0H1080C980 240 1200 480 1110 900H1600Z'
        : 'M0 0H1600V260C1300 420 1150 180 800 250S260 420 0 250Z'
  const blob = `M${x - 470} 470C${x - 500} 210 ${x - 240} 60 ${x + 20} 80S${x + 520} 230 ${x + 480} 500 ${x + 190} 860 ${x - 60} 830 ${x - 440} 730 ${x - 470} 470Z`
  return picture(
    1600,
    900,
    definitions(ground, x, 440, 330),
    box(0, 0, 1600, 900, 'url(#ground)') +
      path(cloth, ground.cloth, { opacity: 0.1 }) +
      path(cloth, 'url(#batik)', { opacity: 0.22 }) +
      path(blob, ground.second, { opacity: 0.35 }) +
      confetti(seed, 1600, 900, ground) +
      sprig(x - 420, 830, 1.15, ground.second, -16) +
      sprig(x - 350, 850, 0.8, ground.accent, -34) +
      sprig(x + 420, 840, 1.25, ground.second, 18) +
      oval(x, 800, 300, 30, c.ink, { opacity: 0.16, filter: 'url(#soft)' }) +
      circle(x, 450, 338, c.ink, { opacity: 0.12, filter: 'url(#soft)' }) +
      circle(x, 440, 330, ground.plate) +
      circle(x, 440, 330, 'none', { stroke: c.white, 'stroke-width': 12, opacity: 0.8 }) +
      onPlate(place(x, 440, 1.22, motif)),
  )
}

/** A card with its motif, 800 x 800. */
export const card = (seed: number, motif: Svg): Svg => {
  const ground = grounds[seed % grounds.length] ?? grounds[0]
  if (!ground) throw new Error('There is no ground')
  return picture(
    800,
    800,
    definitions(ground, 400, 400, 262),
    box(0, 0, 800, 800, 'url(#ground)') +
      path('M0 0H800V210C620 330 500 130 300 210S90 330 0 230Z', 'url(#batik)', { opacity: 0.24 }) +
      confetti(seed, 800, 800, ground) +
      sprig(120, 800, 0.9, ground.second, -14) +
      sprig(690, 800, 1, ground.second, 16) +
      circle(400, 410, 268, c.ink, { opacity: 0.12, filter: 'url(#soft)' }) +
      circle(400, 400, 262, ground.plate) +
      circle(400, 400, 262, 'none', { stroke: c.white, 'stroke-width': 10, opacity: 0.8 }) +
      onPlate(place(400, 400, 0.97, motif)),
  )
}

/** A poster for a popup, 900 x 1200: the motif above an empty place for the page's own words. */
export const poster = (seed: number, motif: Svg): Svg => {
  const ground = grounds[2]
  if (!ground) throw new Error('There is no ground')
  return picture(
    900,
    1200,
    definitions(ground, 450, 520, 320),
    box(0, 0, 900, 1200, 'url(#ground)') +
      box(0, 0, 900, 1200, 'url(#batik)', 0, { opacity: 0.22 }) +
      confetti(seed, 900, 1000, ground) +
      circle(450, 520, 380, ground.second, { opacity: 0.35 }) +
      circle(450, 520, 320, ground.plate) +
      circle(450, 520, 320, 'none', { stroke: c.white, 'stroke-width': 12, opacity: 0.8 }) +
      onPlate(place(450, 520, 1.2, motif)) +
      path('M0 980C220 900 400 1010 620 950S820 910 900 950V1200H0Z', c.orange) +
      path('M0 1050C240 980 420 1080 640 1030S820 990 900 1020V1200H0Z', c.clay, { opacity: 0.5 }) +
      [150, 300, 450, 600, 750].map((x) => place(x, 1120, 1, flower(84, c.cream))).join(''),
  )
}

/** An icon of the menus, 96 pixels square. */
export const icon = (motif: Svg): Svg => picture(96, 96, '', circle(48, 48, 46, c.mint) + place(48, 48, 0.17, motif))
