// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.

import type { CmsRest } from '@hospital/sdk/cms/rest'
import type { Calls } from '../calls/calls.ts'

/** A call of each operation of cms.openapi.yaml, with the contract's first example. */
export const cmsCalls = {
  getTopNavigation: (cms: CmsRest) =>
    cms.getTopNavigation(),
  getBottomNavigation: (cms: CmsRest) =>
    cms.getBottomNavigation(),
  getTopBar: (cms: CmsRest) =>
    cms.getTopBar({ query: { populate: '*' } }),
  listDoctorSchedules: (cms: CmsRest) =>
    cms.listDoctorSchedules({ query: { rs: 'RS01', hari: 'Selasa' } }),
  getDoctorScheduleBySlug: (cms: CmsRest) =>
    cms.getDoctorScheduleBySlug({ query: { slug: 'dr-budi-santoso-sp-pd-kgeh' } }),
  getDoctors: (cms: CmsRest) =>
    cms.getDoctors({ query: { spesialis: 'SPPD', excludedokter: 'dr-budi-santoso-sp-pd-kgeh' } }),
  listArticlesBySpecialty: (cms: CmsRest) =>
    cms.listArticlesBySpecialty({ query: { kodeSpesialis: 'SPJP' } }),
  getArticle: (cms: CmsRest) =>
    cms.getArticle({ path: { slug: 'rs-kawung-karawang-membuka-unit-stroke-terpadu' } }),
  getArticleInCategory: (cms: CmsRest) =>
    cms.getArticleInCategory({
      path: { kategori: 'berita', slug: 'rs-kawung-karawang-membuka-unit-stroke-terpadu' },
    }),
  listHomeSliders: (cms: CmsRest) =>
    cms.listHomeSliders({ query: { populate: 'gambar' } }),
  listPopups: (cms: CmsRest) =>
    cms.listPopups({
      query: { 'filters[expired][$gt]': '2026-11-21T02:15:00.000Z', populate: 'gambar' },
    }),
  listEmergencyContacts: (cms: CmsRest) =>
    cms.listEmergencyContacts({
      query: { 'filters[rumah_sakit][slug][$eq]': 'rs-kawung-karawang', populate: 'rumah_sakit' },
    }),
  createContactMessage: (cms: CmsRest) =>
    cms.createContactMessage({
      body: {
        data: {
          nama: 'Sulastri',
          email: 'sulastri@surel.example',
          no_telp: '081234567890',
          subjek: 'Jam besuk',
          pesan: 'Apakah anak di bawah 12 tahun boleh ikut menjenguk di ruang rawat inap?',
          rumah_sakit: 1,
        },
      },
    }),
  createNewsletterSubscription: (cms: CmsRest) =>
    cms.createNewsletterSubscription({
      body: {
        data: {
          email: 'andi.wijaya@surel.example',
          jenis_kelamin: 'Laki-laki',
          whatsapp: '+6281298765432',
        },
      },
    }),
  createPackageReservation: (cms: CmsRest) =>
    cms.createPackageReservation({
      body: {
        data: {
          nama_lengkap: 'Dewi Kartika Sari',
          email: 'dewi.kartika@surel.example',
          no_telp: '081377788899',
          tgl_lahir: '1986-04-21',
          tgl_reservasi: '2026-12-07',
          catatan: 'Mohon dijadwalkan pagi, puasa sejak malam.',
          paket: 8,
          rumah_sakit: 1,
        },
      },
    }),
  getProductCategories: (cms: CmsRest) =>
    cms.getProductCategories({ query: { name: 'Recent Viewed' } }),
  searchProducts: (cms: CmsRest) =>
    cms.searchProducts({ query: { name: 'digital' } }),
  executeGraphql: (cms: CmsRest) =>
    cms.executeGraphql({
      body: {
        query: 'query ArticleCategories { kategoriArtikels(pagination: { limit: -1 }) { data { id attributes { kategori slug } } } }',
        variables: {},
        operationName: 'ArticleCategories',
      },
    }),
} as const satisfies Calls<CmsRest>
