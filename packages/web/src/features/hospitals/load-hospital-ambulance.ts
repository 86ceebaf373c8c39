import { listEmergencyContacts } from '@hospital/sdk/cms'
import type { ContactButtonsProps, EmergencyContact } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { hospitalEmergency } from '../../shell/emergency.ts'
import { atHospital } from './hospital-entry.ts'

/** How to call a hospital's ambulance. */
export interface HospitalAmbulanceData {
  readonly hospital: string
  readonly address: string | undefined
  /** The national number first, so that there is a number even if the CMS does not answer. */
  readonly numbers: readonly EmergencyContact[]
  readonly contact: ContactButtonsProps
}

/** Loads a hospital's ambulance page. Contract: documents `HospitalBySlug`, `HospitalById`, `EmergencyContacts`. */
export const loadHospitalAmbulance: PageLoader<HospitalAmbulanceData> = (context) => {
  const {
    cms,
    locale,
    message,
    parameters: { id = '' },
  } = context
  return atHospital(
    id,
    context,
    (slug) => href(locale, 'hospitalAmbulance', { id: slug }),
    (slug, fromHospital) => {
      const asked = listEmergencyContacts(cms, slug)
      return fromHospital(async (hospital) => {
        const { nama, alamat } = hospital
        const numbers = hospitalEmergency((await asked).data ?? [], hospital, context)
        const above = [
          { label: message('web.hospitals.title'), href: href(locale, 'hospitals') },
          { label: nama, href: href(locale, 'hospital', { slug: hospital.slug }) },
        ]
        return {
          kind: 'page',
          data: { hospital: nama, address: alamat ?? undefined, numbers, contact: contactOf(hospital, message) },
          meta: {
            title: message('web.ambulance.title', { hospital: nama }),
            description: message('web.ambulance.intro', { hospital: nama }),
            above,
          },
        }
      })
    },
  )
}
