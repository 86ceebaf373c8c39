import { listHospitals } from '@hospital/sdk/cms'
import type { ContactButtonsProps } from '@hospital/ui'
import { listNames } from '../../../personal-data/appointments.ts'
import type { AppointmentList } from '../../../personal-data/appointments.ts'
import { contactOf } from '../../../shared/contact-of.ts'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import type { Place } from '../../../shared/map-link.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'
import { loadPapers } from '../documents/papers.ts'
import type { PapersByPayment } from '../documents/papers.ts'
import { listRoutes, viewOf } from './appointment-views.ts'

/** A hospital of the group, by the code that appointments use. */
export interface HospitalPlace extends Place {
  readonly contact: ContactButtonsProps
}

/** The data of the appointment pages that is not personal. Empty if the CMS does not answer; the appointments are shown without it. */
export interface AppointmentsData extends AreaData {
  /** The list that the address names. */
  readonly list: AppointmentList
  readonly hospitals: Readonly<Record<string, HospitalPlace>>
  readonly papers: PapersByPayment
}

/**
 * Loads the shell of the list that the route names, and the hospitals and payment methods from the CMS. Contract: documents `Hospitals`,
 * `PaymentMethods`.
 */
export const loadAppointments: PageLoader<AppointmentsData> = async (context) => {
  const { cms, message, route } = context
  const [hospitals, papers] = await Promise.all([listHospitals(cms), loadPapers(context)])
  const list = listNames.find((one) => listRoutes[one] === route) ?? 'open'
  return areaPage(context, `${message('web.member.menu.appointments')}: ${message(viewOf(list).tab)}`, {
    list,
    hospitals: Object.fromEntries(
      (hospitals.data ?? []).flatMap((hospital) => {
        const { kode_mapping_rs: code, nama, alamat } = hospital
        if (!code || !nama) return []
        return [[code, { name: nama, address: alamat ?? '', contact: contactOf(hospital, message) }]]
      }),
    ),
    papers,
  })
}
