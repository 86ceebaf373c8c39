import { memoryStorage } from '@hospital/sdk/session'
import { createStore } from 'jotai'
import { describe, expect, test, vi } from 'vitest'
import { siteSession } from '../session/site-session.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import { memberAnswer } from '../testing/member-answer.ts'
import { familyWith, startOfRecord } from './family.ts'
import type { FamilyMember } from './family.ts'
import { personalDataOf } from './personal-data.ts'

const person = (id: number): FamilyMember => ({
  id,
  name: 'Siti',
  gender: 'female',
  relation: 'diri_sendiri',
  birthDate: '1987-03-05',
  recordNumber: undefined,
  awaitsConsent: false,
  email: undefined,
  phone: undefined,
  photo: undefined,
})

test.each([
  ['who is in it is known', 7, true, 'ready'],
  ['who is not in it is waited for while it is read again', 8, true, 'loading'],
  ['who is not in what was read is not in the family', 8, false, 'ready'],
] as const)('a person %s', (_what, patient, isRefreshing, status) => {
  const family = familyWith(patient, { status: 'ready', data: [person(7)], isRefreshing, isOutdated: false })
  expect(family.status).toBe(status)
})

describe('what is read with the number of a medical record', () => {
  const siti = { ...memberAnswer().users, nopasien: '00-12-34-56' }
  const answerWith = (...persons: readonly object[]) => Response.json({ process: true, detail: '', data: persons })

  /** Starts reading Siti's record with this answer for her family. */
  const startFor = async (answer: Response) => {
    const store = createStore()
    const account = { id: siti.id, name: 'Siti', kind: 'member', gender: 'female', isAdmin: false } as const
    await siteSession(store, memoryStorage()).begin({ account, token: 'token', expiresAt: undefined })
    const session = store.get(sessionAtom)
    if (!session) throw new Error('nobody is logged in')
    const fetch = vi.fn(() => Promise.resolve(answer))
    const personal = personalDataOf(session, { locale: 'id', fetch })
    const start = vi.fn<(recordNumber: string) => void>()
    startOfRecord(personal, siti.id, start)
    await vi.waitFor(() => expect(personal.queries.isFetching()).toBe(0))
    return start
  }

  test.each([
    [
      'starts with the member’s own number',
      answerWith({ ...siti, id: 1002, nopasien: '00-12-34-57' }, siti),
      [['00-12-34-56']],
    ],
    ['waits for a hospital to issue one', answerWith({ ...siti, nopasien: null }), []],
    ['is not started for somebody else', answerWith({ ...siti, id: 1002 }), []],
    ['is not started without an answer', Response.json({ process: false, detail: 'Tidak diizinkan' }), []],
  ])('%s', async (_what, answer, started) => {
    const start = await startFor(answer)
    expect(start.mock.calls).toEqual(started)
  })
})
