import type { PageData } from '../pages/page-data.ts'
import { loadAbout } from './about.ts'
import { loadAccount } from './account.ts'
import { loadAppointment } from './appointment.ts'
import { loadArticle } from './article.ts'
import { loadArticles } from './articles.ts'
import { loadCareer } from './career.ts'
import { loadContact } from './contact-page.ts'
import { loadDoctorSchedules } from './doctor-schedules.ts'
import { loadDoctor } from './doctor.ts'
import { loadDoctors } from './doctors.ts'
import { loadEvent } from './event.ts'
import { loadEvents } from './events.ts'
import { loadFeaturedService } from './featured-service.ts'
import { loadFeaturedServices } from './featured-services.ts'
import { loadForm } from './form.ts'
import { loadHealthArticles } from './health-articles.ts'
import { loadHomePage } from './home.ts'
import { loadHospitalAmbulance } from './hospital-ambulance.ts'
import { loadHospitalService } from './hospital-service.ts'
import { loadHospitalServices } from './hospital-services.ts'
import { loadHospital } from './hospital.ts'
import { loadHospitals } from './hospitals.ts'
import type { PageLoader } from './loaded.ts'
import { loadNewsletter } from './newsletter.ts'
import { loadPackage } from './package.ts'
import { loadPackages } from './packages.ts'
import { loadQualityIndicator } from './quality-indicator.ts'
import { loadQualityIndicators } from './quality-indicators.ts'
import { loadSearch } from './search.ts'

/** The loader of every page that is built. */
export const pageLoaders: { readonly [Name in keyof PageData]: PageLoader<PageData[Name]> } = {
  home: loadHomePage,
  hospitals: loadHospitals,
  appointment: loadAppointment,
  contact: loadContact,
  newsletter: loadNewsletter,
  search: loadSearch,
  doctor: loadDoctor,
  doctorSchedules: loadDoctorSchedules,
  doctors: loadDoctors,
  featuredService: loadFeaturedService,
  featuredServices: loadFeaturedServices,
  hospital: loadHospital,
  hospitalAmbulance: loadHospitalAmbulance,
  hospitalService: loadHospitalService,
  hospitalServices: loadHospitalServices,
  package: loadPackage,
  packages: loadPackages,
  about: loadAbout,
  account: loadAccount,
  article: loadArticle,
  articles: loadArticles,
  career: loadCareer,
  event: loadEvent,
  events: loadEvents,
  form: loadForm,
  healthArticles: loadHealthArticles,
  qualityIndicator: loadQualityIndicator,
  qualityIndicators: loadQualityIndicators,
}
