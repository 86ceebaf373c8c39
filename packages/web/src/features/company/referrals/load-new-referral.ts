import { listEmergencyContacts } from '@hospital/sdk/cms'
import type { EmergencyContact } from '@hospital/ui'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { partOr, toPart } from '../../../shared/loading/part.ts'
import { emergencyContacts } from '../../../shell/emergency.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'

/** The data that the form of a referral has from the server: the emergency numbers. */
export interface NewReferralData extends CompanyData {
  /** The national number comes first; never empty. */
  readonly emergency: readonly EmergencyContact[]
}

/** How many numbers fit above a form: the national one and the nearest others. */
const mostNumbers = 3

/** Loads the shell of a new work-accident referral. Contract: document `EmergencyContacts`. */
export const loadNewReferral: PageLoader<NewReferralData> = async (context) => {
  const contacts = partOr(
    toPart(await listEmergencyContacts(context.cms), (entries) => entries),
    [],
  )
  const emergency = emergencyContacts(contacts, [], 'nomor_igd', context).slice(0, mostNumbers)
  return companyPage(context, context.message('web.company.referral.new'), { emergency })
}
