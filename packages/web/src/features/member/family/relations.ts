import type { MemberComponents } from '@hospital/sdk/member'
import type { Choice } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'
import { relationWord } from '../profile/relation-word.ts'

/** What a person who is added may be to the main user: anybody but the main user. */
export type Relation = Exclude<MemberComponents['schemas']['FamilyRelation'], 'diri_sendiri'>

const relations = ['suami', 'istri', 'anak', 'ayah', 'ibu', 'saudara', 'lainnya'] as const satisfies readonly Relation[]

/** The contract's codes for the relations that can be chosen. */
export const relationCodes: readonly string[] = relations

/** The relation that a text of a form is; "other" for none, which a checked form does not have. */
export const relationOf = (text: string | undefined): Relation => relations.find((code) => code === text) ?? 'lainnya'

/** The relations to choose from, in words. */
export const relationChoices = (message: (id: MessageId) => string): readonly Choice[] =>
  relations.map((value) => ({ value, label: message(relationWord(value)) }))
