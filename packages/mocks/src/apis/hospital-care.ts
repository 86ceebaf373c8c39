import { hospitalCareHandlers } from '../generated/hospital-care.ts'
import type { MockHandler } from '../handlers/mock-handler.ts'
import type { MockState } from '../mock-state.ts'
import { createHospitalCareResolvers } from '../resolvers/hospital-care.ts'

/** Answers the hospital-care API from a mock's state. */
export const hospitalCareApi = ({ context, hospital }: MockState): MockHandler[] =>
  hospitalCareHandlers(context, createHospitalCareResolvers(hospital))
