import { batik } from './kawung.ts'
import { palette as c, skins } from './palette.ts'
import { box, circle, gradient, line, oval, path, picture, place, randomFrom } from './svg.ts'
import type { Svg } from './svg.ts'

/** What a person looks like. */
export interface Looks {
  readonly woman: boolean
  readonly skin: string
  readonly hair: string
  /** The colour of a headscarf; undefined for none. */
  readonly scarf?: string | undefined
  readonly glasses: boolean
  readonly beard: boolean
  readonly grey: boolean
  readonly shirt: string
  readonly style: number
}

const shade = (skin: string): string =>
  skins[Math.min(skins.indexOf(skin as (typeof skins)[number]) + 1, skins.length - 1)] ?? skin

const face = ({ skin, woman, glasses, beard, hair, grey, style }: Looks): Svg =>
  path('M-46 20V96C-46 120 46 120 46 96V20Z', shade(skin)) +
  oval(-94, -22, 16, 24, shade(skin)) +
  oval(94, -22, 16, 24, shade(skin)) +
  path('M-92-60C-96 10-70 86 0 92C70 86 96 10 92-60C88-150-88-150-92-60Z', skin) +
  (beard
    ? path(
        'M-90-10C-86 60-54 100 0 104C54 100 86 60 90-10C76 30 50 36 34 30C16 24-16 24-34 30C-50 36-76 30-90-10Z',
        grey ? c.grey : hair,
        { opacity: 0.92 },
      )
    : '') +
  line(`M-58-44C-48-${54 + style * 2}-30-54-22-46M22-46C30-54 48-${54 + style * 2} 58-44`, hair, woman ? 6 : 9) +
  oval(-38, -22, 9, 11, c.ink) +
  oval(38, -22, 9, 11, c.ink) +
  circle(-35, -26, 3.4, c.white) +
  circle(41, -26, 3.4, c.white) +
  line('M-2-14C-10 8-12 16 4 18', shade(skin), 6) +
  path(`M-30 42C-16 ${62 + style} 16 ${62 + style} 30 42C14 50-14 50-30 42Z`, woman ? '#b8493a' : '#8f3f33') +
  path('M-20 46C-8 52 8 52 20 46C10 48-10 48-20 46Z', c.white) +
  oval(-58, 18, 15, 9, c.rose, { opacity: woman ? 0.5 : 0.25 }) +
  oval(58, 18, 15, 9, c.rose, { opacity: woman ? 0.5 : 0.25 }) +
  (glasses
    ? box(-64, -44, 52, 42, 'none', 18, { stroke: c.ink, 'stroke-width': 6 }) +
      box(12, -44, 52, 42, 'none', 18, { stroke: c.ink, 'stroke-width': 6 }) +
      line('M-12-26C-6-32 6-32 12-26M-64-30L-92-34M64-30L92-34', c.ink, 6)
    : '')

const longHair = ({ hair, style }: Looks): Svg =>
  style % 2 === 0
    ? path(
        'M-120-40C-128-150-60-176 0-174S128-150 120-40C124 40 118 96 126 130C70 150 60 90 66 0H-66C-60 90-70 150-126 130C-118 96-124 40-120-40Z',
        hair,
      )
    : path('M-112-40C-118-150-60-172 0-170S118-150 112-40C114 0 106 40 96 60H-96C-106 40-114 0-112-40Z', hair) +
      circle(0, -182, 44, hair)

const fringe = ({ hair, style, woman, grey }: Looks): Svg => {
  const colour = grey ? c.grey : hair
  if (woman) {
    return style % 3 === 0
      ? path('M-96-50C-100-140-50-150 0-150S100-140 96-50C80-80 40-110-10-116C-40-110-80-90-96-50Z', colour)
      : path('M-96-50C-100-140-50-152 10-150S100-130 96-50C92-86 66-108 34-116C0-86-60-70-96-50Z', colour)
  }
  if (style === 0)
    return path(
      'M-100-30C-116-130-64-160 0-158S116-130 100-30C96-62 90-84 72-100C30-92-40-92-74-102C-90-84-96-62-100-30Z',
      colour,
    )
  if (style === 1)
    return path(
      'M-100-30C-112-120-84-166-6-166C80-170 114-120 100-30C94-66 84-84 70-94C40-112 0-100-34-112C-60-98-92-82-100-30Z',
      colour,
    )
  if (style === 2)
    return path(
      'M-98-30C-110-90-96-122-70-134C-40-150 40-150 70-134C96-122 110-90 98-30C94-60 86-78 76-88C30-108-30-108-76-88C-86-78-94-60-98-30Z',
      colour,
      { opacity: 0.95 },
    )
  return path(
    'M-100-26C-118-120-70-158-30-160C10-178 70-160 92-120C110-90 104-56 100-26C96-58 92-76 82-92C40-74-20-84-52-106C-74-90-94-70-100-26Z',
    colour,
  )
}

const scarf = (colour: string): Svg => {
  const fold = { stroke: c.ink, 'stroke-opacity': 0.14 }
  return (
    path(
      'M0-176C-92-178-134-104-126-20C-124 44-134 92-156 148C-70 196 70 196 156 148C134 92 124 44 126-20C134-104 92-178 0-176ZM0-124C54-124 84-92 88-34C90 30 58 84 0 92C-58 84-90 30-88-34C-84-92-54-124 0-124Z',
      colour,
      { 'fill-rule': 'evenodd' },
    ) +
    line('M-88-34C-84-92-54-124 0-124S84-92 88-34', c.white, 7, { opacity: 0.35 }) +
    line('M-70 108C-20 140 50 132 96 96M-96 128C-30 172 60 164 124 124', c.ink, 8, { ...fold, stroke: c.ink }) +
    line('M-104-90C-86-138-44-158 0-158', c.white, 9, { opacity: 0.25 })
  )
}

/** A head with hair or headscarf; the chin is at 90. */
export const head = (looks: Looks): Svg =>
  looks.scarf ? face(looks) + scarf(looks.scarf) : (looks.woman ? longHair(looks) : '') + face(looks) + fringe(looks)

/** A doctor from the chest upwards around the origin; the chin is at 90. */
export const doctor = (looks: Looks): Svg => {
  const { scarf: cloth, woman, shirt, style } = looks
  const tie = [c.orange, c.clay, c.teal, c.ink][style] ?? c.orange
  const body =
    path('M-250 330C-246 196-196 146-70 118H70C196 146 246 196 250 330V420H-250Z', c.white) +
    line('M-176 250C-184 300-186 360-186 420M176 250C184 300 186 360 186 420', c.mint, 9) +
    path('M-70 116L0 262L70 116C40 104-40 104-70 116Z', shirt) +
    path('M-47 92C-47 132-24 146 0 158C24 146 47 132 47 92Z', shade(looks.skin)) +
    (woman
      ? ''
      : path('M-13 160H13L24 246L0 270L-24 246Z', tie) +
        path('M-52 110L0 160L-34 196ZM52 110L0 160L34 196Z', c.white)) +
    path('M-76 114L-118 160L-40 300L0 250ZM76 114L118 160L40 300L0 250Z', c.foam) +
    line('M-40 300L0 250L40 300', c.mist, 5) +
    line('M0 252V420', c.mist, 5) +
    box(92, 262, 92, 74, c.foam, 8, { stroke: c.mist, 'stroke-width': 5 }) +
    line('M122 240V286', c.orange, 10) +
    box(-178, 268, 78, 42, c.sand, 6) +
    line('M-166 282H-112M-166 296H-130', c.teal, 5)
  const scope =
    line('M-92 128C-120 220-86 268-56 286M92 128C108 196 74 260 60 276', c.deep, 11) +
    circle(-50, 296, 22, c.grey) +
    circle(-50, 296, 11, c.white)
  return (
    body +
    (cloth ? '' : scope) +
    head(looks) +
    (cloth
      ? line('M-150 170C-150 250-110 280-90 290', c.deep, 11) +
        circle(-84, 300, 22, c.grey) +
        circle(-84, 300, 11, c.white)
      : '')
  )
}

const backgrounds = [
  [c.mint, c.mist],
  [c.cream, c.sand],
  [c.foam, c.mint],
  ['#fbe6d5', c.blush],
  ['#e4eef2', '#bfd8de'],
] as const
const scarves = [c.teal, '#d8b59a', c.sea, '#8f5b6b', '#5f7f9c', c.sand, '#3f4a5a', c.clay] as const
const hairs = ['#1d1a1a', '#2b211d', '#241c22', '#3a2a20'] as const

const pick = <Item>(items: readonly Item[], random: number): Item =>
  items[Math.floor(random * items.length)] ?? (items[0] as Item)

/** The looks of a person, derived from a seed. */
export const looksOf = (seed: number, woman: boolean): Looks => {
  const random = randomFrom(seed)
  random()
  return {
    woman,
    skin: pick(skins, random()),
    hair: pick(hairs, random()),
    scarf: woman && random() < 0.55 ? pick(scarves, random()) : undefined,
    glasses: random() < 0.36,
    beard: !woman && random() < 0.24,
    grey: !woman && random() < 0.2,
    shirt: pick([c.sea, '#8fb3c4', c.amber, '#c9d6d8', c.teal, '#e3c9b5'], random()),
    style: Math.floor(random() * 4),
  }
}

/** The portrait of a doctor, square. */
export const portrait = (seed: number, woman: boolean): Svg => {
  const [from, to] = pick(backgrounds, randomFrom(seed ^ 0x5bd1)())
  return picture(
    640,
    640,
    gradient('ground', from, to) + batik('batik', 150, c.white),
    box(0, 0, 640, 640, 'url(#ground)') +
      box(0, 0, 640, 640, 'url(#batik)', 0, { opacity: 0.3 }) +
      circle(320, 320, 278, c.white, { opacity: 0.45 }) +
      place(320, 290, 1.16, doctor(looksOf(seed, woman))),
  )
}
