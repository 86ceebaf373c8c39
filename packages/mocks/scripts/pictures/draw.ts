import { hashNumber } from '../../src/content/hash.ts'
import type { MediaKind } from '../../src/content/media-list.ts'
import { front, map } from './buildings.ts'
import type { Front } from './buildings.ts'
import { card, cover, icon, poster } from './covers.ts'
import { motifOf } from './motif-of.ts'
import { palette as c } from './palette.ts'
import type { Svg } from './svg.ts'

const fronts: Readonly<Record<string, Omit<Front, 'seed'>>> = {
  'rs-kawung-karawang': { floors: 6, bays: 9, behind: 'fields', wall: '#fbf3e4', accent: c.teal, evening: false },
  'rs-kawung-cikampek': { floors: 4, bays: 8, behind: 'city', wall: '#f3e7d3', accent: c.clay, evening: true },
  'rs-kawung-purwakarta': { floors: 4, bays: 8, behind: 'hills', wall: '#fbf3e4', accent: c.sea, evening: false },
  'rs-kawung-bekasi-timur': { floors: 7, bays: 8, behind: 'city', wall: '#e9f1f0', accent: c.teal, evening: false },
  'rs-kawung-ibu-dan-anak-cikarang': {
    floors: 5,
    bays: 7,
    behind: 'city',
    wall: '#fde9dc',
    accent: c.orange,
    evening: false,
  },
  'rs-kawung-subang': { floors: 3, bays: 7, behind: 'hills', wall: '#f6ead6', accent: c.sea, evening: true },
}

const place = (name: string): Svg | undefined => {
  if (name === 'peta-kawung') return map()
  const hospital = Object.keys(fronts).find((slug) => name.startsWith(slug))
  const look = hospital === undefined ? undefined : fronts[hospital]
  if (hospital === undefined || look === undefined) return undefined
  return front({ ...look, seed: hashNumber(name) })
}

/** The drawing of a picture of the media library. */
export const draw = (name: string, kind: Exclude<MediaKind, 'document'>): Svg => {
  const building = place(name)
  if (building !== undefined) return building
  // All reports on one hospital have the same background.
  const seed = hashNumber(name.replace(/-\d$/, ''))
  const motif = motifOf(name)
  if (kind === 'wide') return cover(seed, motif)
  if (kind === 'square') return card(seed, motif)
  return kind === 'poster' ? poster(seed, motif) : icon(motif)
}
