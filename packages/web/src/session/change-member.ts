import { atom } from 'jotai'
import { readSession } from './session.ts'
import { sessionAtom } from './visitor-session.ts'
import { writeMemberCookie } from './write-session-cookies.ts'
import type { MemberCookie } from './write-session-cookies.ts'

/**
 * Shows what a member has changed of themselves at once, and after a reload. Does nothing where they have logged out since, in another tab
 * too: a cookie would bring their session back.
 */
export const changeMemberAtom = atom(null, (get, set, saved: MemberCookie) => {
  if (readSession(document.cookie).member?.id !== saved.id) return
  writeMemberCookie(saved)
  const session = get(sessionAtom)
  if (session?.account.kind !== 'member' || session.account.id !== saved.id) return
  const account = {
    ...session.account,
    name: saved.nama_lengkap,
    gender: saved.gender === 'L' ? 'male' : 'female',
  } as const
  set(sessionAtom, { ...session, account })
})
