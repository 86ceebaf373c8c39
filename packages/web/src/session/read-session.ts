import { isEmail } from '@hospital/sdk'
import type { Session } from '../shared/loading/session.ts'
import { sessionCookies } from './session-cookies.ts'
import type { Account } from './visitor-session.ts'

/** The role of a corporate administrator. */
export const adminRole = 1

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 100

const parse = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  } catch {
    return {}
  }
}

/** The largest family that is accepted from a cookie. */
const largestFamily = 50

const familyOf = (text: string | undefined): readonly number[] => {
  const ids = Object.values(parse(text))
  return ids.length <= largestFamily && ids.every(isId) ? ids : []
}

const memberOf = (text: string | undefined, family: string | undefined): Session['member'] => {
  const { id, nama_lengkap: name, gender, email, no_telp: phone } = parse(text)
  if (!isId(id) || !isName(name) || (gender !== 'L' && gender !== 'P')) return undefined
  return {
    id,
    name,
    gender,
    ...(typeof email === 'string' && isEmail(email) && { email }),
    ...(typeof phone === 'string' && /^\+?\d{6,20}$/.test(phone) && { phone }),
    family: familyOf(family),
  }
}

const companyOf = (text: string | undefined): Session['company'] => {
  const { id, name, role_id: role, email, company } = parse(text)
  if (!isId(id) || !isName(name) || typeof role !== 'number') return undefined
  return {
    id,
    name,
    isAdmin: role === adminRole,
    ...(typeof email === 'string' && isEmail(email) && { email }),
    ...(isName(company) && { company }),
  }
}

/** Values of cookies by exact name: a blank in a name makes it another cookie. */
const cookiesOf = (header: string): ReadonlyMap<string, string> =>
  new Map(
    header.split(';').flatMap((pair): [string, string][] => {
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at).replace(/^ /, ''), pair.slice(at + 1)]
      try {
        return at > 0 ? [[name, decodeURIComponent(value)]] : []
      } catch {
        return []
      }
    }),
  )

/** The session in a `Cookie` header or in `document.cookie`. A cookie that this site did not write counts as none. */
export const readSession = (header: string | null): Session => {
  const cookies = cookiesOf(header ?? '')
  const member = memberOf(cookies.get(sessionCookies.member), cookies.get(sessionCookies.family))
  const company = companyOf(cookies.get(sessionCookies.company))
  return { ...(member && { member }), ...(company && { company }) }
}

/** The account of a session; a patient's comes first. */
export const accountOf = ({ member, company }: Session): Account | undefined => {
  if (member)
    return {
      id: member.id,
      name: member.name,
      kind: 'member',
      gender: member.gender === 'L' ? 'male' : 'female',
      isAdmin: false,
    }
  return company && { id: company.id, name: company.name, kind: 'company', gender: undefined, isAdmin: company.isAdmin }
}
