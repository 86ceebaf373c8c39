// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createPageStage } from '../../testing/page-stage.tsx'

// Each read of the company area, on its own page. The effect of each kind of fault is tested once, on the component that all of them use:
// personal-data/read-faults.test.tsx.

const { mock, open, pressOn, text } = createPageStage()

const emails = { wulan: 'hr@nusantara-tekstil.example', bambang: 'admin@hospital.example' } as const

/** The reads: the user, the page, the operation, the text of the page if the read fails, and its text if the read succeeds. */
test.each([
  ['wulan', '/profile', 'getCompanyProfile', 'Profil perusahaan belum dapat ditampilkan', 'Bidang usaha'],
  ['wulan', '/pasien', 'listCompanyEmployees', 'Daftar karyawan belum dapat ditampilkan', /\d karyawan/],
  ['wulan', '/pasien/9012', 'getCompanyEmployee', 'Data karyawan belum dapat ditampilkan', 'Eko Prasetyo'],
  ['wulan', '/hasil-mcu', 'listCompanyMcuResults', 'Hasil MCU belum dapat ditampilkan', /\d hasil MCU/],
  ['wulan', '/hasil-mcu/3036', 'getCompanyMcuResult', 'Hasil MCU ini belum dapat ditampilkan', 'Eko Prasetyo'],
  ['wulan', '/hasil-mcu/chart', 'getCompanyMcuSummary', 'Rangkuman kesehatan belum dapat', 'karyawan diperiksa'],
  ['wulan', '/accident', 'listAccidentReferrals', 'Daftar rujukan belum dapat ditampilkan', /\d rujukan/],
  ['wulan', '/accident/640', 'getAccidentReferral', 'Rujukan ini belum dapat ditampilkan', /RKK-\d{6}-\d{4}/],
  [
    'wulan',
    '/accident/baru',
    'getCompanyProfile',
    'Formulir rujukan belum dapat ditampilkan',
    'Nama atau nomor karyawan',
  ],
  [
    'bambang',
    '/admin-corp',
    'listCorporateClients',
    'Daftar perusahaan belum dapat ditampilkan',
    'PT Nusantara Tekstil',
  ],
  ['bambang', '/admin-corp?bagian=pengguna', 'listCorporateUsers', 'Daftar pengguna belum dapat', 'Yohanes Hutapea'],
  ['bambang', '/admin-corp?bagian=impor', 'listCorporateClients', 'Daftar perusahaan belum dapat', 'Berkas CSV'],
] as const)(
  '%s at %s without %s is told that %s, and is shown it when it is asked for again',
  { tags: ['company.read-faults', 'company.each-read-fault'] },
  async (person, path, operation, says, shows) => {
    mock.faults.set(operation, { kind: '500' })
    await open(emails[person], `/company-area${path}`)
    await expect.poll(text, { timeout: 20_000 }).toContain(says)
    mock.faults.clear()
    await pressOn('Coba lagi')
    await expect.poll(text, { timeout: 20_000 }).toMatch(shows)
    expect(text()).not.toContain(says)
  },
)

/** A list names a missing right. The page of one entry has the same text for an entry of another company and for a missing one. */
test.each([
  ['/pasien', 'listCompanyEmployees', 'Akun Anda tidak memiliki akses ke data ini'],
  ['/pasien/9012', 'getCompanyEmployee', 'Karyawan tidak ditemukan'],
  ['/hasil-mcu/3036', 'getCompanyMcuResult', 'Hasil MCU tidak ditemukan'],
] as const)(
  '%s without a right to %s says: %s, and offers no other try',
  { tags: ['company.read-faults', 'company.each-read-fault'] },
  async (path, operation, says) => {
    mock.faults.set(operation, { kind: '403' })
    await open(emails.wulan, `/company-area${path}`)
    await expect.poll(text, { timeout: 20_000 }).toContain(says)
    expect(text()).not.toContain('Coba lagi')
  },
)
