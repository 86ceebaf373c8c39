import type { MemberComponents } from '@hospital/sdk/member'
import type { Choice } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'
import { relationWord } from '../profile/relation-word.ts'

/** What a person who is added may be to the main user: anybody but the main user. */
export type Relation = Exclude<MemberComponents['schemas']['FamilyRelation'], 'diri_sendiri'>

const relations = ['suami', 'istri', 'anak', 'ayah', 'ibu', 'saudara', 'lainnya'] as const satisfies readonly Relation[]

/** The contract's codes for the relations that can be chosen. */
export const relationCodes: readonly string[] = relations

/** Those that a child can be. */
export const childRelationCodes: readonly string[] = ['anak', 'saudara', 'lainnya'] satisfies readonly Relation[]

/** The relation that a text of a form is; "other" for none, which a checked form does not have. */
export const relationOf = (text: string | undefined): Relation => relations.find((code) => code === text) ?? 'lainnya'

/** Relations to choose from, in words. */
export const relationChoices = (message: (id: MessageId) => string, codes: readonly string[]): readonly Choice[] =>
  codes.map((value) => ({ value, label: message(relationWord(value)) }))
