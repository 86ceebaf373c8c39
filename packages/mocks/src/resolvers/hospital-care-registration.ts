import type { HospitalCareResolvers } from '../generated/hospital-care.ts'
import { findLegacyPatient } from '../hospital-care/legacy.ts'
import { mobilePatientOf } from '../hospital-care/mobile-patient.ts'
import type { CareRegistrationForm } from '../hospital-care/registration.ts'
import { visitHistory } from '../hospital-care/visits/visit-history.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { callerOf, personById, personByRecord } from './member-access.ts'
import { answered, invalid, loaded, notFound, refused, unauthorized } from './replies.ts'

type Resolvers = Pick<
  HospitalCareResolvers,
  'registerPatient' | 'registerPatientFromMobile' | 'getMobilePatient' | 'getLegacyPatient' | 'getMobileVisitHistory'
>

const largestPhoto = 5 * 1024 * 1024
const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

const tooLarge = { status: 413, body: { message: 'Ukuran berkas terlalu besar. Maksimal 5 MB per berkas.' } } as const

const photoErrors = (photos: Readonly<Record<string, Blob | undefined>>) =>
  fieldErrors(
    Object.entries(photos).map(([field, photo]) => [
      photo !== undefined && !photoTypes.includes(photo.type),
      field,
      'Foto harus berupa JPEG, PNG, atau WebP.',
    ]),
  )

const register = (hospital: Hospital, hospitalCode: string | undefined, form: CareRegistrationForm) => {
  const place = hospital.directory.hospital(hospitalCode ?? '')
  if (!place) return refused('Rumah sakit tidak dikenal.')
  const outcome = hospital.desk.register(place.kode_mapping_rs, form)
  if ('errors' in outcome) return invalid(outcome.errors)
  if ('refusal' in outcome) return refused(outcome.refusal)
  const message = 'Pendaftaran berhasil. Tunjukkan nomor registrasi kepada petugas.'
  return answered({ process: true, detail: { message, detail: outcome.receipt } } as const)
}

const visitsReply = (
  hospital: Hospital,
  hospitalCode: string | undefined,
  bearer: string | undefined,
  nopasien: string,
) => {
  const access = personByRecord(hospital, bearer, nopasien)
  if ('denial' in access) return access.denial
  const visits = hospital.records.visits.filter(
    (visit) => visit.patient === access.person.profile.id && visit.hospital === hospitalCode,
  )
  const history = visitHistory(access, visits, hospital.directory, hospital.guarantors())
  return loaded(history, visits.length === 0 ? 'Belum ada riwayat kunjungan.' : undefined)
}

/** Registration with one hospital, and the data that fills its form. */
export const hospitalCareRegistration = (hospital: Hospital): Resolvers => ({
  registerPatient: ({ hospitalCode, body: { foto_ktp, foto_id_card, ...form } }) => {
    const photos = { foto_ktp, foto_id_card }
    if (Object.values(photos).some((photo) => photo !== undefined && photo.size > largestPhoto)) return tooLarge
    const errors = photoErrors(photos)
    return hasErrors(errors) ? invalid(errors) : register(hospital, hospitalCode, form)
  },
  registerPatientFromMobile: ({ hospitalCode, body }) => register(hospital, hospitalCode, body),
  getMobilePatient: ({ bearer, query: { id_pasien } }) => {
    const access = personById(hospital, bearer, id_pasien)
    if ('denial' in access) return access.denial
    const patient = mobilePatientOf(access.person.profile)
    // An address need not be complete: the form that this data fills asks for it.
    return patient.tempat_lahir !== null
      ? loaded(patient)
      : refused('Data pasien belum lengkap. Silakan lengkapi profil terlebih dahulu.')
  },
  getLegacyPatient: ({ hospitalCode, query: { no_pasien, tgl_lahir, nik } }) => {
    const patient = findLegacyPatient(hospitalCode ?? '', { nopasien: no_pasien, tgl_lahir, nik })
    return patient
      ? loaded(patient)
      : refused('Data pasien tidak ditemukan. Periksa kembali nomor pasien dan tanggal lahir.')
  },
  getMobileVisitHistory: ({ bearer, hospitalCode, query: { nopasien } }) => {
    const caller = callerOf(hospital, bearer)
    if (!caller) return unauthorized()
    const own = nopasien ?? hospital.patients.people.byId(caller.owner)?.profile.nopasien ?? undefined
    return own === undefined ? notFound() : visitsReply(hospital, hospitalCode, bearer, own)
  },
})
