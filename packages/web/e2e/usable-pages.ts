import type { Locale } from '@hospital/ui'
import { publicPages } from './public-pages.ts'

const article = '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi'
const hospital = '/rumah-sakit/rs-kawung-karawang'

/** Public pages of which page-tests.ts makes tests, by the file that has them: their Indonesian addresses. */
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

/** Each kind of public page, by an address of it, and the language in which it is looked at in windows of every width. */
export const languageInWindows: ReadonlyMap<string, Locale> = new Map(
  Object.values(publicPages).map((path, index) => [path, index % 2 === 0 ? 'id' : 'en']),
)

/** Pages with every bar that the site has: they are read in a window with little room, too. */
export const readInLittleRoom: ReadonlySet<string> = new Set(['/jadwal-dokter', '/dokter', article, hospital])

const usable: ReadonlySet<string> = new Set(Object.values(usablePages).flat())

/**
 * Whether widths.spec.ts opens a page for its windows. The others are open in their test of page-tests.ts anyway; that of the home page
 * takes long enough with the header and the footer, which are judged there.
 */
export const isOpenedForWindows = (path: string): boolean => path === publicPages.home || !usable.has(path)
