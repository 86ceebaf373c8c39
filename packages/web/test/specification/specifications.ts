import { companyRules } from './companies.ts'
import { companyAreaRules } from './company-area.ts'
import { companyProofs } from './company-proofs.ts'
import { memberFaults } from './member-faults.ts'
import { memberRules } from './members.ts'
import type { SpecifiedRule } from './specified-rule.ts'

/** A part of the specification with its tests. */
export interface Specification {
  /** Of its generated table, without the ending. */
  readonly file: string
  /** What it is about, as its heading says. */
  readonly subject: string
  readonly rules: readonly SpecifiedRule[]
}

/** The parts of the specification whose every sentence names its test. */
export const specifications: readonly Specification[] = [
  { file: 'members', subject: 'the patient area', rules: [...memberRules, ...memberFaults] },
  { file: 'companies', subject: 'the company area', rules: [...companyRules, ...companyAreaRules, ...companyProofs] },
]
