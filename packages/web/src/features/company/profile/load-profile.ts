import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'

/** Loads the shell of a company's profile. */
export const loadProfile: PageLoader<CompanyData> = async (context) =>
  companyPage(context, context.message('web.company.profile.title'), {})
