import type { MemberResolvers } from '../generated/member.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { memberAccount } from './member-account.ts'
import { memberAppointments } from './member-appointments.ts'
import { memberFamilyAccess } from './member-family-access.ts'
import { memberFamily } from './member-family.ts'
import { memberProfile } from './member-profile.ts'
import { memberRecords } from './member-records.ts'
import { memberReferences } from './member-references.ts'
import { memberRegistration } from './member-registration.ts'
import { memberSession } from './member-session.ts'

/** Answers the member API from a hospital's state. */
export const createMemberResolvers = (hospital: Hospital): MemberResolvers => ({
  ...memberSession(hospital),
  ...memberRegistration(hospital),
  ...memberProfile(hospital),
  ...memberFamily(hospital),
  ...memberFamilyAccess(hospital),
  ...memberAccount(hospital),
  ...memberAppointments(hospital),
  ...memberRecords(hospital),
  ...memberReferences(hospital),
})
