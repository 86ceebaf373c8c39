import { useLocale } from '@hospital/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { Account } from '../session/visitor-session.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import { discardOtherPersonalData, hasPersonalData, personalDataOf, publicDataOf } from './personal-data.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * The data layer of the logged-in patient or company user; undefined if the session had expired before this page. The data layer stays when
 * the session expires: its data remains readable until the same person has logged in again.
 */
export const usePersonalData = (kind: Account['kind']): PersonalData | undefined => {
  const locale = useLocale()
  const session = useAtomValue(sessionAtom)
  const sessionId = session?.id
  useEffect(() => discardOtherPersonalData(sessionId), [sessionId])
  if (session?.account.kind !== kind || (session.isExpired && !hasPersonalData(session))) return undefined
  return personalDataOf(session, { locale })
}

/** The data layer of visitors who are not logged in. */
export const usePublicData = (): PersonalData => publicDataOf(useLocale())
