import type { MemberComponents } from '@hospital/sdk/member'
import type { FieldProblem, FormValues } from '../../../forms/submission.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import type { FoundPage } from '../../../personal-data/use-search.ts'

/** The four levels of an address, resolved to codes with names. */
export type ResolvedRegion = Pick<MemberComponents['schemas']['ResolveRegionSuccess'], 'kel' | 'kec' | 'kokab' | 'prov'>

/** The codes of the known levels. */
export type RegionCodes = Readonly<Partial<Record<keyof ResolvedRegion, string | null>>>

/** A village with the regions above it. */
export type Village = MemberComponents['schemas']['Village']

/** Letters before the first search, by the contract. */
export const leastLetters = 3
const mostLetters = 60

/** The villages whose names fit a text. Contract: operation `searchVillages`. */
export const readVillages = (text: string): Read<FoundPage<Village>> => {
  const term = text.slice(0, mostLetters)
  return {
    operation: 'searchVillages',
    parameters: [term],
    call: ({ member }, signal) =>
      answerOf(member.searchVillages({ query: { term } }, { signal }), ({ data: entries }) => ({
        entries,
        total: entries.length,
        hasMore: false,
      })),
  }
}

/** The names of a region in one line, from the village up. */
export const regionName = ({ kel, kec, kokab, prov }: ResolvedRegion): string =>
  [kel, kec, kokab, prov].flatMap((level) => (level ? [level.nama] : [])).join(', ')

/** The field in which a village is searched for. It is no field of a request: the codes of the village that is chosen are. */
export const regionSearch = 'cari_wilayah'

/**
 * What is wrong with the village of a form: one that was typed but not chosen would be left out while the visitor believes that it was sent.
 * `isKept`: there was one, and the contract has no way to remove it.
 */
export const regionProblem = (
  { [regionSearch]: typed = '', wilayah: chosen }: FormValues,
  isKept = false,
): FieldProblem | false => {
  if (isKept && chosen === '') return 'web.form.notCleared'
  return typed.trim() !== '' && !chosen && 'web.registration.region.unchosen'
}
