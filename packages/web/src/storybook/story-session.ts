import { demoAccounts } from '@hospital/mocks'
import { createMemberClient } from '@hospital/sdk/member'
import { beginSession } from '../session/begin-session.ts'
import type { VisitorSession } from '../session/visitor-session.ts'
import { startMockBackEnds } from './mock-back-ends.ts'
import { personEmails } from './persons.ts'

const isPerson = (person: unknown): person is keyof typeof personEmails =>
  typeof person === 'string' && person in personEmails

/**
 * Logs the person of the toolbar in on the mock back ends. Nothing is stored: no story sees another one's session.
 * Undefined for nobody. Contract: operation `login`.
 */
export const storySession = async (person: unknown): Promise<VisitorSession | undefined> => {
  if (!isPerson(person)) return undefined
  await startMockBackEnds()
  const account = demoAccounts.find(({ email }) => email === personEmails[person])
  if (!account) throw new Error(`${person} is no demo account`)
  const { email, password } = account
  const { data, error } = await createMemberClient({ baseUrl: '/api/member' }).login({ body: { email, password } })
  if (error) throw new Error(`${person} cannot log in: ${error.kind}`)
  const { id, nama_lengkap: name, gender } = data.users
  return beginSession(
    { id, name, kind: 'member', gender: gender === 'L' ? 'male' : 'female', isAdmin: false },
    data.jwt_token.value,
  )
}
