/** The times that a result of the contract has. */
interface Timed {
  readonly waktu_sampel?: string | null
  readonly waktu_pemeriksaan?: string | null
  readonly tanggal?: string
  readonly waktu_hasil: string | null
}

/**
 * When a result belongs to: the moment or day of the examination, since a release or a correction may come much later; else that
 * of its release. Undefined if nothing is recorded.
 */
export const resultDay = ({ waktu_sampel, waktu_pemeriksaan, tanggal, waktu_hasil }: Timed): string | undefined =>
  waktu_sampel ?? waktu_pemeriksaan ?? tanggal ?? waktu_hasil ?? undefined
