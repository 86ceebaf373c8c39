import { listArticleCategories, listArticles, listDoctors, listHospitals, listPackages } from '@hospital/sdk/cms'
import { addDays } from '../../src/hospital/clock.ts'
import type { Mock } from '../../src/index.ts'
import { answer } from '../operations/inputs.ts'
import { mockStage } from '../operations/mock-stage.ts'

/** Values that exist in a hospital's initial state, by field name; `id` by API. */
export type Known = Readonly<Record<string, readonly (string | number)[]>>

const persons = [1001, 1002, 1004, 1005, 1006, 1011, 9999]
const records = ['00-12-34-56', '00-05-71-20', '00-08-15-02', '00-21-43-65', '99-99-99-99']
const births = ['1987-03-05', '1990-02-14', '1954-11-30', '2019-06-21']

const steady: Known = {
  email: [
    'siti.rahayu@contoh.example',
    'hr@nusantara-tekstil.example',
    'admin@hospital.example',
    'tidak.ada@contoh.example',
  ],
  password: ['Rahasia123'],
  token: ['123456'],
  code: ['123456'],
  userid: persons,
  user_id: persons,
  id_pasien: persons,
  family_id: [301, 302, 999],
  karyawan_id: [9012, 9020, 9301, 1],
  nopasien: records,
  no_pasien: records,
  tgl_lahir: births,
  nik: ['3299014503870003', '3299015402900006'],
  kode_mapping_rs: ['RS01', 'RS02', 'RS99'],
  rs: ['RS01', 'RS99'],
  kodedokter: ['DR0101', 'DR0124', 'DR0128', 'DR9999'],
  kdspesial: ['SPB', 'SPJP', 'SPA'],
  spesialis: ['SPJP', 'SPA', ''],
  kodeSpesialis: ['SPJP', 'SPA'],
  jenis_pembayaran: ['UMUM', 'ASR'],
  kodept: ['ASR014', 'NTX'],
  kd_perusahaan: ['NTX', 'KBI', 'SMT'],
  jenis_appointment: ['POLI'],
  jam: ['09:00', '09:30', '16:00'],
  term: ['duren', 'kar', '  '],
  kel: ['32.15.01.1002', 'KARAWANG WETAN'],
  kec: ['32.15.01'],
  kokab: ['32.15', 'Subang'],
  prov: ['32'],
  agama: ['ISL'],
  gol_darah: ['O', 'AB'],
  golongan_darah: ['O'],
  status_kawin: ['K'],
  pendidikan: ['S1'],
  pekerjaan: ['KSW'],
  search: ['a', 'eko', 'pt', 'anak-anak', '%', '.*'],
  dokter: ['ratna', 'anak-anak', '_'],
  name: ['Recent Viewed', 'digital', 'anak-anak', '[('],
  departemen: ['Pemintalan', 'Keamanan'],
  tahun: [2024, 2025, 2026],
  perusahaan_id: [12, 13, 14, 99],
  page: [1, 2, 99],
  pageSize: [1, 10, 100],
  perpage: [1, 10, 100],
  dokumen: [501, 503, 507, 9999],
  rumah_sakit: [1, 2, 99],
  paket: [1, 2, 999],
  'pagination[limit]': [1, 25],
}

/** Reads the numbers and slugs of a hospital, in addition to the constant values. */
export const knownOf = async (mock: Mock): Promise<Known> => {
  const { member, company, care, cms, today } = mockStage(mock)
  const body = { nopasien: '00-12-34-56' }
  const [open, labs, scans, checkups, referrals, results] = [
    (await answer(member().listOpenAppointments({ body: { userid: 1001 } }))).data,
    (await answer(care.listLabResults({ body }))).data,
    (await answer(care.listRadiologyResults({ body }))).data,
    (await answer(care.listMcuResults({ body }))).data,
    (await answer(company().listAccidentReferrals())).data,
    (await answer(company().listCompanyMcuResults({ body: {} }))).data,
  ]
  const lists = [
    await answer(listArticles(cms)),
    await answer(listDoctors(cms)),
    await answer(listPackages(cms, today)),
  ].flatMap(({ items }) => [...items])
  const slugs = [...lists, ...(await answer(listHospitals(cms)))].flatMap(({ slug }) => slug ?? [])
  const numbers = {
    no_lab: labs.map((one) => one.no_lab),
    no_radiologi: scans.map((one) => one.no_radiologi),
    no_mcu: checkups.map((one) => one.no_mcu),
  }
  const days = [0, 1, 2, 3, 7, 30, 31, -1, -400].map((offset) => addDays(today, offset))
  return {
    ...steady,
    ...numbers,
    nomor: Object.values(numbers).flat(),
    kode_appointment: open.map((one) => one.kode_appointment),
    'id of member': persons,
    'id of company': [1, 12, 13, 77, 79, 9012, 9301, ...referrals.map(({ id }) => id), ...results.map(({ id }) => id)],
    slug: [...slugs, 'tidak-ada'],
    excludedokter: slugs,
    'filters[rumah_sakit][slug][$eq]': slugs,
    kategori: (await answer(listArticleCategories(cms))).flatMap(({ slug }) => slug ?? []),
    tanggal: days,
    dari: days,
    sampai: days,
    tgl_reservasi: days,
    kontrak_mulai: days,
    kontrak_selesai: days,
  }
}
