import type { MemberComponents } from '@hospital/sdk/member'
import type { SelectOption } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'

/** A kind of document that can be handed in. */
export type DocumentKind = MemberComponents['schemas']['DocumentType']

const words = {
  kartu_bpjs: 'web.member.documents.bpjs',
  kartu_asuransi: 'web.member.documents.insurance',
  kartu_karyawan: 'web.member.documents.employee',
  surat_rujukan: 'web.member.documents.referral',
  surat_jaminan: 'web.member.documents.letter',
  ktp: 'web.member.documents.identity',
  kartu_keluarga: 'web.member.documents.family',
  lainnya: 'web.member.documents.other',
} as const satisfies Readonly<Record<DocumentKind, MessageId>>

const isKnown = (code: string): code is DocumentKind => Object.hasOwn(words, code)

/** The word for a kind of document (`DocumentType`); one that the contract got later is "other". */
export const documentWord = (code: string): MessageId => (isKnown(code) ? words[code] : words.lainnya)

/** The kind that a text of a form is; "other" for none, which a checked form does not have. */
export const documentKind = (code: string): DocumentKind => (isKnown(code) ? code : 'lainnya')

/** The kinds to choose from, in words. */
export const documentKinds = (message: (id: MessageId) => string): readonly SelectOption[] =>
  Object.entries(words).map(([value, id]) => ({ value, label: message(id) }))
