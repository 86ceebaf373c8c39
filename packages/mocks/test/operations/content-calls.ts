import * as content from '@hospital/sdk/cms'
import type { CmsClient, Result } from '@hospital/sdk/cms'
import { addDays } from '../../src/hospital/clock.ts'
import { answer, first } from './inputs.ts'
import type { Stage } from './stage.ts'

/** The names of the content functions: all exports of the module except the client factories. */
export type ContentFunction = Exclude<keyof typeof content, 'createCmsClient' | 'cmsRest'>

/** Prepares the arguments of a content function and returns the call. */
export type PrepareContent = (
  stage: Stage,
) => Promise<(cms: CmsClient) => Promise<Result<unknown>>> | ((cms: CmsClient) => Promise<Result<unknown>>)

interface Sluggish {
  readonly slug: string | null
}

const slugOf = async (rows: Promise<Result<readonly Sluggish[] | { readonly items: readonly Sluggish[] }>>) =>
  (await first<Sluggish>(answer(rows))).slug ?? ''

/** A call of every content function; a missing one is a type error. */
export const contentCalls: Readonly<Record<ContentFunction, PrepareContent>> = {
  listArticles: () => (cms) => content.listArticles(cms),
  listArticlesOfCategory: async ({ cms: ready }) => {
    const category = await slugOf(content.listArticleCategories(ready))
    return (cms) => content.listArticlesOfCategory(cms, category)
  },
  findArticle: async ({ cms: ready }) => {
    const slug = await slugOf(content.listArticles(ready))
    return (cms) => content.findArticle(cms, slug)
  },
  findArticleCredits: async ({ cms: ready }) => {
    const slug = await slugOf(content.listArticles(ready))
    return (cms) => content.findArticleCredits(cms, slug)
  },
  listRelatedArticles: async ({ cms: ready }) => {
    const article = { slug: await slugOf(content.listArticles(ready)) }
    return (cms) => content.listRelatedArticles(cms, article)
  },
  searchArticles: () => (cms) => content.searchArticles(cms, 'anak'),
  listArticlesWithVideos: () => (cms) => content.listArticlesWithVideos(cms),
  listArticleCategories: () => (cms) => content.listArticleCategories(cms),
  listPaymentMethods: () => (cms) => content.listPaymentMethods(cms),
  listAppointmentTypes: () => (cms) => content.listAppointmentTypes(cms),
  listDoctors: () => (cms) => content.listDoctors(cms, { name: 'ratna', hospitalCodes: ['RS01', 'RS02'] }),
  findDoctor: async ({ cms: ready }) => {
    const slug = await slugOf(content.listDoctors(ready))
    return (cms) => content.findDoctor(cms, slug)
  },
  searchDoctors: () => (cms) => content.searchDoctors(cms, 'ratna'),
  listEvents: () => (cms) => content.listEvents(cms),
  findEvent: async ({ cms: ready }) => {
    const slug = await slugOf(content.listEvents(ready))
    return (cms) => content.findEvent(cms, slug)
  },
  listRelatedEvents: async ({ cms: ready }) => {
    const slug = await slugOf(content.listEvents(ready))
    return (cms) => content.listRelatedEvents(cms, slug)
  },
  searchEvents: () => (cms) => content.searchEvents(cms, 'ibu'),
  getHomePage: () => (cms) => content.getHomePage(cms),
  listTestimonials: async ({ cms: ready }) => {
    const hospital = await slugOf(content.listHospitals(ready))
    return (cms) => content.listTestimonials(cms, hospital)
  },
  listVideos: () => (cms) => content.listVideos(cms),
  findPopup:
    ({ today }) =>
    (cms) =>
      content.findPopup(cms, new Date(`${today}T02:15:00.000Z`)),
  listHospitals: () => (cms) => content.listHospitals(cms),
  listHospitalProfiles: () => (cms) => content.listHospitalProfiles(cms),
  listHospitalsWithFeaturedService: async ({ cms: ready }) => {
    const slug = await slugOf(content.listFeaturedServices(ready))
    return (cms) => content.listHospitalsWithFeaturedService(cms, slug)
  },
  findHospital: async ({ cms: ready }) => {
    const slug = await slugOf(content.listHospitals(ready))
    return (cms) => content.findHospital(cms, slug)
  },
  findHospitalById: async ({ cms: ready }) => {
    const { id } = await first(answer(content.listHospitals(ready)))
    return (cms) => content.findHospitalById(cms, id)
  },
  listEmergencyContacts: () => (cms) => content.listEmergencyContacts(cms),
  getTopNavigation: () => (cms) => content.getTopNavigation(cms, 'id'),
  getBottomNavigation: () => (cms) => content.getBottomNavigation(cms, 'en'),
  getTopBar: () => (cms) => content.getTopBar(cms),
  listPackages:
    ({ today }) =>
    (cms) =>
      content.listPackages(cms, today),
  listPackagesOfCategory: async ({ cms: ready, today }) => {
    const category = await slugOf(content.listPackageCategories(ready))
    return (cms) => content.listPackagesOfCategory(cms, category, today)
  },
  findPackage: async ({ cms: ready, today }) => {
    const slug = await slugOf(content.listPackages(ready, today))
    return (cms) => content.findPackage(cms, slug, today)
  },
  listRelatedPackages: async ({ cms: ready, today }) => {
    const offer = { slug: await slugOf(content.listPackages(ready, today)) }
    return (cms) => content.listRelatedPackages(cms, offer, today)
  },
  searchPackages:
    ({ today }) =>
    (cms) =>
      content.searchPackages(cms, { words: 'jantung' }, today),
  listPackageCategories: () => (cms) => content.listPackageCategories(cms),
  findForm: () => (cms) => content.findForm(cms, 'rekam-medis'),
  findCareer: () => (cms) => content.findCareer(cms, 'perawat-icu'),
  listQualityIndicators: () => (cms) => content.listQualityIndicators(cms),
  findQualityIndicator: async ({ cms: ready }) => {
    const slug = await slugOf(content.listQualityIndicators(ready))
    return (cms) => content.findQualityIndicator(cms, slug)
  },
  listFormSlugs: () => (cms) => content.listFormSlugs(cms),
  listOpenCareerSlugs:
    ({ today }) =>
    (cms) =>
      content.listOpenCareerSlugs(cms, today),
  listSlugs:
    ({ today }) =>
    (cms) =>
      content.listSlugs(cms, today),
  listDoctorSchedules: () => (cms) => content.listDoctorSchedules(cms, { hospitalCode: 'RS01', day: 'Selasa' }),
  getDoctorSchedule: async ({ cms: ready }) => {
    const slug = await slugOf(content.listDoctors(ready))
    return (cms) => content.getDoctorSchedule(cms, slug)
  },
  listColleagues: async ({ cms: ready }) => {
    const slug = await slugOf(content.listDoctors(ready, { name: 'ratna' }))
    return (cms) => content.listColleagues(cms, { specialtyCode: 'SPJP', slug })
  },
  listArticlesForSpecialty: () => (cms) => content.listArticlesForSpecialty(cms, 'SPJP'),
  listSpecialistServices: () => (cms) => content.listSpecialistServices(cms),
  findSpecialistService: async ({ cms: ready }) => {
    const slug = await slugOf(content.listSpecialistServices(ready))
    return (cms) => content.findSpecialistService(cms, slug)
  },
  listFeaturedServices: () => (cms) => content.listFeaturedServices(cms),
  findFeaturedService: async ({ cms: ready }) => {
    const slug = await slugOf(content.listFeaturedServices(ready))
    return (cms) => content.findFeaturedService(cms, slug)
  },
  listHomeSliders: () => (cms) => content.listHomeSliders(cms),
  subscribeToNewsletter: () => (cms) =>
    content.subscribeToNewsletter(cms, {
      email: 'ani@surel.example',
      jenis_kelamin: 'Perempuan',
      whatsapp: '081234567891',
    }),
  reservePackage: async ({ cms: ready, today }) => {
    const { id } = await first(answer(content.listPackages(ready, today)))
    const wish = {
      nama_lengkap: 'Kartini',
      no_telp: '081234567890',
      tgl_reservasi: addDays(today, 1),
      paket: Number(id),
    }
    return (cms) => content.reservePackage(cms, wish)
  },
  sendContactMessage: () => (cms) =>
    content.sendContactMessage(cms, { nama: 'Ani', email: 'ani@surel.example', pesan: 'Jam besuk pukul berapa?' }),
}
