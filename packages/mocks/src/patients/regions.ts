import type { CodedName } from '../hospital/references.ts'
import { districts, regencies } from './villages.ts'

/** A village with the regions above it. */
export interface Village {
  readonly kel: CodedName
  readonly kec: CodedName
  readonly kokab: CodedName
  readonly prov: CodedName
}

/** The levels of administrative regions, the lowest first. */
export const levels = ['kel', 'kec', 'kokab', 'prov'] as const

/** A level of administrative regions. */
export type Level = (typeof levels)[number]

const westJava: CodedName = { kode: '32', nama: 'Jawa Barat' }

const villages: readonly Village[] = districts.flatMap(([code, name, entries]) => {
  const kokab = { kode: code.slice(0, 5), nama: regencies[code.slice(0, 5)] ?? 'Jawa Barat' }
  return Object.entries(entries).map(([digits, nama]) => ({
    kel: { kode: `${code}.${digits}`, nama },
    kec: { kode: code, nama: name },
    kokab,
    prov: westJava,
  }))
})

const mostFound = 20

/** Villages whose name contains the term; those that begin with it come first. At most 20. */
export const searchVillages = (term: string): readonly Village[] => {
  const wanted = term.trim().toLowerCase()
  const rank = ({ kel }: Village) => (kel.nama.toLowerCase().startsWith(wanted) ? 0 : 1)
  return villages
    .filter(({ kel }) => kel.nama.toLowerCase().includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other) || one.kel.nama.localeCompare(other.kel.nama, 'id'))
    .slice(0, mostFound)
}

const bare = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(kabupaten|kab\.?|kota)\s+/, '')

const isCalled = ({ kode, nama }: CodedName, wanted: string): boolean =>
  kode === wanted.trim() || nama.toLowerCase() === wanted.trim().toLowerCase() || bare(nama) === bare(wanted)

/** Finds regions by code or name. The levels above a found region follow from it. */
export const resolveRegion = (wanted: { readonly [L in Level]?: string | undefined }): {
  [L in Level]: CodedName | null
} => {
  const found: { [L in Level]: CodedName | null } = { kel: null, kec: null, kokab: null, prov: null }
  for (const [index, level] of levels.entries()) {
    const text = wanted[level]
    if (text === undefined || found[level]) continue
    const above = levels.slice(index + 1)
    const fits = (village: Village) => isCalled(village[level], text)
    // Villages in different districts may have the same name: the village that matches most of the levels above is chosen.
    const agreement = (village: Village) =>
      above.filter((upper) => isCalled(village[upper], wanted[upper] ?? '')).length
    const [best] = villages.filter(fits).toSorted((one, other) => agreement(other) - agreement(one))
    if (best) for (const known of [level, ...above]) found[known] = best[known]
  }
  return found
}

/** The village with a code. */
export const villageByCode = (code: string): Village | undefined => villages.find(({ kel }) => kel.kode === code)
