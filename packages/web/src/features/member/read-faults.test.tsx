// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createPageStage } from '../../testing/page-stage.tsx'

// Each read of the patient area, on its own page. The effect of each kind of fault is tested once, on the component that all of them use:
// personal-data/read-faults.test.tsx.

const { mock, open, pressOn, text } = createPageStage()

const emails = { siti: 'siti.rahayu@contoh.example', suparno: 'suparno@contoh.example' } as const

/** A read of the patient area. */
interface MemberRead {
  readonly person: keyof typeof emails
  /** Below `/member-area`. */
  readonly path: string
  /** The operations that fail. */
  readonly fails: readonly string[]
  /** The text of the page if the read fails. */
  readonly says: string | RegExp
  /** The text of the page if the read succeeds. */
  readonly shows: string | RegExp
  /** The button that asks again. Default: the part's own. */
  readonly again?: string
  /** The buttons that lead to the part. Default: it is there when the page opens. */
  readonly press?: readonly (string | RegExp)[]
}

const family = { fails: ['getFamily'], says: 'Data keluarga belum dapat ditampilkan' }
const profile = { fails: ['getProfile'], says: 'Profil belum dapat ditampilkan', shows: 'Tempat lahir' }
const visits = {
  fails: ['getVisitHistory'],
  says: 'Riwayat kunjungan belum dapat ditampilkan',
  shows: /\d+ kunjungan/,
}
const appointments = { says: 'Janji temu belum dapat ditampilkan', shows: /APT-/ }
const lists = { says: 'Hasil belum dapat ditampilkan', shows: /\d+ hasil/ }
const oneResult = { says: 'Hasil ini belum dapat ditampilkan' }

const reads: readonly MemberRead[] = [
  { person: 'suparno', path: 'profile', ...profile },
  {
    person: 'suparno',
    path: 'profile',
    fails: ['listReligions'],
    says: 'Daftar Agama belum dapat dimuat',
    shows: 'Hindu',
    press: ['Ubah profil'],
  },
  // The person of the next appointment depends on the day and the hour.
  { person: 'siti', path: 'profile', ...family, shows: /Janji temu (?:Siti Rahayu|Kirana|Sumarni)/ },
  { person: 'suparno', path: 'profile', fails: ['listApprovedAppointments'], ...appointments },
  {
    person: 'siti',
    path: 'profile',
    fails: ['listLabResults@RS02'],
    says: /Hasil lab dari .+ belum dapat dimuat/,
    shows: 'Tidak ada hasil baru',
    again: 'Muat ulang hasil lab',
  },
  { person: 'suparno', path: 'keluarga', ...family, shows: 'Rekam medis 00-08-15-02' },
  {
    person: 'suparno',
    path: 'keluarga',
    fails: ['listFamilyAccess'],
    says: 'Daftar akun yang dapat melihat data Anda belum dapat ditampilkan',
    shows: 'Hanya Anda yang dapat melihat data Anda',
  },
  { person: 'suparno', path: 'keluarga/1006', ...family, shows: 'Data diri' },
  { person: 'suparno', path: 'keluarga/1006/detail', ...profile },
  {
    person: 'siti',
    path: 'keluarga/1001/dokumen',
    fails: ['listGuarantorDocuments'],
    says: 'Dokumen belum dapat ditampilkan',
    shows: /\.(?:pdf|jpg|png)/,
  },
  { person: 'suparno', path: 'keluarga/1006/histori-kunjungan', ...visits },
  { person: 'suparno', path: 'history-kunjungan/1006', ...visits },
  {
    person: 'siti',
    path: 'appointment/1001/open',
    fails: ['listOpenAppointments', 'listApprovedAppointments'],
    ...appointments,
  },
  {
    person: 'siti',
    path: 'appointment/1001/approved',
    fails: ['listApprovedAppointments'],
    says: 'Sebagian janji temu belum dapat ditampilkan',
    shows: 'Terkonfirmasi',
  },
  { person: 'siti', path: 'appointment/1001/closed', fails: ['listClosedAppointments'], ...appointments },
  {
    person: 'siti',
    path: 'appointment/1003/open',
    fails: ['getDoctorSlots'],
    says: 'Jadwal dokter belum dapat ditampilkan',
    shows: /Jadwal yang masih ada tempat/,
    press: [/^Pindahkan jadwal, /],
  },
  {
    person: 'siti',
    path: 'list-hasil/1001',
    fails: ['listLabResults', 'listRadiologyResults', 'listMcuResults'],
    ...lists,
  },
  {
    person: 'siti',
    path: 'list-hasil/1001',
    fails: ['listLabResults@RS02', 'listRadiologyResults@RS02', 'listMcuResults@RS02'],
    says: /Hasil dari .+ belum dapat ditampilkan/,
    shows: /\d+ hasil/,
  },
  { person: 'siti', path: 'list-hasil/karyawan/1001', fails: ['listMcuResults'], ...lists },
  { person: 'siti', path: 'hasil-penunjang/laboratorium/1005', fails: ['listLabResults'], ...lists },
  { person: 'siti', path: 'hasil-penunjang/radiologi/1001', fails: ['listRadiologyResults'], ...lists },
  {
    person: 'siti',
    path: 'list-hasil/karyawan/1001',
    fails: ['getMcuResult'],
    ...oneResult,
    shows: 'Unduh PDF',
    press: [/MCU|Medical/],
  },
  {
    person: 'siti',
    path: 'hasil-penunjang/laboratorium/1005',
    fails: ['getLabResult'],
    ...oneResult,
    shows: 'Nilai rujukan: ',
    press: [/hematologi/],
  },
  {
    person: 'siti',
    path: 'hasil-penunjang/radiologi/1001',
    fails: ['getRadiologyResult'],
    ...oneResult,
    shows: 'Unduh PDF',
    press: [/Foto toraks/],
  },
]

test.each(reads)(
  '$path without $fails.0 says what cannot be shown, and shows it when it is asked for again',
  { tags: ['member.read-faults'] },
  async ({ person, path, fails, says, shows, again = 'Coba lagi', press = [] }) => {
    for (const operation of fails) mock.faults.set(operation, { kind: '500' })
    await open(emails[person], `/member-area/${path}`)
    for (const name of press) await pressOn(name)
    await expect.poll(text, { timeout: 20_000 }).toMatch(says)
    mock.faults.clear()
    // Hospitals answer one after the other, so more of them may have to be asked again later.
    await expect
      .poll(
        async () => {
          if (text().includes(again)) await pressOn(new RegExp(`^${again}`))
          return text()
        },
        { timeout: 20_000 },
      )
      .not.toMatch(says)
    await expect.poll(text, { timeout: 20_000 }).toMatch(shows)
  },
)
