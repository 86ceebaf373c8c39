import type { MessageId } from '../../../i18n/use-message.ts'

const words = {
  surat_sakit: 'web.member.visits.letter.sick',
  resume_medis: 'web.member.visits.letter.summary',
  surat_kontrol: 'web.member.visits.letter.control',
  surat_rujukan: 'web.member.visits.letter.referral',
} as const satisfies Readonly<Record<string, MessageId>>

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code)

/** The word for a kind of letter (`jenis_surat`); "a letter" for one that the contract got later. */
export const letterWord = (code: string): MessageId => (isKnown(code) ? words[code] : 'web.member.visits.letter.other')
