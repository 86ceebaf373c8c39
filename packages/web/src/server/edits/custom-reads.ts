import type { CmsRead } from './generated/cms-reads.ts'

const doctor = ['dokter', 'jadwal-dokter', 'layanan-spesialis', 'rumah-sakit'] as const
const article = ['artikel', 'kategori-artikel', 'rumah-sakit'] as const
const bySlug = { slug: 'slug' } as const

/**
 * The content types behind the reads of cms.openapi.yaml, which the contract does not name. A read that is missing here counts as a read of
 * every type.
 */
export const customReads: Readonly<Record<string, CmsRead>> = {
  getTopNavigation: { types: ['navigasi'] },
  getBottomNavigation: { types: ['navigasi'] },
  getTopBar: { types: ['top-bar'] },
  listHomeSliders: { types: ['slider-beranda'] },
  listPopups: { types: ['popup'] },
  listEmergencyContacts: { types: ['kontak-darurat', 'rumah-sakit'] },
  listDoctorSchedules: { types: doctor, only: { type: 'dokter', by: { kode_mapping_spesialis: 'spesialis' } } },
  getDoctorScheduleBySlug: { types: doctor, only: { type: 'dokter', by: bySlug } },
  getDoctors: {
    types: ['dokter'],
    only: { type: 'dokter', by: { kode_mapping_spesialis: 'spesialis', slug: 'slug' } },
  },
  listArticlesBySpecialty: { types: article, only: { type: 'artikel', by: { kode_spesialis: 'kodeSpesialis' } } },
  getArticle: { types: article, only: { type: 'artikel', by: bySlug } },
  getArticleInCategory: { types: article, only: { type: 'artikel', by: bySlug } },
}
