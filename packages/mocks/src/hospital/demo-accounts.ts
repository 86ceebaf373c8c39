import { demoPassword } from '../patients/people-seed.ts'

/** An account of the demo for the personal areas. */
export interface DemoAccount {
  readonly area: 'member' | 'company' | 'admin'
  readonly name: string
  readonly email: string
  readonly password: string
  /** A description of what the account shows, in Indonesian. */
  readonly shows: string
}

const account = (area: DemoAccount['area'], name: string, email: string, shows: string): DemoAccount => ({
  area,
  name,
  email,
  password: demoPassword,
  shows,
})

/** The accounts of the demo. The first account of each area shows the most. */
export const demoAccounts: readonly DemoAccount[] = [
  account(
    'member',
    'Siti Rahayu',
    'siti.rahayu@contoh.example',
    'Keluarga lima orang, appointment dalam semua status, dokumen penjamin, hasil laboratorium, radiologi, dan MCU',
  ),
  account(
    'member',
    'Suparno',
    'suparno@contoh.example',
    'Nama satu kata; diabetes dengan nilai kritis dan hasil yang dikoreksi',
  ),
  account('member', 'Dewi Lestari', 'dewi.lestari@contoh.example', 'Ibu dengan bayi baru lahir'),
  account(
    'member',
    'H. Maman Suherman',
    'maman.suherman@contoh.example',
    'Pasien lanjut usia dengan rekam medis lama, sedang dirawat; cucu yang baru berusia 17 tahun dan perlu menyetujui sendiri',
  ),
  account('member', 'Eko Prasetyo', 'eko.prasetyo@contoh.example', 'Karyawan perusahaan; hasil MCU dari perusahaan'),
  account(
    'member',
    'Rizky Ramadhan',
    'rizky.ramadhan@contoh.example',
    'Akun baru tanpa rekam medis dan profil belum lengkap',
  ),
  account('member', 'Sarah Johnson', 'sarah.johnson@contoh.example', 'Warga negara asing'),
  account(
    'member',
    'Raden Roro Maria Yohana …',
    'maria.yohana.kusumaningtyas.sastrowardoyo@contoh.example',
    'Nama dan alamat yang panjang',
  ),
  account('member', 'Nurhayati', 'nurhayati@contoh.example', 'Akun dinonaktifkan: login ditolak'),
  account(
    'company',
    'Wulan Sari Dewi, PT Nusantara Tekstil',
    'hr@nusantara-tekstil.example',
    'Karyawan, hasil MCU tiga tahun, rujukan kecelakaan dalam semua status',
  ),
  account('company', 'Yohanes Hutapea, PT Kencana Baja Industri', 'k3@kencana-baja.example', 'Perusahaan kedua'),
  account('company', 'Nadia Kusumawati, PT Kawung Motor Indonesia', 'hr@kawung-motor.example', '5.000 karyawan'),
  account('company', 'Deden Kurnia, PT Sari Mulya Pangan', 'hrd@sari-mulya.example', 'Kontrak berakhir: login ditolak'),
  account('admin', 'Bambang Wicaksono', 'admin@hospital.example', 'Administrator korporat (role 1)'),
]
