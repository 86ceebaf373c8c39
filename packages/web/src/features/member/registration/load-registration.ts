import { jakartaDate } from '@hospital/sdk'
import { listHospitals } from '@hospital/sdk/cms'
import type { SelectOption } from '@hospital/ui'
import type { LoaderContext } from '../../../shared/loading/context.ts'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { toPart } from '../../../shared/loading/part.ts'
import type { Part } from '../../../shared/loading/part.ts'

/** The data of the registration of patients. */
export interface RegistrationData {
  /** The hospitals that take registrations, by the code of their own API. */
  readonly hospitals: Part<readonly SelectOption[]>
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string
}

/** The content from the CMS that a registration needs. */
export const registrationData = async ({ cms, now }: LoaderContext): Promise<RegistrationData> => ({
  hospitals: toPart(await listHospitals(cms), (list) =>
    list.flatMap(({ nama, kode_mapping_rs: code, base_endpoint: endpoint }) =>
      nama && code && endpoint ? [{ value: code, label: nama }] : [],
    ),
  ),
  today: jakartaDate(now),
})

/** Loads the registration of patients. The browser reads and sends all personal data. */
export const loadRegistration: PageLoader<RegistrationData> = async (context) => ({
  kind: 'page',
  data: await registrationData(context),
  meta: {
    title: context.message('web.registration.title'),
    description: context.message('web.registration.intro'),
    indexed: false,
  },
})
