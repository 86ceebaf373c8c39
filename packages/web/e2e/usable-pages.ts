import type { Locale } from '@hospital/ui'
import { publicPages } from './public-pages.ts'

const article = '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi'
const hospital = '/rumah-sakit/rs-kawung-karawang'

/** Public pages that page-tests.ts tests, by test file: their Indonesian addresses. */
export const usablePages = {
  home: ['/'],
  care: [
    '/jadwal-dokter',
    '/jadwal-dokter?rs=RS01&dokter=tidak-ada',
    '/dokter',
    '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha',
    '/paket',
    '/paket?q=tidak-ada',
    '/paket/medical-check-up-dasar',
    '/layanan-unggulan',
    '/layanan-unggulan/pusat-jantung-terpadu',
    '/rumah-sakit',
    hospital,
    `${hospital}/ambulance`,
    `${hospital}/layanan`,
    `${hospital}/layanan/mata`,
  ],
  reading: [
    '/artikel',
    '/artikel?q=tidak-ada-yang-begini',
    '/artikel?page=2',
    '/kesehatan-jantung',
    '/tanya-dokter',
    article,
    '/penyakit-dan-gejala/diabetes-tipe-2-kenali-sebelum-terlambat',
    '/informasi/artikel-kesehatan',
    '/informasi/event-community',
    '/informasi/event-community/senam-jantung-sehat-bersama',
    '/informasi/forms/rekam-medis',
    '/informasi/forms/kepuasan-pasien',
    '/informasi/karir/perawat-icu',
    '/informasi/karir/staf-teknologi-informasi',
    '/informasi/data-indikator-mutu',
    '/about-us',
    '/account/my-account',
    '/account/forget-password',
  ],
} as const

/** An address of each kind of public page, and the language of its test in windows of every width. */
export const languageInWindows: ReadonlyMap<string, Locale> = new Map(
  Object.values(publicPages).map((path, index) => [path, index % 2 === 0 ? 'id' : 'en']),
)

/** Pages with every bar of the site: they are also tested in windows with little room. */
export const readInLittleRoom: ReadonlySet<string> = new Set(['/jadwal-dokter', '/dokter', article, hospital])

const usable: ReadonlySet<string> = new Set(Object.values(usablePages).flat())

/**
 * Whether widths.spec.ts opens a page for its windows. Other pages are open in their test of page-tests.ts anyway. The test of the home
 * page takes long enough with the header and the footer, which it checks.
 */
export const isOpenedForWindows = (path: string): boolean => path === publicPages.home || !usable.has(path)
