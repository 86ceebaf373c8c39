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

/** The least number of letters for a search, by the contract. */
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

/** The field of the search for a village. The request does not have this field: it has the codes of the chosen village. */
export const regionSearch = 'cari_wilayah'

/**
 * The problem of a form's village. If a village was typed but not chosen, it would not be sent, although the visitor believes that it is.
 * `isKept`: the person already has a village, which the contract cannot remove.
 */
export const regionProblem = (
  { [regionSearch]: typed = '', wilayah: chosen }: FormValues,
  isKept = false,
): FieldProblem | false => {
  if (isKept && chosen === '') return 'web.form.notCleared'
  return typed.trim() !== '' && !chosen && 'web.registration.region.unchosen'
}
