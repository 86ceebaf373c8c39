import type { Appointment } from './appointments.ts'

/** A document that proves the guarantor of the payment. */
type GuarantorDocument = Appointment['dokumen_penjamin'][number]

/** The refused documents in this list that no later document of the same kind replaces. */
export const refusedDocuments = (documents: readonly GuarantorDocument[]): readonly GuarantorDocument[] =>
  documents.filter(
    ({ status, jenis_dokumen: kind, created_at: at }) =>
      status === 'ditolak' &&
      !documents.some((other) => other.jenis_dokumen === kind && Date.parse(other.created_at) > Date.parse(at)),
  )
