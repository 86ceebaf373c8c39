import type { PageData } from '../pages/page-data.ts'
import { loadHomePage } from './home.ts'
import { loadHospitals } from './hospitals.ts'
import type { PageLoader } from './loaded.ts'

/** The loader of every page that is built. */
export const pageLoaders: { readonly [Name in keyof PageData]: PageLoader<PageData[Name]> } = {
  home: loadHomePage,
  hospitals: loadHospitals,
}
