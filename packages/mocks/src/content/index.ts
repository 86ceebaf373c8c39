import { articleCategories, articles } from './articles/articles.ts'
import { doctors } from './doctors/doctors.ts'
import { schedules } from './doctors/schedules.ts'
import { events } from './events.ts'
import { hospitals } from './hospitals.ts'
import { uploadFiles } from './media.ts'
import { packageCategories, packages } from './packages/packages.ts'
import type * as pages from './page-rows.ts'
import type * as rows from './rows.ts'
import { featuredServices } from './services/services.ts'
import type * as site from './site-rows.ts'
import { appointmentTypes, emergencyContacts, paymentMethods } from './site/booking.ts'
import { home, homeSlides } from './site/home.ts'
import { qualityIndicators } from './site/indicators.ts'
import { navigation, topBar } from './site/menus.ts'
import { careers, forms } from './site/pages.ts'
import { instagramPosts, popups, productCategories, products, testimonials, videos } from './site/promotion.ts'
import { specialties } from './specialties.ts'
import { whenRead } from './when-read.ts'

export { jakartaDay, weekdayOf, weekFromMonday } from './calendar.ts'
export { isFullyBooked, isOnLeave } from './doctors/leave.ts'
export { hashDigits, hashNumber } from './hash.ts'
export { measuresOf } from './media.ts'
export { groupCodeOf } from './specialty-codes.ts'
export type { ArticleRow } from './page-rows.ts'
export type { DoctorRow, HospitalRow, ScheduleRow, SpecialtyRow } from './rows.ts'
export type { NavigationRow } from './site-rows.ts'

/** Everything that the editors of the content API have written, as rows by collection. A single type has one row. */
export interface Content {
  readonly artikels: readonly pages.ArticleRow[]
  readonly beranda: readonly site.HomeRow[]
  readonly dataIndikatorMutus: readonly pages.QualityIndicatorRow[]
  readonly dokters: readonly rows.DoctorRow[]
  readonly eventCommunities: readonly pages.EventRow[]
  readonly forms: readonly pages.FormRow[]
  readonly instagramPosts: readonly site.InstagramPost[]
  readonly jadwalDokters: readonly rows.ScheduleRow[]
  readonly jenisAppointments: readonly site.AppointmentTypeRow[]
  readonly karirs: readonly pages.CareerRow[]
  readonly kategoriArtikels: readonly pages.ArticleCategoryRow[]
  readonly kategoriPakets: readonly pages.PackageCategoryRow[]
  readonly kontakDarurats: readonly site.EmergencyContactRow[]
  readonly layananSpesialises: readonly rows.SpecialtyRow[]
  readonly layananUnggulans: readonly pages.FeaturedServiceRow[]
  readonly metodePembayarans: readonly site.PaymentMethodRow[]
  readonly navigasis: readonly site.NavigationRow[]
  readonly pakets: readonly pages.PackageRow[]
  readonly popups: readonly site.PopupRow[]
  readonly productCategories: readonly site.ProductCategory[]
  readonly products: readonly site.Product[]
  readonly rumahSakits: readonly rows.HospitalRow[]
  readonly sliderBerandas: readonly site.SlideRow[]
  readonly testimonis: readonly site.TestimonialRow[]
  readonly topBar: readonly site.TopBarRow[]
  readonly uploadFiles: readonly site.MediaRow[]
  readonly videos: readonly site.VideoRow[]
}

/** Options of the content's URLs. */
export interface ContentOptions {
  /** The URL of the server that replaces the hospitals' APIs and serves the pictures. Default: fictitious hosts. */
  readonly publicUrl?: string | undefined
}

/**
 * The content at `now`: all its dates are relative to that day in Jakarta. The same `now` gives the same content. Each table is made on
 * first use.
 */
export const createContent = (now: Date, { publicUrl }: ContentOptions = {}): Content =>
  whenRead<Content>({
    artikels: () => articles(now),
    beranda: () => home(now),
    dataIndikatorMutus: () => qualityIndicators(now),
    dokters: () => doctors(now),
    eventCommunities: () => events(now),
    forms: () => forms(now),
    instagramPosts: () => instagramPosts(now, publicUrl),
    jadwalDokters: () => schedules(now),
    jenisAppointments: () => appointmentTypes(now),
    karirs: () => careers(now),
    kategoriArtikels: () => articleCategories(now),
    kategoriPakets: () => packageCategories(now),
    kontakDarurats: () => emergencyContacts(now),
    layananSpesialises: () => specialties(now),
    layananUnggulans: () => featuredServices(now),
    metodePembayarans: () => paymentMethods(now),
    navigasis: () => navigation(now),
    pakets: () => packages(now),
    popups: () => popups(now),
    productCategories: () => productCategories,
    products: () => products,
    rumahSakits: () => hospitals(now, publicUrl),
    sliderBerandas: () => homeSlides(now),
    testimonis: () => testimonials(now),
    topBar: () => topBar(now),
    uploadFiles: () => uploadFiles(now),
    videos: () => videos(now),
  })
