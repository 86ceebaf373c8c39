import type { Locale } from '@hospital/ui'

// The targets of a query: paths in Indonesian, with their query; `*` matches any characters.

/** The language of the site, the typed text, and the paths of which one has to be among the first three links. */
export type SearchQuery = readonly [locale: Locale, typed: string, meant: readonly string[]]

/** A specialty's slug, and the degree in the addresses of its doctors. */
const departments = {
  SPPD: ['penyakit-dalam', 'sp-pd'],
  SPA: ['kesehatan-anak', 'sp-a'],
  SPOG: ['kebidanan-dan-kandungan', 'sp-og'],
  SPJP: ['jantung-dan-pembuluh-darah', 'sp-jp'],
  SPB: ['bedah-umum', 'sp-b'],
  SPS: ['saraf', 'sp-s'],
  SPKK: ['kulit-dan-kelamin', 'sp-kk'],
  SPTHT: ['telinga-hidung-dan-tenggorok', 'sp-tht'],
  SPM: ['mata', 'sp-m'],
  SPP: ['paru', 'sp-p'],
  SPKJ: ['kesehatan-jiwa', 'sp-kj'],
  SPOT: ['ortopedi-dan-traumatologi', 'sp-ot'],
  SPU: ['urologi', 'sp-u'],
  SPRAD: ['radiologi', 'sp-rad'],
  SPGIGI: ['gigi-dan-mulut', 'sp-{kg,kga,ort}'],
  SPKFR: ['rehabilitasi-medik', 'sp-kfr'],
  SPGK: ['gizi-klinik', 'sp-gk'],
  SPBS: ['bedah-saraf', 'sp-bs'],
  SPBTKV: ['bedah-toraks-kardiak-dan-vaskular', 'sp-btkv'],
} as const

/** The codes of hospitals in the addresses of lists. */
const codes: Readonly<Record<string, string>> = {
  'rs-kawung-karawang': 'RS01',
  'rs-kawung-cikampek': 'RS02',
  'rs-kawung-purwakarta': 'RS03',
  'rs-kawung-bekasi-timur': 'RS04',
  'rs-kawung-ibu-dan-anak-cikarang': 'RS05',
  'rs-kawung-subang': 'RS06',
}

/** The doctors of a specialty as a list or one by one; with a hospital, only doctors who practise there. */
export const department = (
  code: keyof typeof departments,
  at?: string,
  doctors: readonly string[] = [],
): readonly string[] => {
  const [slug, degree] = departments[code]
  if (at === undefined) {
    const degrees = degree.includes('{') ? ['sp-kg', 'sp-kga', 'sp-ort'] : [degree]
    return [
      `/dokter?spesialis=${code}*`,
      `/jadwal-dokter?spesialis=${code}*`,
      `/rumah-sakit/*/layanan/${slug}`,
      ...degrees.flatMap((ending) => [`/dokter/*-${ending}`, `/dokter/*-${ending}-*`]),
    ]
  }
  return [
    `/rumah-sakit/${at}/layanan/${slug}`,
    `/dokter?rs=${codes[at] ?? ''}&spesialis=${code}*`,
    ...doctors.map((name) => `/dokter/*${name}*`),
  ]
}

/** A hospital's own page. */
export const hospital = (slug: string): readonly string[] => [`/rumah-sakit/${slug}`]

/** A featured service. */
export const services = (slug: string): readonly string[] => [`/layanan-unggulan/${slug}`]

/** Job openings. */
export const careersOf: readonly string[] = ['/informasi/karir/*']

/** Pages by the tasks of patients. */
export const pages = {
  visiting: ['/rumah-sakit', '/rumah-sakit/rs-*'],
  insurance: ['/informasi/forms/pendaftaran', '/dokter/appointment', '/informasi/hubungi-kami'],
  emergency: ['/rumah-sakit/*/ambulance', 'tel:119'],
  ambulance: ['/rumah-sakit/*/ambulance', 'tel:119'],
  laboratory: ['/member-area/hasil-penunjang/laboratorium', '/member-area/list-hasil'],
  booking: ['/dokter/appointment'],
  registration: ['/member-area/register'],
  contact: ['/informasi/hubungi-kami'],
} as const satisfies Readonly<Record<string, readonly string[]>>
