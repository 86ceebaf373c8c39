import type { LinkItem } from '@hospital/ui'
import type { ComponentType } from 'react'
import type { SubstituteName } from '../app/page-state.ts'
import { ErrorPage } from './error.tsx'
import type { PageData, PageName } from './page-data.ts'

/** What a page's component is given. */
export interface PageProps<Name extends PageName> {
  readonly data: PageData[Name]
  /** The pages above this one, the home page first. */
  readonly trail: readonly LinkItem[]
}

interface PageModule<Props> {
  /** The key of the chunk in the build's manifest, so that the server can have it preloaded. */
  readonly file: string
  readonly load: () => Promise<ComponentType<Props>>
}

type PageModules = { readonly [Name in PageName]: PageModule<PageProps<Name>> } & Readonly<Record<SubstituteName, PageModule<object>>>

/** The modules of pages, each a chunk of its own, by kind of content. */
export const pageModules: PageModules = {
  home: { file: 'src/pages/home.tsx', load: async () => (await import('./home.tsx')).HomePage },
  hospitals: { file: 'src/pages/hospitals.tsx', load: async () => (await import('./hospitals.tsx')).HospitalsPage },
  doctor: { file: 'src/pages/doctor.tsx', load: async () => (await import('./doctor.tsx')).DoctorPage },
  doctorSchedules: { file: 'src/pages/doctor-schedules.tsx', load: async () => (await import('./doctor-schedules.tsx')).DoctorSchedulesPage },
  doctors: { file: 'src/pages/doctors.tsx', load: async () => (await import('./doctors.tsx')).DoctorsPage },
  featuredService: { file: 'src/pages/featured-service.tsx', load: async () => (await import('./featured-service.tsx')).FeaturedServicePage },
  featuredServices: { file: 'src/pages/featured-services.tsx', load: async () => (await import('./featured-services.tsx')).FeaturedServicesPage },
  hospital: { file: 'src/pages/hospital.tsx', load: async () => (await import('./hospital.tsx')).HospitalPage },
  hospitalAmbulance: { file: 'src/pages/hospital-ambulance.tsx', load: async () => (await import('./hospital-ambulance.tsx')).HospitalAmbulancePage },
  hospitalService: { file: 'src/pages/hospital-service.tsx', load: async () => (await import('./hospital-service.tsx')).HospitalServicePage },
  hospitalServices: { file: 'src/pages/hospital-services.tsx', load: async () => (await import('./hospital-services.tsx')).HospitalServicesPage },
  package: { file: 'src/pages/package.tsx', load: async () => (await import('./package.tsx')).PackagePage },
  packages: { file: 'src/pages/packages.tsx', load: async () => (await import('./packages.tsx')).PackagesPage },
  appointment: { file: 'src/pages/appointment.tsx', load: async () => (await import('./appointment.tsx')).AppointmentPage },
  contact: { file: 'src/pages/contact.tsx', load: async () => (await import('./contact.tsx')).ContactPage },
  newsletter: { file: 'src/pages/newsletter.tsx', load: async () => (await import('./newsletter.tsx')).NewsletterPage },
  search: { file: 'src/pages/search.tsx', load: async () => (await import('./search.tsx')).SearchPage },
  about: { file: 'src/pages/about.tsx', load: async () => (await import('./about.tsx')).AboutPage },
  account: { file: 'src/pages/account.tsx', load: async () => (await import('./account.tsx')).AccountPage },
  article: { file: 'src/pages/article.tsx', load: async () => (await import('./article.tsx')).ArticlePage },
  articles: { file: 'src/pages/articles.tsx', load: async () => (await import('./articles.tsx')).ArticlesPage },
  career: { file: 'src/pages/career.tsx', load: async () => (await import('./career.tsx')).CareerPage },
  event: { file: 'src/pages/event.tsx', load: async () => (await import('./event.tsx')).EventPage },
  events: { file: 'src/pages/events.tsx', load: async () => (await import('./events.tsx')).EventsPage },
  form: { file: 'src/pages/form.tsx', load: async () => (await import('./form.tsx')).FormPage },
  healthArticles: { file: 'src/pages/health-articles.tsx', load: async () => (await import('./health-articles.tsx')).HealthArticlesPage },
  qualityIndicator: { file: 'src/pages/quality-indicator.tsx', load: async () => (await import('./quality-indicator.tsx')).QualityIndicatorPage },
  qualityIndicators: { file: 'src/pages/quality-indicators.tsx', load: async () => (await import('./quality-indicators.tsx')).QualityIndicatorsPage },
  planned: { file: 'src/pages/planned.tsx', load: async () => (await import('./planned.tsx')).PlannedPage },
  'not-found': { file: 'src/pages/not-found.tsx', load: async () => (await import('./not-found.tsx')).NotFoundPage },
  error: { file: 'src/pages/error.tsx', load: () => Promise.resolve(ErrorPage) },
}
