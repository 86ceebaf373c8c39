import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'
import { registrationData } from './load-registration.ts'
import type { RegistrationData } from './load-registration.ts'

/** The data of a relative's registration. */
export interface FamilyRegistrationData extends AreaData, RegistrationData {
  /** The hospital of the appointment that led here; undefined without one. */
  readonly appointmentAt: string | undefined
}

/** Loads the shell of the registration of a person of the family. The browser reads and sends all personal data. */
export const loadFamilyRegistration: PageLoader<FamilyRegistrationData> = async (context) => {
  const data = await registrationData(context)
  const wanted = context.query.get('rs')
  const hospitals = data.hospitals.ok ? data.hospitals.value : []
  const appointmentAt = hospitals.find(({ value }) => value === wanted)?.value
  return areaPage(context, context.message('web.member.family.register.title'), { ...data, appointmentAt })
}
