import type { AboutData } from '../loaders/about.ts'
import type { AccountData } from '../loaders/account.ts'
import type { AppointmentData } from '../loaders/appointment.ts'
import type { ArticleData } from '../loaders/article.ts'
import type { ArticlesData } from '../loaders/articles.ts'
import type { CareerData } from '../loaders/career.ts'
import type { ContactData } from '../loaders/contact-page.ts'
import type { DoctorSchedulesData } from '../loaders/doctor-schedules.ts'
import type { DoctorData } from '../loaders/doctor.ts'
import type { DoctorsData } from '../loaders/doctors.ts'
import type { EventData } from '../loaders/event.ts'
import type { EventsData } from '../loaders/events.ts'
import type { FeaturedServiceData } from '../loaders/featured-service.ts'
import type { FeaturedServicesData } from '../loaders/featured-services.ts'
import type { FormData } from '../loaders/form.ts'
import type { HealthArticlesData } from '../loaders/health-articles.ts'
import type { HomeData } from '../loaders/home.ts'
import type { HospitalAmbulanceData } from '../loaders/hospital-ambulance.ts'
import type { HospitalServiceData } from '../loaders/hospital-service.ts'
import type { HospitalServicesData } from '../loaders/hospital-services.ts'
import type { HospitalData } from '../loaders/hospital.ts'
import type { HospitalsData } from '../loaders/hospitals.ts'
import type { NewsletterData } from '../loaders/newsletter.ts'
import type { PackageData } from '../loaders/package.ts'
import type { PackagesData } from '../loaders/packages.ts'
import type { QualityIndicatorData } from '../loaders/quality-indicator.ts'
import type { QualityIndicatorsData } from '../loaders/quality-indicators.ts'
import type { SearchData } from '../loaders/search.ts'

/** What each page shows, by the page's name in the route table: its loader gives it, its component takes it. */
export interface PageData {
  readonly home: HomeData
  readonly hospitals: HospitalsData
  readonly appointment: AppointmentData
  readonly contact: ContactData
  readonly newsletter: NewsletterData
  readonly search: SearchData
  readonly doctor: DoctorData
  readonly doctorSchedules: DoctorSchedulesData
  readonly doctors: DoctorsData
  readonly featuredService: FeaturedServiceData
  readonly featuredServices: FeaturedServicesData
  readonly hospital: HospitalData
  readonly hospitalAmbulance: HospitalAmbulanceData
  readonly hospitalService: HospitalServiceData
  readonly hospitalServices: HospitalServicesData
  readonly package: PackageData
  readonly packages: PackagesData
  readonly about: AboutData
  readonly account: AccountData
  readonly article: ArticleData
  readonly articles: ArticlesData
  readonly career: CareerData
  readonly event: EventData
  readonly events: EventsData
  readonly form: FormData
  readonly healthArticles: HealthArticlesData
  readonly qualityIndicator: QualityIndicatorData
  readonly qualityIndicators: QualityIndicatorsData
}

/** The name of a page that is built. */
export type PageName = keyof PageData
