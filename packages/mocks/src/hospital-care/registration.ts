import { isAdult } from '@hospital/sdk'
import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { hasErrors, fieldErrors } from '../hospital/field-errors.ts'
import type { FieldErrors } from '../hospital/field-errors.ts'
import { detailErrors, identityErrors } from '../patients/identity-rules.ts'
import type { Patients } from '../patients/patients.ts'
import type { Person } from '../patients/person.ts'
import { isSameName } from '../patients/person.ts'
import { profileFromForm } from '../patients/profile-from-form.ts'
import { isKnown } from '../patients/references.ts'
import { numberOf } from './day-of.ts'
import { findExistingPatient } from './legacy.ts'

type Schemas = HospitalCareComponents['schemas']

/** The registration form, with or without photos. */
export type CareRegistrationForm = Omit<Schemas['RegistrationForm'], 'foto_ktp' | 'foto_id_card'>

/** The outcome of a registration. */
export type RegistrationOutcome =
  | { readonly errors: FieldErrors }
  | { readonly refusal: string }
  | { readonly receipt: Schemas['RegistrationReceipt'] }

/** Registers persons with a hospital; every hospital counts its registrations itself. */
export interface RegistrationDesk {
  readonly register: (hospital: string, form: CareRegistrationForm) => RegistrationOutcome
}

const guarantorKnown = ({ guarantors }: Patients, code: string | undefined) => isKnown(guarantors(), code)

const errorsOf = (
  patients: Patients,
  companyKnown: (code: string) => boolean,
  form: CareRegistrationForm,
): FieldErrors => {
  const today = patients.clock.today()
  const familyUnknown = form.family_id !== undefined && patients.accounts.byFamily(form.family_id) === undefined
  return {
    ...identityErrors(form, today, false),
    ...detailErrors(form, today),
    ...fieldErrors([
      [!guarantorKnown(patients, form.kodept), 'kodept', 'Penjamin tidak dikenal.'],
      [
        form.kd_perusahaan !== undefined && !companyKnown(form.kd_perusahaan),
        'kd_perusahaan',
        'Perusahaan tidak dikenal.',
      ],
      [familyUnknown, 'family_id', 'Keluarga tidak dikenal.'],
    ]),
  }
}

const mismatch = 'Data pasien lama tidak cocok. Periksa kembali nomor rekam medis dan tanggal lahir.'
const identityTaken = 'Pasien dengan NIK ini sudah terdaftar. Silakan gunakan pendaftaran pasien lama.'
const alreadyRegistered = 'Anggota keluarga ini sudah terdaftar di rumah sakit ini.'

const relativeIn = ({ accounts, people }: Patients, form: CareRegistrationForm): Person | undefined => {
  const account = form.family_id === undefined ? undefined : accounts.byFamily(form.family_id)
  return account?.ties
    .map((tie) => people.byId(tie.person))
    .find(
      (person) =>
        person !== undefined &&
        person.profile.tgl_lahir === form.tgl_lahir &&
        isSameName(person.profile.nama_lengkap, form.nama),
    )
}

/**
 * Whether a form is for a person who has an account but is not a patient yet. The person's own identity number is then no reason to refuse
 * the form.
 */
const isMemberOnly = ({ profile }: Person, form: CareRegistrationForm): boolean =>
  profile.nopasien === null && profile.tgl_lahir === form.tgl_lahir && isSameName(profile.nama_lengkap, form.nama)

/** The person of a form, if the group knows the person; or the reason of a refusal. */
const personOf = (
  patients: Patients,
  form: CareRegistrationForm,
): Person | undefined | { readonly refusal: string } => {
  if (form.no_pasien !== undefined) {
    const { no_pasien: nopasien, tgl_lahir, nik } = form
    return findExistingPatient(patients.people, { nopasien, tgl_lahir, nik }, false) ?? { refusal: mismatch }
  }
  const relative = relativeIn(patients, form)
  const holder = form.nik === undefined ? undefined : patients.people.byIdentity(form.nik)
  if (holder && isMemberOnly(holder, form)) return holder
  if (holder && holder.profile.id !== relative?.profile.id) return { refusal: identityTaken }
  return relative
}

const addToFamily = (patients: Patients, form: CareRegistrationForm): Person | undefined => {
  const account = form.family_id === undefined ? undefined : patients.accounts.byFamily(form.family_id)
  const today = patients.clock.today()
  // The call has no bearer, and an adult joins a family only with their own consent.
  if (!account || isAdult(form.tgl_lahir, today)) return undefined
  const relation = form.status_family ?? 'lainnya'
  const person = patients.people.add(profileFromForm(form, relation))
  patients.accounts.join(account.owner, { person: person.profile.id, relation, since: today })
  return person
}

/** The registration desks of all hospitals. `companyKnown` returns whether a code belongs to an active company. */
export const createRegistrationDesk = (
  patients: Patients,
  companyKnown: (code: string) => boolean,
): RegistrationDesk => {
  const counts = new Map<string, number>()
  const nextNumber = (hospital: string) => {
    const count = (counts.get(hospital) ?? 41) + 1
    counts.set(hospital, count)
    return numberOf('REG', patients.clock.today(), count)
  }
  return {
    register: (hospital, form) => {
      const errors = errorsOf(patients, companyKnown, form)
      if (hasErrors(errors)) return { errors }
      const found = personOf(patients, form)
      if (found && 'refusal' in found) return found
      if (found && form.no_pasien === undefined && found.registeredAt.includes(hospital))
        return { refusal: alreadyRegistered }
      const person = found ?? addToFamily(patients, form)
      if (person)
        patients.people.change(
          person.profile.id,
          {},
          { registeredAt: [...new Set([...person.registeredAt, hospital])] },
        )
      return {
        receipt: {
          no_reg: nextNumber(hospital),
          id_pasien: person?.profile.id ?? null,
          nopasien: person?.profile.nopasien ?? null,
        },
      }
    },
  }
}
