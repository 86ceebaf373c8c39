import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { Person } from '../patients/person.ts'

/** The patient of a result. Only persons with a medical record number have results. */
export const resultPatient = ({ profile }: Person): HospitalCareComponents['schemas']['ResultPatient'] => {
  const { nopasien, nama_lengkap, tgl_lahir, gender } = profile
  if (nopasien === null) throw new Error(`Person ${profile.id} has results, but no medical record number`)
  return { nopasien, nama_lengkap, tgl_lahir, gender }
}
