import type { MemberComponents } from '@hospital/sdk/member'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import type { FoundPage } from '../../../personal-data/use-search.ts'

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
