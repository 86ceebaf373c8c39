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

type Load<Props> = () => Promise<ComponentType<Props>>

type PageModules = { readonly [Name in PageName]: Load<PageProps<Name>> } & Readonly<
  Record<SubstituteName, Load<object>>
>

/** The components of pages, each a chunk of its own, by kind of content. src/server/documents/page-files.ts names their files. */
export const pageModules: PageModules = {
  home: async () => (await import('./home.tsx')).HomePage,
  hospitals: async () => (await import('./hospitals.tsx')).HospitalsPage,
  doctor: async () => (await import('./doctor.tsx')).DoctorPage,
  doctorSchedules: async () => (await import('./doctor-schedules.tsx')).DoctorSchedulesPage,
  doctors: async () => (await import('./doctors.tsx')).DoctorsPage,
  featuredService: async () => (await import('./featured-service.tsx')).FeaturedServicePage,
  featuredServices: async () => (await import('./featured-services.tsx')).FeaturedServicesPage,
  hospital: async () => (await import('./hospital.tsx')).HospitalPage,
  hospitalAmbulance: async () => (await import('./hospital-ambulance.tsx')).HospitalAmbulancePage,
  hospitalService: async () => (await import('./hospital-service.tsx')).HospitalServicePage,
  hospitalServices: async () => (await import('./hospital-services.tsx')).HospitalServicesPage,
  package: async () => (await import('./package.tsx')).PackagePage,
  packages: async () => (await import('./packages.tsx')).PackagesPage,
  appointment: async () => (await import('./appointment.tsx')).AppointmentPage,
  contact: async () => (await import('./contact.tsx')).ContactPage,
  newsletter: async () => (await import('./newsletter.tsx')).NewsletterPage,
  search: async () => (await import('./search.tsx')).SearchPage,
  about: async () => (await import('./about.tsx')).AboutPage,
  account: async () => (await import('./account.tsx')).AccountPage,
  article: async () => (await import('./article.tsx')).ArticlePage,
  articles: async () => (await import('./articles.tsx')).ArticlesPage,
  career: async () => (await import('./career.tsx')).CareerPage,
  event: async () => (await import('./event.tsx')).EventPage,
  events: async () => (await import('./events.tsx')).EventsPage,
  form: async () => (await import('./form.tsx')).FormPage,
  healthArticles: async () => (await import('./health-articles.tsx')).HealthArticlesPage,
  qualityIndicator: async () => (await import('./quality-indicator.tsx')).QualityIndicatorPage,
  qualityIndicators: async () => (await import('./quality-indicators.tsx')).QualityIndicatorsPage,
  planned: async () => (await import('./planned.tsx')).PlannedPage,
  'not-found': async () => (await import('./not-found.tsx')).NotFoundPage,
  error: () => Promise.resolve(ErrorPage),
}
