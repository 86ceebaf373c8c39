import type { HomeData } from '../loaders/home.ts'
import type { HospitalsData } from '../loaders/hospitals.ts'

/** What each page shows, by the page's name in the route table: its loader gives it, its component takes it. */
export interface PageData {
  readonly home: HomeData
  readonly hospitals: HospitalsData
}

/** The name of a page that is built. */
export type PageName = keyof PageData
