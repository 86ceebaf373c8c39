import type { ReferenceOption } from '../person/reference.ts'

/**
 * The employers that match a guarantor. A company that pays for its employees is a guarantor with its own code. If the guarantor is an
 * insurer, or none is chosen yet, all employers match.
 */
export const employersUnder = (
  guarantor: string | undefined,
  companies: readonly ReferenceOption[],
): readonly ReferenceOption[] => {
  const own = companies.filter((company) => company.guarantor !== undefined && company.guarantor === guarantor)
  return own.length > 0 ? own : companies
}
