import type { AppointmentTypeRow, EmergencyContactRow, PaymentMethodRow } from '../site-rows.ts'
import { published } from '../stamps.ts'

/** The kinds of appointment. */
export const appointmentTypes = (now: Date): readonly AppointmentTypeRow[] =>
  (
    [
      ['Poliklinik', 'POLI', 'poliklinik'],
      ['Telekonsultasi', 'TELE', 'telekonsultasi'],
      ['Kunjungan Rumah', 'HOME', 'homecare'],
    ] as const
  ).map(([nama, kode, tag], index) => ({ id: index + 1, nama, kode, tag, ...published(now, kode, 330) }))

const methods: readonly (readonly [
  nama: string,
  kode: string,
  tag: string,
  jenis_data: string | null,
  kodept: string | null,
])[] = [
  ['Umum (bayar sendiri)', 'UMUM', 'umum', null, null],
  ['BPJS Kesehatan', 'BPJS', 'bpjs', 'rujukan', 'PT-BPJS'],
  ['Asuransi', 'ASR', 'asuransi', 'kartu', null],
  ['Perusahaan', 'PRSH', 'perusahaan', 'surat-jaminan', null],
  ['Nusantara Tekstil', 'PRSH-NT', 'perusahaan', 'kartu-karyawan', 'PT-NUSATEKS'],
]

/** The ways to pay for an appointment. */
export const paymentMethods = (now: Date): readonly PaymentMethodRow[] =>
  methods.map(([nama, kode, tag, jenis_data, kodept], index) => ({
    id: index + 1,
    nama,
    kode,
    tag,
    jenis_data,
    kodept,
    ...published(now, kode, 330),
  }))

const towns: readonly (readonly [name: string, area: string, hospital: number])[] = [
  ['Karawang', '0267', 1],
  ['Cikampek', '0264', 2],
  ['Purwakarta', '0264', 3],
  ['Bekasi Timur', '021', 4],
  ['Ibu dan Anak Cikarang', '021', 5],
  ['Subang', '0260', 6],
]

/** The emergency contacts: each hospital, and the national number. Some hospitals have no number of their own. */
export const emergencyContacts = (now: Date): readonly EmergencyContactRow[] => [
  ...towns.map(([name, area, hospital]) => ({
    id: hospital,
    nama: `IGD RS Kawung ${name}`,
    nomor_telepon: `(${area}) 084-500${hospital}`,
    nomor_igd: hospital === 6 ? null : `(${area}) 084-511${hospital}`,
    nomor_ambulans: hospital === 5 ? '' : `0840-1000-119${hospital}`,
    nomor_whatsapp: hospital === 6 ? null : `62840100011${hospital}0`,
    rumah_sakit: hospital,
    ...published(now, `igd ${name}`, 310),
  })),
  {
    id: 7,
    nama: 'Panggilan Darurat Nasional',
    nomor_telepon: '119',
    nomor_igd: null,
    nomor_ambulans: null,
    nomor_whatsapp: null,
    rumah_sakit: null,
    ...published(now, 'igd 119', 310),
  },
]
