import { logInPerson } from '../testing/person-session.ts'
import type { PersonSession } from '../testing/person-session.ts'
import { startMockBackEnds } from './mock-back-ends.ts'
import { personEmails } from './persons.ts'

const isPerson = (person: unknown): person is keyof typeof personEmails =>
  typeof person === 'string' && person in personEmails

/** Logs the person of the toolbar in on the mock back ends. Nothing is stored: no story sees another one's session. */
export const storySession = async (person: unknown): Promise<PersonSession> => {
  if (!isPerson(person)) return { server: {} }
  await startMockBackEnds()
  return logInPerson(personEmails[person])
}
