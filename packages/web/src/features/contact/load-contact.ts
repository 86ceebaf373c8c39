import { listEmergencyContacts, listHospitals } from '@hospital/sdk/cms'
import type { HospitalCardProps, SelectOption } from '@hospital/ui'
import type { Submission } from '../../forms/submission.ts'
import { hospitalCard } from '../../shared/cards.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { nationalNumber } from '../../shell/emergency.ts'
import { emergencyUnits } from './emergency-units.ts'
import type { EmergencyUnit } from './emergency-units.ts'

/** The contacts of the group: a form, and each hospital's numbers. */
export interface ContactData {
  readonly submission: Submission | undefined
  /** The hospitals that a message may be for, by number; empty if the list could not be loaded. */
  readonly recipients: readonly SelectOption[]
  readonly hospitals: Part<readonly HospitalCardProps[]>
  /** The number for the whole country. */
  readonly national: string
  readonly units: readonly EmergencyUnit[]
}

/** Loads the contact page. It needs no CMS: without it the form is for the whole group. Contract: documents `Hospitals`, `EmergencyContacts`. */
export const loadContact: PageLoader<ContactData> = async ({ cms, locale, submission, message }) => {
  const [hospitals, contacts] = await Promise.all([listHospitals(cms), listEmergencyContacts(cms)])
  return {
    kind: 'page',
    data: {
      submission,
      recipients: (hospitals.data ?? []).flatMap(({ id, nama }) => (nama ? [{ value: id, label: nama }] : [])),
      hospitals: toPart(hospitals, (list) => list.flatMap((hospital) => hospitalCard(hospital, locale))),
      national: nationalNumber,
      units: emergencyUnits(hospitals.data ?? [], contacts.data ?? []),
    },
    meta: { title: message('web.contact.title'), description: message('web.contact.intro') },
  }
}
