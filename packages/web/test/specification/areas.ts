import { companyAreaRules, companyRules } from './company.ts'
import { memberRules } from './member.ts'
import type { Rule } from './rule.ts'

interface Area {
  /** What it is about, as the heading of its table says. */
  readonly subject: string
  readonly rules: Readonly<Record<string, Rule>>
}

/** All sentences of the specification, by area. An area is the first word of the ids of its sentences. */
export const areas = {
  member: { subject: 'the patient area', rules: memberRules },
  company: { subject: 'the company area', rules: { ...companyRules, ...companyAreaRules } },
} as const satisfies Readonly<Record<string, Area>>

/** The id of a sentence. */
export type RuleId = { [Name in keyof typeof areas]: keyof (typeof areas)[Name]['rules'] }[keyof typeof areas]

/** All sentences by id. */
export const allRules: ReadonlyMap<RuleId, Rule> = new Map(
  Object.values(areas).flatMap(({ rules }: Area) => Object.entries(rules) as [RuleId, Rule][]),
)
