import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { Person } from '../patients/person.ts'

/** Whose result it is. Results exist only for persons with a medical record number. */
export const resultPatient = ({ profile }: Person): HospitalCareComponents['schemas']['ResultPatient'] => {
  const { nopasien, nama_lengkap, tgl_lahir, gender } = profile
  if (nopasien === null) throw new Error(`Person ${profile.id} has results, but no medical record number`)
  return { nopasien, nama_lengkap, tgl_lahir, gender }
}
