import type { CodedName } from '../hospital/references.ts'

/** A guarantor: BPJS, an insurer or a company. */
export interface Guarantor extends CodedName {
  readonly jenis: 'bpjs' | 'asuransi' | 'perusahaan'
}

/** A company as a guarantor. */
export interface PayingCompany {
  readonly kd_perusahaan: string
  readonly nama: string
  /** The company's code as a guarantor; null if it guarantees no one. */
  readonly kodept: string | null
  readonly active: boolean
}

/** The code of BPJS as a guarantor. */
export const bpjsCode = 'PT-BPJS'

const insurers: readonly Guarantor[] = [
  { kode: 'ASR003', nama: 'Asuransi Bahtera Jiwa', jenis: 'asuransi' },
  { kode: 'ASR008', nama: 'Asuransi Cakrawala Medika', jenis: 'asuransi' },
  { kode: 'ASR014', nama: 'Asuransi Sehat Sentosa', jenis: 'asuransi' },
  { kode: 'ASR021', nama: 'Asuransi Tirta Proteksi', jenis: 'asuransi' },
  { kode: bpjsCode, nama: 'BPJS Kesehatan', jenis: 'bpjs' },
]

/** Active guarantors by name: BPJS, insurers and the companies that pay for their employees. */
export const guarantorsWith = (companies: readonly PayingCompany[]): readonly Guarantor[] =>
  [
    ...insurers,
    ...companies.flatMap(({ kodept, nama, active }): Guarantor[] =>
      kodept === null || !active ? [] : [{ kode: kodept, nama, jenis: 'perusahaan' }],
    ),
  ].toSorted((one, other) => one.nama.localeCompare(other.nama, 'id'))

/** A guarantor as a reference of other records; null if none. */
export const guarantorName = (guarantors: readonly CodedName[], code: string | null): CodedName | null => {
  const found = guarantors.find(({ kode }) => kode === code)
  return found ? { kode: found.kode, nama: found.nama } : null
}
