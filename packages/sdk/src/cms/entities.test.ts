import { describe, expect, expectTypeOf, test } from 'vitest'
import type { components } from '../generated/cms/types.ts'
import type { LocalizedField } from '../rules/localize.ts'
import { json, stubNetwork } from '../testing/stub-network.ts'
import type * as cms from './index.ts'
import {
  createCmsClient,
  getBottomNavigation,
  getDoctorSchedule,
  listArticlesForSpecialty,
  listColleagues,
  listHomeSliders,
} from './index.ts'
import type { CmsMedia, CmsPage } from './normalized.ts'

/** The data of a content function; `never` for other exports. */
type Found<Call> = Call extends (...args: never) => Promise<infer Answer>
  ? Answer extends { readonly data: infer Data }
    ? Data
    : never
  : never

/** A type without its name. */
type Flat<Entity> = { [Name in keyof Entity]: Entity[Name] }

/** Functions that are no calls of the content API. */
type Others = 'cmsRest' | 'createCmsClient'

// A content function that has no named type in this list, or another type, does not compile.
interface Answers {
  findArticle: cms.Article
  findArticleCredits: cms.ArticleCredits
  findCareer: cms.Career
  findDoctor: cms.Doctor
  findEvent: cms.Event
  findFeaturedService: cms.FeaturedService
  findForm: cms.Form
  findHospital: cms.Hospital
  findHospitalById: cms.HospitalName
  findPackage: cms.Package
  findPopup: cms.Popup | null
  findQualityIndicator: cms.QualityIndicator
  findSpecialistService: cms.SpecialistService
  getBottomNavigation: readonly cms.NavigationItem[]
  getDoctorSchedule: readonly cms.DoctorSchedule[]
  getHomePage: cms.HomePage
  getTopBar: readonly cms.MenuEntry[]
  getTopNavigation: readonly cms.NavigationItem[]
  listAppointmentTypes: readonly cms.AppointmentType[]
  listArticleCategories: readonly cms.ArticleCategory[]
  listArticles: CmsPage<cms.ArticleCard>
  listArticlesForSpecialty: readonly cms.ArticleCard[]
  listArticlesOfCategory: CmsPage<cms.ArticleCard>
  listArticlesWithVideos: cms.ArticlesWithVideos
  listColleagues: readonly cms.Doctor[]
  listDoctorSchedules: CmsPage<cms.DoctorSchedule>
  listDoctors: CmsPage<cms.Doctor>
  listEmergencyContacts: readonly cms.EmergencyContact[]
  listEvents: CmsPage<cms.EventCard>
  listFeaturedServices: readonly cms.FeaturedServiceCard[]
  listFormSlugs: readonly cms.TitledSlug[]
  listHomeSliders: readonly cms.HomeSlide[]
  listHospitalProfiles: readonly cms.HospitalProfile[]
  listHospitals: readonly cms.HospitalCard[]
  listHospitalsWithFeaturedService: readonly cms.HospitalCard[]
  listOpenCareerSlugs: readonly cms.OpenCareer[]
  listPackageCategories: readonly cms.PackageCategory[]
  listPackages: CmsPage<cms.PackageCard>
  listPackagesOfCategory: CmsPage<cms.PackageCard>
  listPaymentMethods: readonly cms.PaymentMethod[]
  listQualityIndicators: readonly cms.QualityIndicatorCard[]
  listRelatedArticles: readonly cms.ArticleCard[]
  listRelatedEvents: readonly cms.EventCard[]
  listRelatedPackages: readonly cms.PackageCard[]
  listSlugs: cms.Slugs
  listSpecialistServices: readonly cms.SpecialistServiceCard[]
  listTestimonials: readonly cms.Testimonial[]
  listVideos: readonly cms.Video[]
  reservePackage: cms.PackageReservation
  searchArticles: readonly cms.ArticleCard[]
  searchDoctors: readonly cms.Doctor[]
  searchEvents: readonly cms.EventCard[]
  searchPackages: readonly cms.PackageCard[]
  sendContactMessage: cms.ContactMessage
  subscribeToNewsletter: cms.NewsletterSubscription
}

test('every function of the content API returns a named type', () => {
  type Given = { [Name in Exclude<keyof typeof cms, Others>]: Found<(typeof cms)[Name]> }
  expectTypeOf<Given>().toEqualTypeOf<{ [Name in keyof Answers]: Answers[Name] }>()
})

describe('the types of entities', () => {
  test('have the fields of the contracts', () => {
    expectTypeOf<cms.WeeklySession['jam_mulai']>().toEqualTypeOf<string | null>()
    expectTypeOf<cms.WeeklySession['hari']>().toEqualTypeOf<components['schemas']['WeeklySession']['hari']>()
    expectTypeOf<cms.DoctorSchedule['jadwal'][number]>().toEqualTypeOf<cms.WeeklySession>()
    expectTypeOf<cms.DoctorSchedule['dokter']>().toEqualTypeOf<cms.Doctor>()
    expectTypeOf<cms.DoctorSchedule['rumah_sakit']>().toEqualTypeOf<cms.HospitalReference | null>()
    expectTypeOf<Flat<cms.Doctor>>().toEqualTypeOf<{
      readonly id: string
      readonly nama: string | null
      readonly kode: string | null
      readonly slug: string | null
      readonly avatar: string | null
      readonly status: 'aktif' | 'nonaktif' | null
      readonly kode_mapping_rs: string | null
      readonly kode_mapping_spesialis: string | null
    }>()
    expectTypeOf<cms.ArticleCard['gambar']>().toEqualTypeOf<CmsMedia | null>()
    expectTypeOf<cms.PackageCard['harga']>().toEqualTypeOf<number | null>()
    expectTypeOf<NonNullable<cms.Hospital['layanan_unggulans']>[number]['gambar']>().toEqualTypeOf<CmsMedia | null>()
    expectTypeOf<NonNullable<cms.MenuEntry['submenu']>[number]['menu']>().toEqualTypeOf<string | null | undefined>()
  })

  test('extend their lists’ cards', () => {
    expectTypeOf<cms.Article>().toExtend<cms.ArticleCard>()
    expectTypeOf<cms.Event>().toExtend<cms.EventCard>()
    expectTypeOf<cms.Hospital>().toExtend<cms.HospitalCard>()
    expectTypeOf<cms.FeaturedService>().toExtend<cms.FeaturedServiceCard>()
    expectTypeOf<cms.SpecialistService>().toExtend<cms.SpecialistServiceCard>()
  })

  test('have no drafts and no envelopes', () => {
    expectTypeOf<cms.HospitalReference>().not.toHaveProperty('publishedAt')
    expectTypeOf<cms.Article>().not.toHaveProperty('attributes')
  })

  test('can be localised', () => {
    expectTypeOf<LocalizedField<cms.ArticleCard>>().toEqualTypeOf<'judul' | 'artikel'>()
    expectTypeOf<LocalizedField<cms.NavigationItem>>().toEqualTypeOf<'menu' | 'submenu'>()
  })
})

describe('an entity over REST has the form that it has over GraphQL', () => {
  const answering = (data: unknown) =>
    createCmsClient({ baseUrl: 'https://cms.rs.example', fetch: stubNetwork(json({ data })).fetch })
  const picture = { id: 9, url: '/uploads/a.webp', mime: 'image/webp' }
  const media = {
    id: '9',
    url: 'https://cms.rs.example/uploads/a.webp',
    alternativeText: null,
    width: null,
    height: null,
    mime: 'image/webp',
    formats: [],
  }
  const noDoctor = { kode: null, slug: null, avatar: null, status: null }
  const doctor = { id: '1', nama: 'dr. Ratna', ...noDoctor, kode_mapping_rs: null, kode_mapping_spesialis: null }

  test.each([
    ['flat', { id: 1, nama: 'dr. Ratna' }],
    ['in its envelope', { id: 1, attributes: { nama: 'dr. Ratna', createdAt: 'x' } }],
  ])('a doctor %s', async (_how, wire) => {
    const { data } = await listColleagues(answering([wire]), { specialtyCode: 'SPJP', slug: 'lain' })
    expect(data).toEqual([doctor])
  })

  test.each([
    ['flat', { id: 2, judul: 'Demam', gambar: picture, kategori_artikel: { id: 3, slug: 'anak' } }],
    [
      'in its envelope',
      {
        id: 2,
        attributes: {
          judul: 'Demam',
          gambar: { data: { id: 9, attributes: picture } },
          kategori_artikel: { data: { id: 3, attributes: { slug: 'anak' } } },
        },
      },
    ],
  ])('an article %s', async (_how, wire) => {
    const { data } = await listArticlesForSpecialty(answering([wire]), 'SPJP')
    expect(data).toEqual([
      {
        id: '2',
        judul: 'Demam',
        judul_en: null,
        slug: null,
        createdAt: null,
        artikel: null,
        artikel_en: null,
        gambar: media,
        kategori_artikel: { id: '3', kategori: null, kategori_en: null, slug: 'anak' },
      },
    ])
  })

  test('a row of the schedules', async () => {
    const session = { hari: 'Senin', jam_mulai: '08:00', jam_selesai: null, keterangan: null }
    const wire = {
      id: 4,
      dokter: { data: { id: 1, attributes: { nama: 'dr. Ratna' } } },
      rumah_sakit: { id: 5, nama: 'RS', slug: 'rs' },
      layanan_spesialis: { data: { id: 6, attributes: { nama: 'Jantung' } } },
      jadwal: [session],
      status_hari_ini: 'praktik',
    }
    expect((await getDoctorSchedule(answering(wire), 'ratna')).data).toEqual([
      {
        id: '4',
        dokter: doctor,
        rumah_sakit: { id: '5', nama: 'RS', slug: 'rs', kode_mapping_rs: null },
        layanan_spesialis: { id: '6', nama: 'Jantung', nama_en: null, slug: null, kode_spesialis: null },
        jadwal: [session],
        status_hari_ini: 'praktik',
      },
    ])
  })

  test('a heading of a menu, and a slide', async () => {
    const menu = [{ menu: 'Karier', link: '/informasi/karir' }]
    expect((await getBottomNavigation(answering([{ id: 7, menu: 'Informasi', submenu: menu }]), 'id')).data).toEqual([
      { id: '7', menu: 'Informasi', menu_en: null, submenu: menu, submenu_en: null, tipe: null },
    ])
    expect((await listHomeSliders(answering([{ id: 8, attributes: { judul: 'Vaksin' } }]))).data).toEqual([
      { id: '8', judul: 'Vaksin', link: null, keterangan: null, gambar: null },
    ])
  })
})
