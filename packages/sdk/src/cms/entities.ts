import type {
  AllSlugsQuery,
  AppointmentTypesQuery,
  ArticleCardFragment,
  ArticleCategoryLinkFragment,
  ArticleCreditsQuery,
  ArticlePageFragment,
  ArticleHitsQuery,
  CareerBySlugQuery,
  DoctorCardFragment,
  DoctorHitsQuery,
  EmergencyContactsQuery,
  EventCardFragment,
  EventHitsQuery,
  EventPageFragment,
  FeaturedServiceCardFragment,
  FeaturedServicePageFragment,
  FormBySlugQuery,
  FormSlugsQuery,
  HomePageQuery,
  HomeSectionFragment,
  HospitalByIdQuery,
  HospitalCardFragment,
  HospitalLinkFragment,
  HospitalPageFragment,
  HospitalProfileFragment,
  OpenCareerSlugsQuery,
  PackageCardFragment,
  PackageCategoriesQuery,
  PackageHitsQuery,
  PaymentMethodsQuery,
  PopupsQuery,
  QualityIndicatorBySlugQuery,
  QualityIndicatorCardFragment,
  SpecialistServiceBySlugQuery,
  SpecialistServiceCardFragment,
  SpecialtyMappingFragment,
  TestimonialsQuery,
  VideoCardFragment,
} from '../generated/cms-graphql/graphql.ts'
import type { components } from '../generated/cms/types.ts'
import type { CmsMedia, CmsPage, Normalized } from './normalized.ts'

// The entities of the content API, each with the fields of its document or its route. Their types come from the contracts: if a field is
// renamed there, code that reads it no longer compiles. Texts may be null, because editors may leave any field empty. HTML is as editors
// typed it, not sanitized.

type Schemas = components['schemas']

/** An entry of a document's list. */
type Listed<Query, Name extends keyof Query> =
  Normalized<Query[Name]> extends infer List
    ? NonNullable<List> extends CmsPage<infer Item> | readonly (infer Item)[]
      ? Item
      : never
    : never

/** A hospital, as other entries refer to it. `kode_mapping_rs` is its code in the other systems. */
export interface HospitalReference extends NonNullable<Normalized<HospitalLinkFragment>> {}

/** A hospital in a list, with its address and telephone numbers. */
export interface HospitalCard extends Normalized<HospitalCardFragment> {}

/** A hospital in a list, with its description (HTML). */
export interface HospitalProfile extends Normalized<HospitalProfileFragment> {}

type HospitalPage = Normalized<HospitalPageFragment>

/** The hours in which a hospital's patients may be visited, `HH:mm:ss`. */
export type VisitingHours = NonNullable<HospitalPage['jam_kunjungan']>[number]

type ServiceOf<Name extends 'layanan_unggulans' | 'layanan_spesialis'> = NonNullable<HospitalPage[Name]>[number]

/** A service that a hospital offers, with its picture. */
export type HospitalService = (ServiceOf<'layanan_unggulans'> | ServiceOf<'layanan_spesialis'>) & {
  readonly gambar: CmsMedia | null
}

/** A hospital with its services and visiting hours. */
export interface Hospital extends Omit<HospitalPage, 'layanan_unggulans' | 'layanan_spesialis'> {
  readonly layanan_unggulans: readonly HospitalService[] | null
  readonly layanan_spesialis: readonly HospitalService[] | null
}

/** Name and slug of a hospital. */
export type HospitalName = Listed<HospitalByIdQuery, 'rumahSakits'>

/** The telephone numbers for emergencies, of a hospital or of the group. */
export type EmergencyContact = Listed<EmergencyContactsQuery, 'kontakDarurats'>

/** A doctor. `kode_mapping_rs` and `kode_mapping_spesialis` name hospital and specialty; `avatar` is absolute or null. */
export interface Doctor extends Normalized<DoctorCardFragment> {}

/** A weekly session of a doctor: `hari`, from `jam_mulai` to `jam_selesai`, `HH:mm` in the hospital's own zone. */
export interface WeeklySession extends Normalized<Schemas['WeeklySession']> {}

/** A specialty, as schedules refer to it. `kode_spesialis` is its code at one hospital. */
export type SpecialtyReference = {
  readonly [Name in keyof Schemas['SpecialtyReference']]-?: Name extends 'id'
    ? string
    : Exclude<Schemas['SpecialtyReference'][Name], undefined>
}

/** A row of the schedules: a doctor at a hospital in a specialty, with all weekly sessions there; no sessions: by appointment. */
export interface DoctorSchedule {
  readonly id: string
  readonly dokter: Doctor
  readonly rumah_sakit: HospitalReference | null
  readonly layanan_spesialis: SpecialtyReference | null
  readonly jadwal: readonly WeeklySession[]
  /** Today in Jakarta: `praktik` practises, `cuti` on leave, `penuh` fully booked; null if the hospital does not report it. */
  readonly status_hari_ini: Schemas['DoctorSchedule']['status_hari_ini']
}

/** The code of a specialty at one hospital. */
export interface SpecialtyMapping extends Normalized<SpecialtyMappingFragment> {}

/** A specialist service as hospitals and hits refer to it. */
export interface SpecialistServiceCard extends Normalized<SpecialistServiceCardFragment> {
  /** The codes under which hospitals know the specialty. */
  readonly mapping: readonly SpecialtyMapping[] | null
}

/** A specialist service with its text (HTML). */
export type SpecialistService = Listed<SpecialistServiceBySlugQuery, 'layananSpesialises'>

/** A featured service in a list. */
export interface FeaturedServiceCard extends Normalized<FeaturedServiceCardFragment> {}

/** A featured service with its text per hospital (HTML). */
export interface FeaturedService extends Normalized<FeaturedServicePageFragment> {}

/** A category of articles. */
export interface ArticleCategory extends NonNullable<Normalized<ArticleCategoryLinkFragment>> {}

/** An article in a list, its HTML included, since cards show a snippet of it. */
export interface ArticleCard extends Normalized<ArticleCardFragment> {}

/** An article with its hospital and the day of its last change. */
export interface Article extends Normalized<ArticlePageFragment> {}

/** An article's authors and reviewers, the day of the review (`tgl_tinjau`), its summary, and the code of its specialty. */
export type ArticleCredits = Listed<ArticleCreditsQuery, 'artikels'>

/** The newest articles and the newest videos; null if a list could not be read. */
export interface ArticlesWithVideos {
  readonly artikels: readonly ArticleCard[] | null
  readonly videos: readonly Video[] | null
}

/** A category of health packages, with its picture. */
export type PackageCategory = Listed<PackageCategoriesQuery, 'kategoriPakets'>

/** A health package in a list. `harga` is in rupiah; `tgl_berakhir` is the first day on which it is no longer shown. */
export interface PackageCard extends Normalized<PackageCardFragment> {}

/** A health package. Lists and pages have the same fields. */
export type Package = PackageCard

/** An event or community in a list, its HTML included. */
export interface EventCard extends Normalized<EventCardFragment> {}

/** An event or community with its title and description for search engines. */
export interface Event extends Normalized<EventPageFragment> {}

/** A video; `video_id` is YouTube's. */
export interface Video extends Normalized<VideoCardFragment> {}

/** A patient's testimonial about a hospital. */
export type Testimonial = Listed<TestimonialsQuery, 'testimonis'>

/** A promotional popup; not shown from `expired` on. */
export type Popup = Listed<PopupsQuery, 'popups'>

/** The home page's slides and the headings of its sections. */
export type HomePage = NonNullable<Normalized<HomePageQuery>['beranda']>

/** A slide of the home page. */
export type HomeSlide = NonNullable<HomePage['slider']>[number]

/** The heading of a section of the home page. */
export interface HomeSection extends Normalized<HomeSectionFragment> {}

/** An entry of a menu: a link, the head of further entries, or an emergency call (`field_rs`). */
export interface MenuEntry extends Normalized<Schemas['MenuEntry']> {}

/** A heading of the main menu, or a column of the footer, with its entries. */
export interface NavigationItem {
  readonly id: string
  readonly menu: string | null
  readonly menu_en: string | null
  readonly submenu: readonly MenuEntry[] | null
  /** The entries in English; if null or empty, `submenu` is used. */
  readonly submenu_en: readonly MenuEntry[] | null
  /** The kind of page that the entries' links are slugs of. If it is null, the links are addresses. */
  readonly tipe: Exclude<Schemas['Navigation']['tipe'], undefined>
}

/** A form with its files. */
export type Form = Listed<FormBySlugQuery, 'forms'>

/** A vacancy. */
export type Career = Listed<CareerBySlugQuery, 'karirs'>

/** A vacancy in a list: until when it is open, and where. */
export type OpenCareer = Listed<OpenCareerSlugsQuery, 'karirs'>

/** A quality indicator in a list. */
export interface QualityIndicatorCard extends Normalized<QualityIndicatorCardFragment> {}

/** A quality indicator with its text (HTML) and its figures, in the form that editors chose. */
export type QualityIndicator = Listed<QualityIndicatorBySlugQuery, 'dataIndikatorMutus'>

/** A payment method of an appointment. */
export type PaymentMethod = Listed<PaymentMethodsQuery, 'metodePembayarans'>

/** A type of appointment. */
export type AppointmentType = Listed<AppointmentTypesQuery, 'jenisAppointments'>

/** What a visitor enters to subscribe to the newsletter. */
export type NewsletterInput = Readonly<Schemas['NewsletterInput']>

/** A subscription as stored. */
export interface NewsletterSubscription extends Normalized<Schemas['NewsletterEntry']> {}

/** What a visitor enters to reserve a health package. */
export type PackageReservationInput = Readonly<Schemas['PackageReservationInput']>

/** A reservation as stored. */
export interface PackageReservation extends Normalized<Schemas['PackageReservationEntry']> {}

/** What a visitor enters in the contact form. */
export type ContactMessageInput = Readonly<Schemas['ContactMessageInput']>

/** A message as stored. */
export type ContactMessage = Normalized<Schemas['ContactMessageItem']>

/** An entry's slug and the moment of its last change, for sitemaps. */
export type SlugEntry = Listed<AllSlugsQuery, 'layananUnggulans'>

/** The same with the entry's title, for the search. */
export type TitledSlug = Listed<FormSlugsQuery, 'forms'>

/**
 * All entries that have a page, by kind, for sitemaps. Articles, packages, doctors and events also have the fields that a search shows. A
 * list that could not be read is null.
 */
export interface Slugs {
  readonly artikels: readonly Listed<AllSlugsQuery, 'artikels'>[] | null
  readonly pakets: readonly Listed<AllSlugsQuery, 'pakets'>[] | null
  readonly dokters: readonly Listed<AllSlugsQuery, 'dokters'>[] | null
  readonly eventCommunities: readonly Listed<AllSlugsQuery, 'eventCommunities'>[] | null
  readonly rumahSakits: readonly Listed<AllSlugsQuery, 'rumahSakits'>[] | null
  readonly layananUnggulans: readonly SlugEntry[] | null
}

/** An article found by its title. */
export type ArticleHit = Listed<ArticleHitsQuery, 'artikels'>

/** A health package found by its name. */
export type PackageHit = Listed<PackageHitsQuery, 'pakets'>

/** A doctor found by the name. */
export type DoctorHit = Listed<DoctorHitsQuery, 'dokters'>

/** An event found by its title. */
export type EventHit = Listed<EventHitsQuery, 'eventCommunities'>
