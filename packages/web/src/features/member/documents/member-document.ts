import type { MemberClient, MemberComponents } from '@hospital/sdk/member'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

/** A document that proves who pays. */
export interface MemberDocument {
  readonly id: number
  /** The code of the appointment that it belongs to; undefined while it belongs to none. */
  readonly appointment: string | undefined
  /** What it is: a code of the contract (`DocumentType`), or one that it has got since. */
  readonly kind: string
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  /** The signed address of the file, not checked; it ends a quarter of an hour after it was read. */
  readonly url: string
  /** Whether the hospital has checked it, and with which result. */
  readonly state: 'checking' | 'accepted' | 'refused'
  readonly remark: string | undefined
  /** The instant of its hand-in. */
  readonly at: string
}

const states = { menunggu: 'checking', diterima: 'accepted', ditolak: 'refused' } as const

/** A document of the contract as the pages know it. */
export const toMemberDocument = (wire: MemberComponents['schemas']['GuarantorDocument']): MemberDocument => ({
  id: wire.id,
  appointment: wire.kode_appointment ?? undefined,
  kind: wire.jenis_dokumen,
  fileName: wire.nama_file,
  size: wire.ukuran_byte,
  url: wire.url,
  state: states[wire.status],
  remark: wire.catatan ?? undefined,
  at: wire.created_at,
})

/** The reads that show documents, those of appointments too: read again after a write. */
export const documentReads = [
  'listGuarantorDocuments',
  'listOpenAppointments',
  'listApprovedAppointments',
  'listClosedAppointments',
] as const satisfies readonly (keyof MemberClient)[]

/** The documents of a patient, the latest first. Contract: operation `listGuarantorDocuments`. */
export const readDocuments = (patient: number): Read<readonly MemberDocument[]> => ({
  operation: 'listGuarantorDocuments',
  patient,
  againAfter: (documents) => (documents.length > 0 ? signedLinksAgain : undefined),
  call: ({ member }, signal) =>
    answerOf(member.listGuarantorDocuments({ body: { id_pasien: patient } }, { signal }), ({ data }) =>
      data.map(toMemberDocument),
    ),
})
