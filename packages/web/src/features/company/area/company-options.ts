import type { SelectOption } from '@hospital/ui'
import type { CompanyChoice } from './company-choice.ts'

/** The companies to choose from, with the one that the address names already: it may come before they do. */
export const companyOptions = (
  companies: readonly CompanyChoice[],
  chosen: number | undefined,
  unnamed: string,
): readonly SelectOption[] => [
  ...(chosen !== undefined && companies.every(({ id }) => id !== chosen)
    ? [{ value: String(chosen), label: unnamed }]
    : []),
  ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
]
