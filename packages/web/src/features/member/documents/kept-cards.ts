import type { DocumentKind, GuarantorDocument } from './document.ts'
import { neededKinds } from './missing-documents.ts'

/** The kinds of documents that a patient hands in once. A letter is for one visit only. */
const cards: readonly string[] = ['kartu_bpjs', 'kartu_asuransi', 'kartu_karyawan'] satisfies readonly DocumentKind[]

/** Whether a document counts for every appointment with its kind of guarantor: an accepted card that belongs to no single one. */
export const isForEveryVisit = ({
  jenis_dokumen: kind,
  status,
  kode_appointment: belongsTo,
}: Pick<GuarantorDocument, 'jenis_dokumen' | 'status' | 'kode_appointment'>): boolean =>
  cards.includes(kind) && status === 'diterima' && belongsTo === null

/**
 * The cards that a patient need not hand in again for an appointment. `asked`: the documents that its payment method asks for, from the
 * CMS.
 */
export const keptCards = (
  documents: readonly GuarantorDocument[],
  asked: string | null | undefined,
): readonly DocumentKind[] =>
  neededKinds(asked).filter((kind) =>
    documents.some((document) => document.jenis_dokumen === kind && isForEveryVisit(document)),
  )
