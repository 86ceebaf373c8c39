import { jakartaDate } from '@hospital/sdk'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { refusedDocuments } from '../../../personal-data/refused-documents.ts'
import { appointmentActions } from '../appointments/appointment-state.ts'
import type { GuarantorDocument } from '../documents/document.ts'
import { regionNames } from '../profile/profile-fields.tsx'
import { checkUpDue } from '../visits/check-up-due.ts'
import type { CheckedVisit } from '../visits/check-up-due.ts'
import { controlsToBook } from '../visits/control-visit.ts'
import type { ControlledVisit } from '../visits/control-visit.ts'

/** Something that a member has to do for themselves or a person of the family. */
export type ThingToDo =
  /** The hospital refused a document of an upcoming visit, or a document for every visit. */
  | {
      readonly kind: 'document'
      readonly person: Person
      /** `DocumentType`. */
      readonly document: string
      /** The day of the visit, YYYY-MM-DD; undefined for a document of no appointment. */
      readonly day: string | undefined
      readonly id: number
    }
  /** A doctor advised another visit, and there is no appointment for it. */
  | {
      readonly kind: 'control'
      readonly person: Person
      readonly doctor: string
      /** The advised day, YYYY-MM-DD. */
      readonly day: string
      /** The registration number of the visit at which it was advised. */
      readonly id: string
    }
  /** A person who was added as a child is an adult now, and has to agree themselves. */
  | { readonly kind: 'consent'; readonly person: Person }
  /** Hospitals need these missing contacts to reach the member. */
  | { readonly kind: 'profile'; readonly missing: readonly MessageId[] }
  /** No hospital has issued a medical record yet. */
  | { readonly kind: 'record'; readonly person: Person }
  /** The last check-up was a year ago or earlier, on this day, YYYY-MM-DD. */
  | { readonly kind: 'checkUp'; readonly person: Person; readonly day: string }

type Person = Pick<FamilyMember, 'id' | 'name'>

/** The visits of one person. */
export interface PersonVisits {
  readonly person: Person
  readonly visits: readonly (ControlledVisit & CheckedVisit)[]
}

/** The guarantor documents of one person, those of appointments among them. */
export interface PersonDocuments {
  readonly person: Person
  readonly documents: readonly GuarantorDocument[]
}

/** The data that things to do are found in, as far as it is read. */
export interface Known {
  readonly family: readonly FamilyMember[]
  /** The appointments of the whole family. */
  readonly appointments: readonly Appointment[]
  /** The visits of persons with a medical record. */
  readonly visits: readonly PersonVisits[]
  readonly documents: readonly PersonDocuments[]
  /** The profile of the member who is logged in. */
  readonly profile: Profile | undefined
}

const isEmpty = (text: string | null | undefined): boolean => (text ?? '').trim() === ''

/** The contacts that a hospital needs to reach a patient and that the profile lacks. */
export const missingInProfile = (profile: Profile): readonly MessageId[] => [
  ...(isEmpty(profile.no_telp) ? (['web.member.profile.phone'] as const) : []),
  ...(isEmpty(profile.alamat) ? (['web.member.profile.address'] as const) : []),
  ...(isEmpty(regionNames(profile)) ? (['web.member.profile.region'] as const) : []),
]

/** The upcoming appointments of a person. */
const ofPerson = (toCome: readonly Appointment[], { id }: Person): readonly Appointment[] =>
  toCome.filter(({ pasien }) => pasien.id === id)

const controlsOf = (
  { person, visits }: PersonVisits,
  toCome: readonly Appointment[],
  now: Date,
): readonly ThingToDo[] =>
  controlsToBook(visits, ofPerson(toCome, person), jakartaDate(now)).map(
    ({ no_registrasi: id, dokter, kontrol_berikutnya: day }) => ({
      kind: 'control',
      person,
      doctor: dokter?.nama ?? '',
      day,
      id,
    }),
  )

/** The refused documents of upcoming visits, the nearest visit first, then the refused documents of no appointment. */
const documentsOf = (toCome: readonly Appointment[], documents: readonly PersonDocuments[]): readonly ThingToDo[] => [
  ...toCome
    .toSorted((one, other) => one.tanggal.localeCompare(other.tanggal))
    .flatMap(({ pasien, tanggal: day, dokumen_penjamin }) =>
      refusedDocuments(dokumen_penjamin).map(({ id, jenis_dokumen: document }): ThingToDo => ({
        kind: 'document',
        person: { id: pasien.id, name: pasien.nama_lengkap },
        document,
        day,
        id,
      })),
    ),
  ...documents.flatMap(({ person, documents: all }) =>
    refusedDocuments(all)
      .filter(({ kode_appointment: appointment }) => appointment === null)
      .map(({ id, jenis_dokumen: document }): ThingToDo => ({
        kind: 'document',
        person,
        document,
        day: undefined,
        id,
      })),
  ),
]

const checkUpsOf = (
  { person, visits }: PersonVisits,
  toCome: readonly Appointment[],
  now: Date,
): readonly ThingToDo[] => {
  const day = checkUpDue(visits, ofPerson(toCome, person), jakartaDate(now))
  return day === undefined ? [] : [{ kind: 'checkUp', person, day }]
}

/** The things to do, the most urgent first: what an upcoming visit depends on, then what data depends on. Only what the contract tells. */
export const thingsToDo = (
  { family, appointments, visits, documents, profile }: Known,
  now: Date,
): readonly ThingToDo[] => {
  const missing = profile ? missingInProfile(profile) : []
  const toCome = appointments.filter((appointment) => appointmentActions(appointment, now).isToCome)
  return [
    ...documentsOf(toCome, documents),
    ...visits.flatMap((one) => controlsOf(one, toCome, now)),
    ...family.filter(({ awaitsConsent }) => awaitsConsent).map((person): ThingToDo => ({ kind: 'consent', person })),
    ...(missing.length > 0 ? [{ kind: 'profile', missing } as const] : []),
    ...family
      .filter(({ recordNumber, awaitsConsent }) => recordNumber === undefined && !awaitsConsent)
      .map((person): ThingToDo => ({ kind: 'record', person })),
    ...visits.flatMap((one) => checkUpsOf(one, toCome, now)),
  ]
}
