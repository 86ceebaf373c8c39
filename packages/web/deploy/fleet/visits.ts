import { demoAccounts } from '@hospital/mocks'
import { sessionCookies } from '../../src/session/session-cookies.ts'
import { sessionCookie } from '../../src/session/set-cookie.ts'

/** A visitor of a fleet, with or without a session. */
interface Visitor {
  /** The person's name on a page; undefined without a session. */
  readonly name?: string
  readonly cookie?: string
  /** The page of the patient area with the person's profile. */
  readonly profile?: string
}

interface LogIn {
  /** Missing if the account has to be proved by a code first. */
  readonly users?: { readonly id: number; readonly nama_lengkap: string; readonly gender: 'L' | 'P' }
  readonly family: readonly { readonly id: number }[]
}

/** Logs the members of the demo in through a fleet. */
export const logInMembers = async (url: string): Promise<readonly Required<Visitor>[]> => {
  const members = demoAccounts.filter(({ area }) => area === 'member')
  const people = await Promise.all(
    members.map(async ({ email, password }) => {
      const response = await fetch(`${url}/api/member/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      if (!response.ok) throw new Error(`a member cannot log in: ${response.status}`)
      const { users, family } = (await response.json()) as LogIn
      if (!users) return []
      const { id, nama_lengkap, gender } = users
      const person = { id, nama_lengkap, email, no_telp: null, gender }
      const cookies = [
        sessionCookie(sessionCookies.member, person, false),
        sessionCookie(
          sessionCookies.family,
          family.map((one) => one.id),
          false,
        ),
      ]
      const cookie = cookies.map((text) => text.split(';')[0]).join('; ')
      return [{ name: nama_lengkap, cookie, profile: '/member-area/profile' }]
    }),
  )
  return people.flat()
}

/** The faults that a request through a cache must never have. */
const faultsOf = async (
  response: Response,
  visitor: Visitor,
  people: readonly Required<Visitor>[],
  isPersonal: boolean,
): Promise<readonly string[]> => {
  const body = await response.text()
  const status = response.headers.get('cache-status') ?? ''
  const isKept = status.includes('hit') || status.includes('miss')
  const shown = people.filter(({ name }) => body.includes(name)).map(({ name }) => name)
  const own = isPersonal && visitor.name !== undefined ? [visitor.name] : []
  return [
    ...(shown.some((name) => !own.includes(name)) ? ['another person is named'] : []),
    ...(own.some((name) => !shown.includes(name)) ? ['a person does not see their own page'] : []),
    ...(isPersonal && isKept ? ['a personal page was looked up'] : []),
    ...(isKept && response.headers.has('set-cookie') ? ['a cookie was kept'] : []),
    ...(response.status >= 500 ? [`answered ${response.status}`] : []),
  ]
}

/**
 * Sends `count` requests of logged-in people and strangers for public and personal pages, mixed, several at a time. Resolves to the faults.
 */
export const mixVisitors = async (
  url: string,
  pages: readonly string[],
  count: number,
): Promise<{ readonly kept: number; readonly faults: ReadonlyMap<string, number> }> => {
  const people = await logInMembers(url)
  // Three of four have a session, and every second of them requests their own page.
  const requests = Array.from({ length: count }, (_, index) => {
    const visitor: Visitor = people[index % (people.length + 1)] ?? {}
    const isPersonal = visitor.profile !== undefined && Math.floor(index / (people.length + 1)) % 2 === 0
    const page = isPersonal ? visitor.profile : (pages[index % pages.length] ?? '/')
    return { visitor, isPersonal, page }
  })
  const faults = new Map<string, number>()
  let kept = 0
  const queue = requests.values()
  const work = async () => {
    for (const { visitor, isPersonal, page } of queue) {
      const headers = visitor.cookie === undefined ? {} : { cookie: visitor.cookie }
      const response = await fetch(`${url}${page}`, { headers, redirect: 'manual' })
      if (response.headers.get('cache-status')?.includes('hit')) kept += 1
      for (const fault of await faultsOf(response, visitor, people, isPersonal))
        faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return { kept, faults }
}
