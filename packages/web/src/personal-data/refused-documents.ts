import type { Appointment } from './appointments.ts'

/** A document that proves who pays. */
type GuarantorDocument = Appointment['dokumen_penjamin'][number]

/** The refused ones of these documents for which none of the same kind was handed in afterwards. */
export const refusedDocuments = (documents: readonly GuarantorDocument[]): readonly GuarantorDocument[] =>
  documents.filter(
    ({ status, jenis_dokumen: kind, created_at: at }) =>
      status === 'ditolak' &&
      !documents.some((other) => other.jenis_dokumen === kind && Date.parse(other.created_at) > Date.parse(at)),
  )
