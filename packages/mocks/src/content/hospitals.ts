import { hospitalTexts } from './hospital-texts.ts'
import { mediaId } from './media.ts'
import type { HospitalRow } from './rows.ts'
import { slugOf } from './slug.ts'
import { published } from './stamps.ts'

interface HospitalSeed {
  readonly nama: string
  readonly host: string
  readonly alamat: string
  /** The dialling code of the town. A local number never begins with 0. */
  readonly area: string
  readonly whatsapp: boolean
  readonly specialties: readonly number[]
  readonly services: readonly number[]
  readonly hours: readonly (readonly [start: string, end: string])[]
}

const general = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
const usualHours = [
  ['11:00:00.000', '13:00:00.000'],
  ['17:00:00.000', '19:00:00.000'],
] as const

const seeds: readonly HospitalSeed[] = [
  {
    nama: 'RS Kawung Karawang',
    host: 'karawang',
    area: '0267',
    whatsapp: true,
    alamat: 'Jl. Parang Kusumo No. 1, Kelurahan Kawung Wetan, Karawang, Jawa Barat',
    specialties: [...general, 18, 19],
    services: [1, 2, 3, 5, 6, 7, 8],
    hours: usualHours,
  },
  {
    nama: 'RS Kawung Cikampek',
    host: 'cikampek',
    area: '0264',
    whatsapp: true,
    alamat: 'Jl. Sekar Jagad No. 17, Desa Kawung Kulon, Cikampek, Karawang, Jawa Barat',
    specialties: [1, 2, 3, 4, 5, 6, 9, 10, 12, 14, 15, 16],
    services: [2, 4, 6, 8],
    hours: usualHours,
  },
  {
    nama: 'RS Kawung Purwakarta',
    host: 'purwakarta',
    area: '0264',
    whatsapp: true,
    alamat: 'Jl. Truntum Raya No. 28, Kelurahan Kawung Asri, Purwakarta, Jawa Barat',
    specialties: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 15, 16],
    services: [1, 3, 4, 6],
    hours: usualHours,
  },
  {
    nama: 'RS Kawung Bekasi Timur',
    host: 'bekasi-timur',
    area: '021',
    whatsapp: true,
    alamat: 'Jl. Mega Mendung Blok K No. 5, Kelurahan Kawung Jaya, Bekasi Timur, Kota Bekasi, Jawa Barat',
    specialties: [...general, 18],
    services: [1, 2, 3, 5, 6, 7],
    hours: [
      ['10:30:00.000', '12:30:00.000'],
      ['16:30:00.000', '18:30:00.000'],
    ],
  },
  {
    nama: 'RS Kawung Ibu dan Anak Cikarang',
    host: 'cikarang',
    area: '021',
    whatsapp: true,
    alamat: 'Jl. Sidomukti No. 9, Desa Kawung Lestari, Cikarang, Kabupaten Bekasi, Jawa Barat',
    specialties: [2, 3, 7, 8, 15, 17],
    services: [2, 4, 8],
    hours: [
      ['10:00:00.000', '12:00:00.000'],
      ['16:00:00.000', '18:00:00.000'],
    ],
  },
  {
    nama: 'RS Kawung Subang',
    host: 'subang',
    area: '0260',
    whatsapp: false,
    alamat: 'Jl. Nitik Karawitan No. 3, Kelurahan Kawung Sari, Subang, Jawa Barat',
    specialties: [1, 2, 3, 5, 6, 12, 15],
    services: [4, 6],
    hours: [['16:00:00.000', '18:00:00.000']],
  },
]

/** The code of the hospital with an id, such as `RS01` for 1. */
export const hospitalCode = (id: number): string => `RS${String(id).padStart(2, '0')}`

/** The hospitals of the group. With a public URL all of their APIs are below this URL; otherwise each hospital has its own host. */
export const hospitals = (now: Date, publicUrl?: string): readonly HospitalRow[] =>
  seeds.map(({ nama, host, alamat, area, whatsapp, specialties, services, hours }, index) => {
    const id = index + 1
    const slug = slugOf(nama)
    return {
      id,
      nama,
      slug,
      alamat,
      nomor_telepon: `(${area}) 084-500${id}`,
      nomor_whatsapp: whatsapp ? `0840-1000-110${id}` : null,
      nomor_fax: id % 3 === 0 ? null : `(${area}) 084-510${id}`,
      email: `info@${host}.rs-kawung.example`,
      ...hospitalTexts(host),
      jam_kunjungan: hours.map(([jam_awal, jam_akhir], place) => ({ id: index * 2 + place + 1, jam_awal, jam_akhir })),
      gambar_sampul: mediaId(`${slug}-gedung`),
      gambar_profil: mediaId(`${slug}-gedung`),
      base_endpoint: `${publicUrl ?? `https://${host}.rs-kawung.example`}/hospital-care/${hospitalCode(id)}`,
      kode_mapping_rs: hospitalCode(id),
      layanan_unggulans: services,
      layanan_spesialis: specialties,
      ...published(now, slug, 420 - index * 9),
    }
  })

/** The hospitals (ids) that offer a specialty or a featured service. */
export const hospitalsOffering = (offer: 'specialties' | 'services', id: number): readonly number[] =>
  seeds.flatMap((seed, index) => (seed[offer].includes(id) ? [index + 1] : []))
