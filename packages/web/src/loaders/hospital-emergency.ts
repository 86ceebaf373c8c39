import { listEmergencyContacts } from '@hospital/sdk/cms'
import type { EmergencyContact } from '@hospital/ui'
import type { LoaderContext } from './context.ts'
import { emergencyContacts } from './emergency.ts'
import { toPart } from './part.ts'
import type { Part } from './part.ts'

/** The country's number for medical emergencies, for when a hospital's own cannot be reached. */
const nationalNumber = '119'

/** Whom to call in an emergency near a hospital (its slug): its ambulance and emergency unit. Contract: document `EmergencyContacts`. */
export const loadEmergencyNumbers = async (slug: string, { cms, message }: LoaderContext): Promise<Part<readonly EmergencyContact[]>> =>
  toPart(await listEmergencyContacts(cms, slug), (entries) => {
    const numbers = (field: string, name: string) => emergencyContacts(entries, field).map(({ phone }) => ({ name, phone }))
    return [...numbers('nomor_ambulans', message('web.hospital.ambulance')), ...numbers('nomor_igd', message('web.hospital.emergencyUnit'))]
  })

/** The number that helps anywhere in the country. */
export const nationalEmergency = ({ message }: LoaderContext): EmergencyContact => ({ name: message('web.hospital.national'), phone: nationalNumber })
