import type { Clock } from '../hospital/clock.ts'
import { addDays, stampAt } from '../hospital/clock.ts'
import { seededCode } from './referral-code.ts'
import type { Referral, Referrals } from './referral.ts'

type Step = Referral['events'][number]

interface Seed extends Omit<
  Referral,
  'id' | 'number' | 'happenedAt' | 'events' | 'outcome' | 'reporter' | 'insurance' | 'verification' | 'letter'
> {
  readonly insurance?: Referral['insurance']
  readonly daysAgo: number
  /** `HH:mm`. */
  readonly time: string
  /** Status, days after the accident, time and remark. */
  readonly steps: readonly (readonly [status: Step['status'], day: number, time: string, remark?: string])[]
  readonly outcome:
    | (Omit<NonNullable<Referral['outcome']>, 'tanggal_kembali'> & { readonly backAfter: number | null })
    | null
}

const textile = { nama: 'Wulan Sari Dewi', jabatan: 'Manajer SDM', no_telp: '081200010001' }
const steel = { nama: 'Yohanes Hutapea', jabatan: 'Kepala K3', no_telp: '081200010002' }

const textileSeeds: readonly Seed[] = [
  {
    employee: 9012,
    hospital: 'RS01',
    daysAgo: 120,
    time: '10:25',
    place: 'Lini pintal 2, gedung produksi B',
    injury: 'luka_robek',
    bodyParts: ['tangan'],
    severity: 'sedang',
    account:
      'Saat membersihkan rol yang masih berputar, sarung tangan kiri tersangkut dan telapak tangan robek. Luka sudah dibersihkan dan dibalut di klinik pabrik.',
    guarantor: 'bpjs_ketenagakerjaan',
    insuranceNumber: '12345678901',
    steps: [
      ['diajukan', 0, '10:52'],
      ['diterima', 0, '10:58'],
      ['ditangani', 0, '11:35'],
      ['selesai', 0, '15:30', 'Kontrol luka tujuh hari kemudian.'],
    ],
    outcome: {
      status_kerja: 'kembali_bekerja',
      istirahat_hari: 5,
      backAfter: 6,
      pembatasan_kerja: ['Tidak mengangkat beban dengan tangan kiri selama 2 minggu.'],
    },
    medical: { diagnosa: ['Luka robek tangan kiri'], tindakan: ['Penjahitan luka', 'Suntikan antitetanus'] },
  },
  {
    employee: 9020,
    hospital: 'RS01',
    daysAgo: 1,
    time: '14:10',
    place: 'Ruang pencelupan, bak 4',
    injury: 'terpapar_bahan_kimia',
    bodyParts: ['mata', 'lengan'],
    severity: 'berat',
    account:
      'Selang larutan soda kaustik lepas dan menyemprot wajah serta lengan kanan. Mata langsung dibilas di pancuran darurat selama 15 menit.',
    guarantor: 'bpjs_ketenagakerjaan',
    insuranceNumber: '12345678920',
    steps: [
      ['diajukan', 0, '14:31'],
      ['diterima', 0, '14:36'],
      ['ditangani', 0, '15:05'],
    ],
    outcome: { status_kerja: 'istirahat', istirahat_hari: 7, backAfter: null, pembatasan_kerja: [] },
    medical: {
      diagnosa: ['Trauma kimia mata kanan derajat II', 'Luka bakar kimia lengan kanan derajat IIA'],
      tindakan: ['Irigasi mata', 'Perawatan luka bakar'],
    },
  },
  {
    employee: 9031,
    hospital: 'RS02',
    daysAgo: 1,
    time: '16:40',
    place: 'Gudang bahan baku',
    injury: 'terkilir',
    bodyParts: ['kaki'],
    severity: 'ringan',
    account: 'Terpeleset saat menuruni tangga gudang sambil membawa gulungan benang.',
    guarantor: 'perusahaan',
    insuranceNumber: null,
    steps: [['diajukan', 0, '17:05']],
    outcome: null,
    medical: null,
  },
  {
    employee: 9026,
    hospital: 'RS01',
    daysAgo: 33,
    time: '09:15',
    place: 'Area tenun 1',
    injury: 'memar',
    bodyParts: ['jari_tangan', 'tangan'],
    severity: 'ringan',
    account: 'Jari terjepit saat mengganti sisir tenun.',
    guarantor: 'perusahaan',
    insuranceNumber: null,
    steps: [
      ['diajukan', 0, '09:40'],
      ['dibatalkan', 0, '10:20', 'Cukup ditangani di klinik pabrik.'],
    ],
    outcome: null,
    medical: null,
  },
  {
    employee: 9017,
    hospital: 'RS02',
    daysAgo: 75,
    time: '21:50',
    place: 'Parkiran motor',
    injury: 'patah_tulang',
    bodyParts: ['lengan'],
    severity: 'berat',
    account: 'Terjatuh dari sepeda motor di jalan keluar pabrik sesudah giliran sore.',
    guarantor: 'bpjs_ketenagakerjaan',
    insuranceNumber: '12345678917',
    steps: [
      ['diajukan', 0, '22:05'],
      ['ditolak', 0, '22:20', 'Pasien sudah dibawa keluarga ke rumah sakit lain.'],
    ],
    outcome: null,
    medical: null,
  },
]

const steelSeeds: readonly Seed[] = [
  {
    employee: 9305,
    hospital: 'RS04',
    daysAgo: 12,
    time: '02:20',
    place: 'Tanur 1',
    injury: 'luka_bakar',
    bodyParts: ['tungkai', 'kaki'],
    severity: 'sedang',
    account: 'Percikan logam cair mengenai tungkai bawah kiri di atas sepatu pengaman.',
    guarantor: 'bpjs_ketenagakerjaan',
    insuranceNumber: '12345679305',
    steps: [
      ['diajukan', 0, '02:45'],
      ['diterima', 0, '02:50'],
      ['ditangani', 0, '03:20'],
      ['selesai', 2, '11:00', 'Kontrol luka bakar setiap tiga hari.'],
    ],
    outcome: {
      status_kerja: 'kerja_terbatas',
      istirahat_hari: 10,
      backAfter: 11,
      pembatasan_kerja: ['Tidak bekerja di area tanur sampai luka sembuh.'],
    },
    medical: {
      diagnosa: ['Luka bakar derajat IIB tungkai bawah kiri'],
      tindakan: ['Debridemen', 'Perawatan luka bakar'],
    },
  },
  {
    employee: 9311,
    hospital: 'RS01',
    daysAgo: 2,
    time: '11:30',
    place: 'Bengkel las',
    injury: 'cedera_mata',
    bodyParts: ['mata'],
    severity: 'ringan',
    account: 'Serpihan gerinda masuk ke mata kiri; kacamata pengaman dilepas sebentar karena berembun.',
    guarantor: 'asuransi',
    insuranceNumber: null,
    insurance: { name: 'Asuransi Sehat Sentosa', policy: 'ASS-0093-11' },
    steps: [
      ['diajukan', 0, '11:48'],
      ['diterima', 0, '11:55'],
    ],
    outcome: null,
    medical: null,
  },
]

const eventOf = (day: string, [status, after, time, catatan]: Seed['steps'][number]): Step => ({
  status,
  waktu: stampAt(addDays(day, after), time),
  catatan: catatan ?? null,
})

const outcomeOf = (day: string, outcome: Seed['outcome']): Referral['outcome'] => {
  if (!outcome) return null
  const { backAfter, ...work } = outcome
  return { ...work, tanggal_kembali: backAfter === null ? null : addDays(day, backAfter) }
}

/** Adds the seeded referrals. */
export const seedReferrals = (referrals: Referrals, clock: Clock): void => {
  for (const [seeds, reporter] of [
    [textileSeeds, textile],
    [steelSeeds, steel],
  ] as const) {
    for (const { daysAgo, time, steps, outcome, ...seed } of seeds) {
      const day = addDays(clock.today(), -daysAgo)
      const events = steps.map((step) => eventOf(day, step))
      referrals.add({
        insurance: null,
        ...seed,
        reporter,
        verification: seededCode(`${seed.employee} ${daysAgo}`),
        letter: null,
        happenedAt: stampAt(day, time),
        events,
        outcome: outcomeOf(day, outcome),
      })
    }
  }
}
