import type { CodedName } from '../hospital/references.ts'

const list = (entries: Readonly<Record<string, string>>): readonly CodedName[] =>
  Object.entries(entries).map(([kode, nama]) => ({ kode, nama }))

const numbered = (names: readonly string[]): readonly CodedName[] =>
  names.map((nama, index) => ({ kode: String(index + 1), nama }))

/** The reference lists of the forms, in the order of display. */
export const references = {
  agama: list({
    ISL: 'Islam',
    KRI: 'Kristen Protestan',
    KAT: 'Katolik',
    HIN: 'Hindu',
    BUD: 'Buddha',
    KHC: 'Konghucu',
    KPC: 'Kepercayaan terhadap Tuhan YME',
  }),
  /** The older table pads its codes to three characters. */
  golonganDarah: list({ 'A  ': 'A', 'B  ': 'B', 'AB ': 'AB', 'O  ': 'O', '-  ': 'Tidak tahu' }),
  bahasa: numbered(['Indonesia', 'Inggris', 'Mandarin', 'Jepang', 'Korea', 'Arab']),
  sukuBahasa: numbered(['Jawa', 'Sunda', 'Betawi', 'Batak', 'Minangkabau', 'Madura', 'Bali', 'Bugis', 'Lainnya']),
  statusKawin: list({ BK: 'Belum kawin', K: 'Kawin', CH: 'Cerai hidup', CM: 'Cerai mati' }),
  pendidikan: list({
    TS: 'Tidak/belum sekolah',
    SD: 'SD/sederajat',
    SMP: 'SMP/sederajat',
    SMA: 'SMA/SMK/sederajat',
    DIP: 'Diploma',
    S1: 'Sarjana (S1)',
    S2: 'Magister (S2)',
    S3: 'Doktor (S3)',
  }),
  pekerjaan: list({
    BTB: 'Belum/tidak bekerja',
    PLJ: 'Pelajar/mahasiswa',
    IRT: 'Mengurus rumah tangga',
    PNS: 'Pegawai negeri sipil',
    TNI: 'TNI/Polri',
    KSW: 'Karyawan swasta',
    BRH: 'Buruh pabrik',
    PTN: 'Petani',
    WSW: 'Wiraswasta',
    GRU: 'Guru/dosen',
    PSN: 'Pensiunan',
  }),
} as const

/** Whether a list has a code, ignoring spaces around it; an omitted code is valid. */
export const isKnown = (entries: readonly CodedName[], code: string | number | undefined): boolean =>
  code === undefined || entries.some(({ kode }) => kode.trim() === String(code).trim())

/** A blood type as the older table stores it: padded to three characters. */
export const paddedBloodType = (code: string): string => code.trim().padEnd(3)
