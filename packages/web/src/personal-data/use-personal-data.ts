import { useLocale } from '@hospital/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { expireSessionAtom } from '../session/begin-session.ts'
import type { Account } from '../session/visitor-session.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import { discardOtherPersonalData, personalDataOf, publicDataOf } from './personal-data.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * The data layer of the patient or company user who is logged in; undefined without a token. It stays when the token expires: what was read remains
 * readable until the same person has logged in again.
 */
export const usePersonalData = (kind: Account['kind']): PersonalData | undefined => {
  const locale = useLocale()
  const session = useAtomValue(sessionAtom)
  const onExpired = useSetAtom(expireSessionAtom)
  const sessionId = session?.id
  useEffect(() => discardOtherPersonalData(sessionId), [sessionId])
  return session?.account.kind === kind && session.token !== null
    ? personalDataOf({ session, locale, onExpired })
    : undefined
}

/** The data layer of people who are not logged in. */
export const usePublicData = (): PersonalData => publicDataOf(useLocale())
