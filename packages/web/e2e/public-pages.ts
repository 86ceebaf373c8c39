import { routes } from '../src/routes/table.ts'
import type { RouteName } from '../src/routes/table.ts'

type PublicRouteName = { [Name in RouteName]: (typeof routes)[Name]['area'] extends 'public' ? Name : never }[RouteName]

/** The quarter before today's in Jakarta, in the names of the contract server's reports. */
const lastQuarter = (): string => {
  const [year = 0, month = 1] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })
    .format()
    .split('-')
    .map(Number)
  const quarter = year * 4 + Math.floor((month - 1) / 3) - 1
  return `${(quarter % 4) + 1}-${Math.floor(quarter / 4)}`
}

const hospital = '/rumah-sakit/rs-kawung-karawang'

/**
 * Addresses of the pages whose path has a parameter, of a search with results, and of a comparison. A new page does not compile without
 * one.
 */
const examples: { readonly search: string; readonly packageComparison: string } & {
  readonly [
    Name in PublicRouteName as (typeof routes)[Name]['path'] extends `${string}:${string}` ? Name : never
  ]: string
} = {
  search: '/cari?q=jantung',
  packageComparison: '/informasi/bandingkan-paket?paket=medical-check-up-dasar%2Cmedical-check-up-eksekutif',
  doctor: '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha',
  package: '/paket/medical-check-up-dasar',
  featuredService: '/layanan-unggulan/pusat-jantung-terpadu',
  qualityIndicator: `/informasi/data-indikator-mutu/indikator-mutu-rs-kawung-karawang-triwulan-${lastQuarter()}`,
  event: '/informasi/event-community/senam-jantung-sehat-bersama',
  form: '/informasi/forms/kepuasan-pasien',
  career: '/informasi/karir/perawat-icu',
  healthPackage: '/informasi/paket-kesehatan/medical-check-up-dasar',
  hospital,
  hospitalAmbulance: `${hospital}/ambulance`,
  hospitalServices: `${hospital}/layanan`,
  hospitalService: `${hospital}/layanan/mata`,
  articleCategory: '/kesehatan-jantung',
  article: '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi',
}

const isPublic = (name: RouteName): name is PublicRouteName => routes[name].area === 'public'

const names = (Object.keys(routes) as RouteName[]).filter(isPublic)

/** An address of every kind of public page, in Indonesian: its path, or an example of it. */
export const publicPages = Object.fromEntries(
  names.map((name) => [name, name in examples ? examples[name as keyof typeof examples] : routes[name].path]),
) as Readonly<Record<PublicRouteName, string>>
