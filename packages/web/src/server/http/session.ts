import * as z from 'zod'
import { sessionCookies } from '../../session/session-cookies.ts'

const memberSchema = z.object({
  id: z.int().positive(),
  nama_lengkap: z.string().min(1).max(100),
  email: z.email().max(254).nullable(),
  no_telp: z.string().max(20).nullable(),
  gender: z.enum(['L', 'P']),
})

const companySchema = z.object({
  id: z.int().positive(),
  name: z.string().min(1).max(100),
  email: z.email().max(254).nullable(),
  role_id: z.int(),
})

/** What the frame of a page shows of the person who is logged in. Nothing here is trusted by a back end. */
export interface Session {
  readonly member?: { readonly id: number; readonly name: string; readonly email: string | null; readonly phone: string | null; readonly gender: 'L' | 'P' }
  readonly company?: { readonly id: number; readonly name: string; readonly email: string | null; readonly isAdmin: boolean }
}

/** A corporate admin's role. */
const adminRole = 1

const parseCookie = <Schema extends z.ZodType>(schema: Schema, text: string | undefined): z.output<Schema> | undefined => {
  if (text === undefined) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The session in a request's cookies, and the names of the cookies that are wrong and have to be dropped. */
export const readSession = (
  cookies: Readonly<Record<string, string | undefined>>,
): { readonly session: Session; readonly broken: readonly string[] } => {
  const member = parseCookie(memberSchema, cookies[sessionCookies.member])
  const company = parseCookie(companySchema, cookies[sessionCookies.company])
  const broken = [
    ...(cookies[sessionCookies.member] !== undefined && !member ? [sessionCookies.member, sessionCookies.family] : []),
    ...(cookies[sessionCookies.company] !== undefined && !company ? [sessionCookies.company] : []),
  ]
  const session: Session = {
    ...(member && {
      member: { id: member.id, name: member.nama_lengkap, email: member.email, phone: member.no_telp, gender: member.gender },
    }),
    ...(company && {
      company: { id: company.id, name: company.name, email: company.email, isAdmin: company.role_id === adminRole },
    }),
  }
  return { session, broken }
}
