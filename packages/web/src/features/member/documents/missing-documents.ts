import type { Appointment } from '../../../personal-data/appointments.ts'
import type { DocumentKind, GuarantorDocument } from './document.ts'
import type { PapersByPayment } from './papers.ts'

const kinds: Readonly<Record<string, readonly DocumentKind[]>> = {
  rujukan: ['kartu_bpjs', 'surat_rujukan'],
  kartu: ['kartu_asuransi'],
  'surat-jaminan': ['surat_jaminan'],
  'kartu-karyawan': ['kartu_karyawan'],
}

/** The documents that a payment method needs, from its text in the CMS; none if that is not known. */
export const neededKinds = (asked: string | null | undefined): readonly DocumentKind[] =>
  typeof asked === 'string' && Object.hasOwn(kinds, asked) ? (kinds[asked] ?? []) : []

/** A document that a payer asks for and that has not been handed in. */
export interface MissingDocument {
  readonly kind: DocumentKind
  /** The code of the appointment. */
  readonly appointment: string
  /** The day of the visit, YYYY-MM-DD. */
  readonly day: string
  /** The start and the end of the visit, HH:mm. A day can have two visits. */
  readonly from: string
  readonly until: string | undefined
}

/** The documents that one payer still needs. */
export interface PayerNeeds {
  readonly payer: string
  readonly documents: readonly MissingDocument[]
}

/**
 * Whether a document meets the need of an appointment for a kind. A refused document does not, and neither does a document of another
 * appointment.
 */
const standsFor =
  (kind: DocumentKind, code: string) =>
  ({ jenis_dokumen, status, kode_appointment: belongsTo }: GuarantorDocument): boolean =>
    jenis_dokumen === kind && status !== 'ditolak' && (belongsTo === null || belongsTo === code)

/**
 * The missing documents of upcoming appointments, by payer, the nearest visit first. `documents` are the patient's. A payment method with
 * unknown needs is not listed here: the appointment says what to bring to the counter.
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
