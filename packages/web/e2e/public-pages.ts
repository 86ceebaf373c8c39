import type { RouteName, routes } from '../src/routes/table.ts'

type PublicRouteName = { [Name in RouteName]: (typeof routes)[Name]['area'] extends 'public' ? Name : never }[RouteName]

/** The quarter before today's in Jakarta, as the contract server names its reports. */
const lastQuarter = (): string => {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })
    .format()
    .split('-')
    .map(Number)
  const quarter = year * 4 + Math.floor((month - 1) / 3) - 1
  return `${(quarter % 4) + 1}-${Math.floor(quarter / 4)}`
}

const hospital = '/rumah-sakit/rs-kawung-karawang'

/** An address of every kind of public page, in Indonesian. */
export const publicPages: Readonly<Record<PublicRouteName, string>> = {
  home: '/',
  doctorSchedules: '/jadwal-dokter',
  appointmentCreation: '/dokter/appointment',
  doctors: '/dokter',
  doctor: '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha',
  packages: '/paket',
  package: '/paket/medical-check-up-dasar',
  featuredServices: '/layanan-unggulan',
  featuredService: '/layanan-unggulan/pusat-jantung-terpadu',
  articles: '/artikel',
  healthArticles: '/informasi/artikel-kesehatan',
  qualityIndicators: '/informasi/data-indikator-mutu',
  qualityIndicator: `/informasi/data-indikator-mutu/indikator-mutu-rs-kawung-karawang-triwulan-${lastQuarter()}`,
  events: '/informasi/event-community',
  event: '/informasi/event-community/senam-jantung-sehat-bersama',
  form: '/informasi/forms/kepuasan-pasien',
  contact: '/informasi/hubungi-kami',
  career: '/informasi/karir/perawat-icu',
  healthPackages: '/informasi/paket-kesehatan',
  healthPackage: '/informasi/paket-kesehatan/medical-check-up-dasar',
  hospitals: '/rumah-sakit',
  hospital,
  hospitalAmbulance: `${hospital}/ambulance`,
  hospitalServices: `${hospital}/layanan`,
  hospitalService: `${hospital}/layanan/mata`,
  newsletter: '/informasi/gabung-komunitas',
  search: '/cari?q=jantung',
  about: '/about-us',
  forgetPassword: '/account/forget-password',
  myAccount: '/account/my-account',
  articleCategory: '/kesehatan-jantung',
  article: '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi',
}
