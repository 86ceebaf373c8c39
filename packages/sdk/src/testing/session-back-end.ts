import { expect } from 'vitest'
import type { CallOptions } from '../client/contract.ts'
import type { MemberSession } from '../session/index.ts'
import { createMemberSession, memoryStorage } from '../session/index.ts'
import type { SessionStorage } from '../session/storage.ts'
import { json, stubNetwork } from './stub-network.ts'
import type { SeenRequest } from './stub-network.ts'

export const credentials = { email: 'siti@contoh.example', password: 'rahasia-sekali' }
export const baseUrl = 'https://rs.example/member'

const userOf = (id: number) => ({ id, nama_lengkap: id === 7 ? 'Siti' : 'Agus' })
export const logInAnswer = (token: string, id = 7) =>
  json({ process: true, detail: '', users: userOf(id), family: [], jwt_token: { value: token, expires_at: 'besok' } })

export const bearerOf = ({ headers }: SeenRequest) => headers.get('authorization')?.replace('Bearer', '').trim() ?? ''

/** A back end that knows some tokens, and opens sessions with `token-1`, `token-2`, … for the ids in turn. */
export const backEnd = (...ids: readonly number[]) => {
  const known = new Set<string>()
  let count = 0
  const network = stubNetwork((request) => {
    if (request.url.endsWith('/login')) {
      const id = ids[Math.min(count, ids.length - 1)] ?? 7
      count += 1
      known.add(`token-${count}`)
      return logInAnswer(`token-${count}`, id)
    }
    return known.has(bearerOf(request)) ? json({ process: true, detail: '', data: { id: 7 } }) : json({}, 401)
  })
  return { ...network, expireAll: () => known.clear(), sent: () => network.requests.map(bearerOf) }
}

export type SessionTestOptions = Partial<Parameters<typeof createMemberSession>[0]>

export const openSession = async (
  server: ReturnType<typeof backEnd>,
  options: SessionTestOptions = {},
): Promise<MemberSession> => {
  const session = createMemberSession({
    baseUrl,
    fetch: server.fetch,
    storage: memoryStorage(),
    retry: false,
    ...options,
  })
  expect((await session.logIn(credentials)).error).toBeUndefined()
  server.requests.length = 0
  return session
}

export const profile = (session: MemberSession, options?: CallOptions) =>
  session.client.getProfile({ query: { id: 7 } }, options)
export const cancel = ({ client }: MemberSession) =>
  client.deleteAppointment({ body: { kode_appointment: 'A1', id_pasien: 7 } })

/** A storage that two tabs share. It reports the changes of one tab to the other. */
export const sharedStorage = () => {
  const shared = memoryStorage()
  const tabs = new Set<() => void>()
  const tab = (): SessionStorage => {
    let own: () => void = () => undefined
    const tellOthers = () => [...tabs].filter((changed) => changed !== own).forEach((changed) => changed())
    return {
      read: shared.read,
      write: (text) => (shared.write(text), tellOthers()),
      remove: () => (shared.remove(), tellOthers()),
      watch: (changed) => {
        own = changed
        tabs.add(changed)
        return () => void tabs.delete(changed)
      },
    }
  }
  return { tab, shared }
}
