import { jakartaDate } from '@hospital/sdk'
import { listHospitals } from '@hospital/sdk/cms'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { toPart } from '../../../shared/loading/part.ts'
import type { Part } from '../../../shared/loading/part.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'
import { parseAdminView } from './admin-view.ts'
import type { AdminView } from './admin-view.ts'

/** A hospital for work accidents. */
export interface ReferralHospital {
  /** `kode_mapping_rs`. */
  readonly code: string
  readonly name: string
}

/** The data that the page of administrators has from the server: nothing of companies or users, only the choices in the address. */
export interface AdminData extends CompanyData {
  readonly view: AdminView
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string
  readonly hospitals: Part<readonly ReferralHospital[]>
}

/** Loads the shell of the page of administrators. Contract: document `Hospitals`. */
export const loadAdmin: PageLoader<AdminData> = async (context) => {
  const today = jakartaDate(context.now)
  return companyPage(context, context.message('web.company.menu.admin'), {
    view: parseAdminView(context.query, { isAdmin: true, today }),
    today,
    hospitals: toPart(await listHospitals(context.cms), (list) =>
      list.flatMap(({ kode_mapping_rs: code, nama }): readonly ReferralHospital[] =>
        code ? [{ code, name: nama ?? code }] : [],
      ),
    ),
  })
}
