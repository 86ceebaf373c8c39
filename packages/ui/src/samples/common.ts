import type { SocialLink } from '../footer/types.ts'
import type { LinkItem } from '../lib/content.ts'
import { portrait } from './pictures.ts'

const names = [
  'dr. Ratna Dewi Kusuma, Sp.PD',
  'dr. Aisyah Rahmawati, Sp.A(K)',
  'dr. Bagus Pratama, Sp.OG',
  'Prof. Dr. dr. Made Ayu Lestari Wirawan, Sp.JP(K), FIHA',
  'dr. Suharto, Sp.N',
  'dr. Nurul Hidayah, Sp.OT',
]

const social: SocialLink[] = [
  { network: 'instagram', href: 'https://www.instagram.com/kawunghusada', label: '@kawunghusada' },
  { network: 'facebook', href: 'https://www.facebook.com/kawunghusada', label: 'RS Kawung Husada' },
  { network: 'youtube', href: 'https://www.youtube.com/@kawunghusada', label: 'Kawung Husada TV' },
]

/** Content common to both languages: names, numbers, places. */
export const common = {
  doctors: names.map((name, index) => ({
    name,
    href: `/dokter/${index}`,
    photo: index === 4 ? undefined : portrait(index),
    appointmentHref: `/dokter/appointment?dokter=${index}`,
    chat: { number: '0812-3456-7890', text: `Halo, ${name}?` },
  })),
  chat: { number: '0812-3456-7890', text: 'Halo!' },
  hospitals: ['Kawung Husada Karawang', 'Kawung Husada Cikampek', 'Kawung Husada Purwakarta'],
  finderFields: { action: '/jadwal-dokter', doctor: { name: 'dokter' } },
  social,
  people: {
    emergency: [
      { name: 'IGD Karawang', phone: '(0267) 845-2222' },
      { name: 'Ambulans', phone: '119' },
    ],
    contact: {
      address: 'Jl. Surotokunto No. 88, Karawang Timur, Jawa Barat 41314',
      phone: '(0267) 845-0000',
      whatsapp: '0812-3456-7890',
      email: 'halo@kawunghusada.example',
    },
    hospital: {
      address: 'Jl. Surotokunto No. 88, Karawang Timur, Jawa Barat',
      phone: '(0267) 845-0000',
      whatsapp: '0812-3456-7890',
    },
  },
  /** Links below one path, numbered. */
  links: (path: string, labels: readonly string[]): LinkItem[] =>
    labels.map((label, index) => ({ label, href: `${path}/${index}` })),
}
