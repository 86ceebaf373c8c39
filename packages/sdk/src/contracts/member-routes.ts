import { memberAccountRoutes, memberRoutes as ofMember } from '../generated/member/client.ts'

/** All routes of the member contract, for both of its clients. */
export const memberRoutes = { ...ofMember, ...memberAccountRoutes } as const
