import type { HospitalCareResolvers } from '../generated/hospital-care.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { hospitalCareRegistration } from './hospital-care-registration.ts'
import { hospitalCareResults } from './hospital-care-results.ts'

/** Answers the hospital-care API of every hospital from a hospital group's state. */
export const createHospitalCareResolvers = (hospital: Hospital): HospitalCareResolvers => ({
  ...hospitalCareRegistration(hospital),
  ...hospitalCareResults(hospital),
})
