import { memberAccountRoutes, memberRoutes as ofMember } from '../generated/member/client.ts'

/** The routes of the member's contract, of both its clients. */
export const memberRoutes = { ...ofMember, ...memberAccountRoutes } as const
