import { listArticleCategories, listArticlesOfCategory, listDoctors, listPackages } from '@hospital/sdk/cms'
import type { SocialFeedClient } from '@hospital/sdk/social-feed'
import { addDays } from '../../src/hospital/clock.ts'
import { answer, first } from './inputs.ts'
import type { Inputs } from './inputs.ts'
import type { CmsRestClient, Stage } from './stage.ts'

const doctorSlug = async ({ cms }: Stage) => (await first(answer(listDoctors(cms, { name: 'ratna' })))).slug ?? ''

const articleAddress = async ({ cms }: Stage) => {
  const { slug: kategori } = await first(answer(listArticleCategories(cms)))
  const { slug } = await first(answer(listArticlesOfCategory(cms, kategori ?? '')))
  return { kategori: kategori ?? '', slug: slug ?? '' }
}

/** A valid input for every REST operation of the content API. */
export const cmsInputs: Inputs<CmsRestClient> = {
  getTopNavigation: () => ({ query: { locale: 'en' } }),
  getBottomNavigation: () => undefined,
  getTopBar: () => ({ query: { populate: '*' } }),
  listDoctorSchedules: () => ({ query: { rs: 'RS01', hari: 'Selasa', page: 1, perpage: 10 } }),
  getDoctorScheduleBySlug: async (stage) => ({ query: { slug: await doctorSlug(stage) } }),
  getDoctors: async (stage) => ({ query: { spesialis: 'SPJP', excludedokter: await doctorSlug(stage) } }),
  listArticlesBySpecialty: () => ({ query: { kodeSpesialis: 'SPJP' } }),
  getArticle: async (stage) => ({ path: { slug: (await articleAddress(stage)).slug } }),
  getArticleInCategory: async (stage) => ({ path: await articleAddress(stage) }),
  listHomeSliders: () => ({ query: { populate: 'gambar' } }),
  listPopups: ({ today }) => ({
    query: { 'filters[expired][$gt]': `${today}T00:00:00.000Z`, populate: 'gambar', 'pagination[limit]': 1 },
  }),
  listEmergencyContacts: () => ({ query: { populate: 'rumah_sakit' } }),
  createContactMessage: () => ({
    body: { data: { nama: 'Sulastri', email: 'sulastri@surel.example', pesan: 'Terima kasih.' } },
  }),
  createNewsletterSubscription: () => ({
    body: { data: { email: 'budi@surel.example', jenis_kelamin: 'Laki-laki', whatsapp: '081234567890' } },
  }),
  createPackageReservation: async ({ cms, today }) => {
    const { id } = await first(answer(listPackages(cms, today)))
    return {
      body: {
        data: { nama_lengkap: 'Kartini', no_telp: '081234567890', tgl_reservasi: addDays(today, 1), paket: Number(id) },
      },
    }
  },
  getProductCategories: () => ({ query: { name: 'Recent Viewed' } }),
  searchProducts: () => ({ query: { name: 'digital' } }),
  executeGraphql: () => ({
    body: { query: 'query Kinds { jenisAppointments { data { id attributes { nama } } } }', operationName: 'Kinds' },
  }),
}

/** The only operation of the social feed has no input. */
export const socialFeedInputs: Inputs<SocialFeedClient> = { listInstagramPosts: () => undefined }
