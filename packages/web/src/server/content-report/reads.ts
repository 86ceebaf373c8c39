import { jakartaDate } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import {
  findPopup,
  getBottomNavigation,
  getHomePage,
  getTopBar,
  getTopNavigation,
  listAppointmentTypes,
  listArticleCategories,
  listArticles,
  listArticlesWithVideos,
  listDoctors,
  listDoctorSchedules,
  listEmergencyContacts,
  listEvents,
  listFeaturedServices,
  listFormSlugs,
  listHomeSliders,
  listHospitalProfiles,
  listOpenCareerSlugs,
  listPackageCategories,
  listPackages,
  listPaymentMethods,
  listQualityIndicators,
  listSlugs,
  listSpecialistServices,
  listTestimonials,
  listVideos,
} from '@hospital/sdk/cms'
import type { CmsClient, CmsPage } from '@hospital/sdk/cms'

/** A read of a kind of content. */
interface ContentRead {
  readonly name: string
  readonly read: (cms: CmsClient, now: Date) => Promise<Result<unknown>>
}

/** Entries of one answer: a single answer with all texts of many articles would be too large. */
const pageSize = 50

/** Reads a list page after page, to its end. */
const everyPage = async (
  read: (paging: { readonly page: number; readonly pageSize: number }) => Promise<Result<CmsPage<unknown>>>,
): Promise<Result<unknown>> => {
  for (let page = 1; ; page += 1) {
    const result = await read({ page, pageSize })
    if (result.error || page >= result.data.pagination.pageCount) return result
  }
}

/** The reads of all lists that pages use, by the editors' names for them. Together they read every content type that the site shows. */
export const contentReads: readonly ContentRead[] = [
  { name: 'menu atas', read: (cms) => getTopNavigation(cms, 'id') },
  { name: 'menu bawah', read: (cms) => getBottomNavigation(cms, 'id') },
  { name: 'top bar', read: (cms) => getTopBar(cms) },
  { name: 'beranda', read: (cms) => getHomePage(cms) },
  { name: 'slider', read: (cms) => listHomeSliders(cms) },
  { name: 'popup', read: (cms, now) => findPopup(cms, now) },
  { name: 'semua halaman', read: (cms, now) => listSlugs(cms, jakartaDate(now)) },
  { name: 'artikel', read: (cms) => everyPage((paging) => listArticles(cms, paging)) },
  { name: 'artikel dan video', read: (cms) => listArticlesWithVideos(cms) },
  { name: 'kategori artikel', read: (cms) => listArticleCategories(cms) },
  { name: 'testimoni', read: (cms) => listTestimonials(cms) },
  { name: 'video', read: (cms) => listVideos(cms) },
  { name: 'dokter', read: (cms) => everyPage((paging) => listDoctors(cms, paging)) },
  { name: 'jadwal dokter', read: (cms) => listDoctorSchedules(cms, {}) },
  { name: 'event', read: (cms) => everyPage((paging) => listEvents(cms, paging)) },
  { name: 'layanan unggulan', read: (cms) => listFeaturedServices(cms) },
  { name: 'layanan spesialis', read: (cms) => listSpecialistServices(cms) },
  { name: 'rumah sakit', read: (cms) => listHospitalProfiles(cms) },
  { name: 'kontak darurat', read: (cms) => listEmergencyContacts(cms) },
  { name: 'paket', read: (cms, now) => everyPage((paging) => listPackages(cms, jakartaDate(now), paging)) },
  { name: 'kategori paket', read: (cms) => listPackageCategories(cms) },
  { name: 'formulir', read: (cms) => listFormSlugs(cms) },
  { name: 'lowongan', read: (cms, now) => listOpenCareerSlugs(cms, jakartaDate(now)) },
  { name: 'indikator mutu', read: (cms) => listQualityIndicators(cms) },
  { name: 'jenis appointment', read: (cms) => listAppointmentTypes(cms) },
  { name: 'metode pembayaran', read: (cms) => listPaymentMethods(cms) },
]
