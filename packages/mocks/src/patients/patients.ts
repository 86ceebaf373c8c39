import type { Attempts } from '../hospital/attempts.ts'
import { createAttempts } from '../hospital/attempts.ts'
import type { Clock } from '../hospital/clock.ts'
import { createClock, minute } from '../hospital/clock.ts'
import type { Directory } from '../hospital/directory.ts'
import type { OneTimeCodes } from '../hospital/one-time-codes.ts'
import { createOneTimeCodes } from '../hospital/one-time-codes.ts'
import type { CodedName } from '../hospital/references.ts'
import type { SignedFiles } from '../hospital/signed-files.ts'
import type { Tokens } from '../hospital/tokens.ts'
import { createTokens } from '../hospital/tokens.ts'
import type { AccountSettings } from './account-settings.ts'
import { createAccountSettings } from './account-settings.ts'
import type { Accounts } from './accounts.ts'
import { createAccounts } from './accounts.ts'
import { seedAppointments } from './appointment-seed.ts'
import { createAppointments } from './appointment.ts'
import type { BookingSources } from './booking.ts'
import type { Devices } from './devices.ts'
import { createDevices } from './devices.ts'
import { seedDocuments } from './document-seeds.ts'
import { createDocuments } from './documents.ts'
import { seededAccounts, seededPeople } from './people-seed.ts'
import { createPeople } from './people.ts'
import type { Registrations } from './registrations.ts'
import { createRegistrations } from './registrations.ts'

/** The member side of the hospital: persons and accounts, and the appointments with their documents, which are made on first use. */
export interface Patients extends BookingSources {
  readonly accounts: Accounts
  readonly registrations: Registrations
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly codes: OneTimeCodes
  readonly devices: Devices
  readonly settings: AccountSettings
}

interface PatientOptions {
  readonly clock: Clock
  readonly directory: Directory
  readonly files: SignedFiles
  readonly guarantors: () => readonly CodedName[]
  readonly drawCode: () => string
}

const codeLifetime = 5 * minute

/** The seeded appointments and their documents, as of the clock's time. */
const seededVisits = (directory: Directory, clock: Clock): Pick<Patients, 'appointments' | 'documents'> => {
  const appointments = createAppointments()
  const documents = createDocuments()
  seedDocuments(documents, seedAppointments({ directory, appointments, clock }), clock)
  return { appointments, documents }
}

/** Creates the member side in its initial state. */
export const createPatients = ({ clock, directory, files, guarantors, drawCode }: PatientOptions): Patients => {
  const today = clock.today()
  const accounts = createAccounts(seededAccounts(today))
  const begins = clock.now()
  const standing = accounts.all().filter(({ active }) => active)
  const tokens = createTokens(
    clock,
    'contoh-member',
    standing.map(({ owner }) => owner),
  )
  let made: Pick<Patients, 'appointments' | 'documents'> | undefined
  const visits = () =>
    (made ??= seededVisits(
      directory,
      createClock(() => begins),
    ))
  return {
    clock,
    directory,
    files,
    guarantors,
    accounts,
    get appointments() {
      return visits().appointments
    },
    get documents() {
      return visits().documents
    },
    people: createPeople(seededPeople(today)),
    registrations: createRegistrations(),
    tokens,
    devices: createDevices(clock, tokens),
    settings: createAccountSettings(clock),
    attempts: createAttempts(clock),
    codes: createOneTimeCodes({ clock, draw: drawCode, lifetime: codeLifetime }),
  }
}
