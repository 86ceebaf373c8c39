import type { Companies } from '../companies/companies.ts'
import { createCompanies, payingCompanies } from '../companies/companies.ts'
import type { Records } from '../hospital-care/records.ts'
import { createRecords } from '../hospital-care/records.ts'
import type { RegistrationDesk } from '../hospital-care/registration.ts'
import { createRegistrationDesk } from '../hospital-care/registration.ts'
import { guarantorsWith } from '../patients/guarantors.ts'
import type { Guarantor, PayingCompany } from '../patients/guarantors.ts'
import type { Patients } from '../patients/patients.ts'
import { createPatients } from '../patients/patients.ts'
import type { Clock } from './clock.ts'
import { createClock } from './clock.ts'
import type { Directory } from './directory.ts'
import { createDirectory } from './directory.ts'
import type { Deliver } from './outbox.ts'
import type { DirectoryContent } from './references.ts'
import type { SignedFiles } from './signed-files.ts'
import { createSignedFiles } from './signed-files.ts'
import type { BearerJudgement } from './tokens.ts'

/** The options of a hospital. */
export interface HospitalOptions {
  /** The clock that dates and expiries depend on. */
  readonly now: () => Date
  /** Hospitals, doctors, sessions, ways to pay: shared with the content API. */
  readonly content: DirectoryContent
  /** Where private files are served, absolute and without a trailing slash. Default: an address that does not exist. */
  readonly filesUrl?: string | undefined
  /** Where the content API's `/uploads` are served, without a trailing slash. Default: the origin of `filesUrl`. */
  readonly picturesUrl?: string | undefined
  /** Receives the emails and text messages that the hospital sends; a server prints them. Default: they are dropped. */
  readonly deliver?: Deliver | undefined
  /** Draws one-time codes. Default: always 123456. */
  readonly drawCode?: (() => string) | undefined
}

/** The state behind the member, company and hospital-care APIs. */
export interface Hospital {
  readonly clock: Clock
  readonly directory: Directory
  readonly files: SignedFiles
  readonly deliver: Deliver
  readonly guarantors: () => readonly Guarantor[]
  /** All companies, by name. */
  readonly payingCompanies: () => readonly PayingCompany[]
  readonly patients: Patients
  /** The medical records, made on first use. */
  readonly records: Records
  readonly desk: RegistrationDesk
  readonly companies: Companies
  /** Checks a bearer of the member and hospital-care APIs. */
  readonly authorizeMember: (bearer: string | undefined) => BearerJudgement
  /** Checks a bearer of the company API. */
  readonly authorizeCompany: (bearer: string | undefined) => BearerJudgement
}

const demoCode = '123456'
const noFiles = 'https://berkas.rs-kawung.example'

/** Creates a hospital in its initial state. Two hospitals with the same clock and content are equal and isolated. */
export const createHospital = (options: HospitalOptions): Hospital => {
  const { now, content, filesUrl = noFiles, deliver = () => undefined, drawCode = () => demoCode } = options
  const { picturesUrl = new URL(filesUrl).origin } = options
  const clock = createClock(now)
  const directory = createDirectory(content, picturesUrl)
  const files = createSignedFiles(clock, filesUrl)
  const companies = createCompanies(clock)
  const paying = () => payingCompanies(companies, clock.today())
  const guarantors = () => guarantorsWith(paying())
  const patients = createPatients({ clock, directory, files, guarantors, drawCode })
  const today = clock.today()
  let records: Records | undefined
  return {
    clock,
    directory,
    files,
    deliver,
    guarantors,
    companies,
    patients,
    payingCompanies: paying,
    get records() {
      return (records ??= createRecords(patients.appointments, today))
    },
    desk: createRegistrationDesk(patients, (code) =>
      paying().some((company) => company.active && company.kd_perusahaan === code),
    ),
    authorizeMember: patients.tokens.judge,
    authorizeCompany: companies.tokens.judge,
  }
}
