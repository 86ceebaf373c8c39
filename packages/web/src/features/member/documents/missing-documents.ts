import type { Appointment } from '../../../personal-data/appointments.ts'
import type { DocumentKind, GuarantorDocument } from './document.ts'
import type { PapersByPayment } from './papers.ts'

const kinds: Readonly<Record<string, readonly DocumentKind[]>> = {
  rujukan: ['kartu_bpjs', 'surat_rujukan'],
  kartu: ['kartu_asuransi'],
  'surat-jaminan': ['surat_jaminan'],
  'kartu-karyawan': ['kartu_karyawan'],
}

/** The documents that a way to pay needs, by what the CMS says that it asks for; none where that is not known. */
export const neededKinds = (asked: string | null | undefined): readonly DocumentKind[] =>
  typeof asked === 'string' && Object.hasOwn(kinds, asked) ? (kinds[asked] ?? []) : []

/** A document that a payer asks for and that has not been handed in. */
export interface MissingDocument {
  readonly kind: DocumentKind
  /** The code of the appointment. */
  readonly appointment: string
  /** The day of the visit, YYYY-MM-DD. */
  readonly day: string
  /** When the visit begins and ends, HH:mm: there may be two on a day. */
  readonly from: string
  readonly until: string | undefined
}

/** What one payer still asks for. */
export interface PayerNeeds {
  readonly payer: string
  readonly documents: readonly MissingDocument[]
}

/** Whether a document can stand for a kind that an appointment needs: a refused one cannot, and one of another appointment is not for this one. */
const standsFor =
  (kind: DocumentKind, code: string) =>
  ({ jenis_dokumen, status, kode_appointment: belongsTo }: GuarantorDocument): boolean =>
    jenis_dokumen === kind && status !== 'ditolak' && (belongsTo === null || belongsTo === code)

/**
 * What is missing for the appointments to come, by payer, the nearest visit first. `documents` are those of the patient. A way to pay of
 * which it is not known what it asks for needs nothing here: what the counter wants is said with the appointment.
 */
export const missingByPayer = (
  appointments: readonly Appointment[],
  documents: readonly GuarantorDocument[],
  papers: PapersByPayment,
): readonly PayerNeeds[] => {
  const missing = appointments
    .filter(({ status }) => status !== 'closed')
    .toSorted((one, other) => `${one.tanggal} ${one.jam}`.localeCompare(`${other.tanggal} ${other.jam}`))
    .flatMap(
      ({
        kode_appointment: code,
        tanggal: day,
        jam: from,
        jam_selesai,
        penjamin,
        jenis_pembayaran,
        dokumen_penjamin: own,
      }) => {
        const asked = Object.hasOwn(papers, jenis_pembayaran.kode) ? papers[jenis_pembayaran.kode] : undefined
        const known = [...documents, ...own]
        return neededKinds(asked)
          .filter((kind) => !known.some(standsFor(kind, code)))
          .map((kind) => ({
            payer: penjamin?.nama ?? jenis_pembayaran.nama,
            kind,
            appointment: code,
            day,
            from,
            until: jam_selesai ?? undefined,
          }))
      },
    )
  return [...Map.groupBy(missing, ({ payer }) => payer)].map(([payer, some]) => ({
    payer,
    documents: some.map(({ kind, appointment, day, from, until }) => ({ kind, appointment, day, from, until })),
  }))
}
