import type { MemberClient, MemberComponents } from '@hospital/sdk/member'
import type { SelectOption } from '@hospital/ui'
import type { GuarantorDocumentItem } from '@hospital/ui/records'
import { codedWord } from '../../../i18n/coded-word.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import { fileLink } from '../../../shared/file-link.ts'

type Schemas = MemberComponents['schemas']

/** A document that proves who pays. */
export type GuarantorDocument = Schemas['GuarantorDocument']

/** The reads that show documents, including the reads of appointments. A write makes them read again. */
export const documentReads = [
  'listGuarantorDocuments',
  'listOpenAppointments',
  'listApprovedAppointments',
  'listClosedAppointments',
] as const satisfies readonly (keyof MemberClient)[]

/** The documents of a patient, the latest first. Contract: operation `listGuarantorDocuments`. */
export const readDocuments = (patient: number): Read<readonly GuarantorDocument[]> => ({
  operation: 'listGuarantorDocuments',
  patient,
  againAfter: (documents) => (documents.length > 0 ? signedLinksAgain : undefined),
  call: ({ member }, signal) =>
    answerOf(member.listGuarantorDocuments({ body: { id_pasien: patient } }, { signal }), ({ data }) => data),
})

/** A kind of document that can be handed in. */
export type DocumentKind = Schemas['DocumentType']

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

/** The word for a kind of document (`DocumentType`). */
export const documentWord = codedWord(words, words.lainnya)

/** The kind for a form's value; "other" for no value, which a checked form does not have. */
export const documentKind = (code: string): DocumentKind => (isKnown(code) ? code : 'lainnya')

/** The kinds to choose from, in words. */
export const documentKinds = (message: (id: MessageId) => string): readonly SelectOption[] =>
  Object.entries(words).map(([value, id]) => ({ value, label: message(id) }))

const states = { menunggu: 'checking', diterima: 'accepted', ditolak: 'refused' } as const

/** A document as the kit shows it. `pageProtocol` is the page's, such as `https:`. */
export const documentItem = (
  document: GuarantorDocument,
  message: (id: MessageId) => string,
  pageProtocol: string,
): GuarantorDocumentItem => ({
  id: String(document.id),
  kind: message(documentWord(document.jenis_dokumen)),
  state: states[document.status],
  remark: document.catatan === null ? undefined : { text: document.catatan, lang: 'id' },
  fileName: document.nama_file,
  size: document.ukuran_byte,
  at: document.created_at,
  href: fileLink(document.url, pageProtocol),
})
