import type { MessageId } from '../../../i18n/use-message.ts'

const words = {
  diri_sendiri: 'web.member.relation.self',
  suami: 'web.member.relation.husband',
  istri: 'web.member.relation.wife',
  anak: 'web.member.relation.child',
  ayah: 'web.member.relation.father',
  ibu: 'web.member.relation.mother',
  saudara: 'web.member.relation.sibling',
  lainnya: 'web.member.relation.other',
} as const satisfies Readonly<Record<string, MessageId>>

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code)

/** The word for a relation to the main user (`FamilyRelation`); one that the contract got later is "other". */
export const relationWord = (code: string): MessageId => (isKnown(code) ? words[code] : words.lainnya)
