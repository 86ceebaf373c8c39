import type { ApiError, Result } from '@hospital/sdk'
import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import type { MemberClient } from '@hospital/sdk/member'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { FoundRecord, MobileRecord, RelativeIds } from './care-fields.tsx'
import type { Registrant } from './registrant.ts'

/** The ids of a person of a family; undefined for a record without a family. */
const relativeIds = ({ id, family_id: familyId }: MobileRecord, hasAppointment: boolean): RelativeIds | undefined =>
  familyId === null ? undefined : { familyId, appointmentOf: hasAppointment ? id : undefined }

/** The codes of a person's regions: from the older system, or else found by the names in the mobile record. */
const regionOf = async (
  member: MemberClient,
  { kelurahan, kecamatan, kabupaten, provinsi }: MobileRecord,
  legacy: FoundRecord['legacy'],
): Promise<Pick<FoundRecord, 'region' | 'isRegionMissing'>> => {
  const levels = {
    kel: kelurahan ?? legacy?.KDDESA,
    kec: kecamatan ?? legacy?.KDKECAMATAN,
    kokab: kabupaten ?? legacy?.KDKOTA,
    prov: provinsi ?? legacy?.KDPROPINSI,
  }
  const query = Object.fromEntries(Object.entries(levels).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  if (Object.keys(query).length === 0) return { region: undefined, isRegionMissing: false }
  const { data: region } = await member.resolveRegion({ query })
  return { region, isRegionMissing: region === undefined }
}

const legacyOf = (care: HospitalCareClient, record: MobileRecord, number: string) => {
  const { tgl_lahir, no_identitas: nik } = record
  const query = { no_pasien: number, tgl_lahir, ...(nik !== null && /^\d{16}$/.test(nik) && { nik }) }
  return care.getLegacyPatient({ query })
}

/** If the older system refuses a request, the record number is wrong. */
const ofNumber = (error: ApiError): ApiError =>
  error.kind === 'rejected'
    ? { ...error, kind: 'invalid', fieldErrors: { no_pasien: [error.detail] }, detail: '' }
    : error

/**
 * Finds the records of a patient who registers with a hospital: the record of the mobile registration, and the record of the hospital's
 * older system. `number` is the medical record number there; empty without one. Contract: operations `getMobilePatient`, `getLegacyPatient`
 * and `resolveRegion`.
 */
export const findRecord = async (
  { hospitalCare, member }: PersonalData,
  { id, relative }: Registrant,
  hospital: string,
  number: string,
): Promise<Result<FoundRecord>> => {
  const care = hospitalCare(hospital)
  const mobile = await care.getMobilePatient({ query: { id_pasien: id } })
  if (mobile.error) return { error: mobile.error }
  const record = mobile.data.data
  const ids = relative && relativeIds(record, relative.appointmentAt === hospital)
  // Without a family the hospital does not know whose relative it is.
  if (relative && !ids)
    return { error: { kind: 'not-found', status: 200, operation: 'getMobilePatient', requestId: '' } }
  const older = number === '' ? undefined : await legacyOf(care, record, number)
  if (older?.error) return { error: ofNumber(older.error) }
  const legacy = older?.data.data
  return { data: { hospital, record, legacy, relative: ids, ...(await regionOf(member, record, legacy)) } }
}
