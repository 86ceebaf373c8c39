import type { ReferenceOption } from '../person/reference.ts'

/**
 * The employers that fit a guarantor: a company that pays for its employees has its own code as a guarantor. All of them where the
 * guarantor is an insurer, or is not chosen yet.
 */
export const employersUnder = (
  guarantor: string | undefined,
  companies: readonly ReferenceOption[],
): readonly ReferenceOption[] => {
  const own = companies.filter((company) => company.guarantor !== undefined && company.guarantor === guarantor)
  return own.length > 0 ? own : companies
}
