import * as content from '@hospital/sdk/cms'
import type { CmsClient } from '@hospital/sdk/cms'
import { describe, expect, it } from 'vitest'
import { openCms } from '../testing/server.ts'
import { numbered, openStrapi } from './testing.ts'

const { content: rows } = openCms()

const slugOf = (entries: readonly { readonly slug: string | null; readonly publishedAt?: string | null }[]): string =>
  entries.find(({ slug, publishedAt }) => slug !== null && publishedAt !== null)?.slug ?? ''

const today = '2026-11-21'
const hospital = slugOf(rows.rumahSakits)
const article = slugOf(rows.artikels)
const event = slugOf(rows.eventCommunities)
const articleCategory = slugOf(rows.kategoriArtikels)
const packageCategory = slugOf(rows.kategoriPakets)
const offered = slugOf(rows.pakets.filter(({ tgl_berakhir }) => tgl_berakhir !== null && tgl_berakhir > today))
const featured = slugOf(rows.layananUnggulans)
const doctor = rows.dokters.find(({ status }) => status === 'aktif')
const doctorSlug = doctor?.slug ?? ''
const specialtyCode = doctor?.kode_mapping_spesialis ?? ''

type Name = Exclude<keyof typeof content, 'createCmsClient' | 'cmsRest'>

/** Each function of the SDK that reads or sends content, called once. */
const calls: Readonly<
  Record<Name, (cms: CmsClient) => Promise<{ readonly data?: unknown; readonly error?: unknown }>>
> = {
  findArticle: (cms) => content.findArticle(cms, article),
  findArticleCredits: (cms) => content.findArticleCredits(cms, article),
  findCareer: (cms) => content.findCareer(cms, slugOf(rows.karirs)),
  findDoctor: (cms) => content.findDoctor(cms, doctorSlug),
  findEvent: (cms) => content.findEvent(cms, event),
  findFeaturedService: (cms) => content.findFeaturedService(cms, featured),
  findForm: (cms) => content.findForm(cms, slugOf(rows.forms)),
  findHospital: (cms) => content.findHospital(cms, hospital),
  findHospitalById: async (cms) =>
    content.findHospitalById(cms, (await content.findHospital(cms, hospital)).data?.id ?? ''),
  findPackage: (cms) => content.findPackage(cms, offered, today),
  findPopup: (cms) => content.findPopup(cms, new Date('2026-11-21T02:15:00.000Z')),
  findQualityIndicator: (cms) => content.findQualityIndicator(cms, slugOf(rows.dataIndikatorMutus)),
  findSpecialistService: (cms) => content.findSpecialistService(cms, slugOf(rows.layananSpesialises)),
  getBottomNavigation: (cms) => content.getBottomNavigation(cms, 'id'),
  getDoctorSchedule: (cms) => content.getDoctorSchedule(cms, doctorSlug),
  getHomePage: (cms) => content.getHomePage(cms),
  getTopBar: (cms) => content.getTopBar(cms),
  getTopNavigation: (cms) => content.getTopNavigation(cms, 'en'),
  listAppointmentTypes: (cms) => content.listAppointmentTypes(cms),
  listArticleCategories: (cms) => content.listArticleCategories(cms),
  listArticles: (cms) => content.listArticles(cms),
  listArticlesForSpecialty: (cms) => content.listArticlesForSpecialty(cms, specialtyCode),
  listArticlesOfCategory: (cms) => content.listArticlesOfCategory(cms, articleCategory),
  listArticlesWithVideos: (cms) => content.listArticlesWithVideos(cms),
  listColleagues: (cms) => content.listColleagues(cms, { specialtyCode, slug: doctorSlug }),
  listDoctorSchedules: (cms) => content.listDoctorSchedules(cms),
  listDoctors: (cms) => content.listDoctors(cms, { name: 'a' }),
  listEmergencyContacts: (cms) => content.listEmergencyContacts(cms),
  listEvents: (cms) => content.listEvents(cms),
  listFeaturedServices: (cms) => content.listFeaturedServices(cms),
  listFormSlugs: (cms) => content.listFormSlugs(cms),
  listHomeSliders: (cms) => content.listHomeSliders(cms),
  listHospitalProfiles: (cms) => content.listHospitalProfiles(cms),
  listHospitals: (cms) => content.listHospitals(cms),
  listHospitalsWithFeaturedService: (cms) => content.listHospitalsWithFeaturedService(cms, featured),
  listOpenCareerSlugs: (cms) => content.listOpenCareerSlugs(cms, today),
  listPackageCategories: (cms) => content.listPackageCategories(cms),
  listPackages: (cms) => content.listPackages(cms, today),
  listPackagesOfCategory: (cms) => content.listPackagesOfCategory(cms, packageCategory, today),
  listPaymentMethods: (cms) => content.listPaymentMethods(cms),
  listQualityIndicators: (cms) => content.listQualityIndicators(cms),
  listRelatedArticles: (cms) => content.listRelatedArticles(cms, { slug: article, category: articleCategory }),
  listRelatedEvents: (cms) => content.listRelatedEvents(cms, event),
  listRelatedPackages: (cms) => content.listRelatedPackages(cms, { slug: offered }, today),
  listSlugs: (cms) => content.listSlugs(cms, today),
  listSpecialistServices: (cms) => content.listSpecialistServices(cms),
  listTestimonials: (cms) => content.listTestimonials(cms),
  listVideos: (cms) => content.listVideos(cms),
  reservePackage: (cms) =>
    content.reservePackage(cms, {
      nama_lengkap: 'Sulastri',
      no_telp: '081234567890',
      tgl_reservasi: '2026-11-24',
      paket: rows.pakets.find(({ slug }) => slug === offered)?.id ?? 0,
    }),
  searchArticles: (cms) => content.searchArticles(cms, 'a'),
  searchDoctors: (cms) => content.searchDoctors(cms, 'a'),
  searchEvents: (cms) => content.searchEvents(cms, 'a'),
  searchPackages: (cms) => content.searchPackages(cms, { words: 'a' }, today),
  sendContactMessage: (cms) =>
    content.sendContactMessage(cms, { nama: 'Sulastri', email: 'sulastri@surel.example', pesan: 'Terima kasih.' }),
  subscribeToNewsletter: (cms) =>
    content.subscribeToNewsletter(cms, {
      email: 'sulastri@surel.example',
      jenis_kelamin: 'Perempuan',
      whatsapp: '+6281298765432',
    }),
}

describe('Every function of the content API, on Strapi 4 and on Strapi 5', () => {
  const four = openStrapi(4)
  const five = openStrapi(5)

  it.each(Object.entries(calls))('%s gives the same', async (_name, call) => {
    const known = await call(four.cms)
    const found = await call(five.cms)
    expect(known.error).toBeUndefined()
    expect(found.error).toBeUndefined()
    expect(numbered(found.data)).toEqual(known.data)
    expect([...four.omitted, ...five.omitted]).toEqual([])
  })

  it('is called here', () => {
    const named = Object.keys(content).filter((name) => name !== 'createCmsClient' && name !== 'cmsRest')
    expect(Object.keys(calls).toSorted()).toEqual(named.toSorted())
  })
})
