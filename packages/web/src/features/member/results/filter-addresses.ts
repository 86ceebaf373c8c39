import type { ActiveFilter } from '@hospital/ui'
import type { ResultFilters } from './result-entries.ts'

const names = { hospital: 'rs', kind: 'jenis', year: 'tahun' } as const

/** The filters in use, each with the page's address without that filter. `words` has the names of their values. */
export const activeFilters = (
  action: string,
  filters: ResultFilters,
  words: Readonly<Partial<Record<keyof ResultFilters, string | undefined>>>,
): readonly ActiveFilter[] =>
  (['hospital', 'kind', 'year'] as const).flatMap((name) => {
    const value = filters[name]
    if (value === undefined) return []
    const rest = Object.entries(names).flatMap(([other, parameter]): [string, string][] => {
      const current = filters[other as keyof ResultFilters]
      return other === name || current === undefined ? [] : [[parameter, current]]
    })
    const query = new URLSearchParams(rest).toString()
    return [{ label: words[name] ?? value, href: query === '' ? action : `${action}?${query}` }]
  })
