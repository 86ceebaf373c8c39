import type { Result } from '@hospital/sdk'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBusy } from '../forms/use-busy.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import type { PersonalData } from './personal-data.ts'
import type { WriteOutcome } from './write-outcome.ts'
import { sendWrite } from './write.ts'

type Write<Data> = () => Promise<Result<Data>>

interface WriteActionOptions<Data> {
  readonly personal: PersonalData
  /** The reads that show what is written: operations of the contract. */
  readonly stale: readonly string[]
  readonly onOutcome: (outcome: WriteOutcome<Data>) => void
}

/** A write that a press of a button asks for. */
export interface WriteAction<Data> {
  readonly busy: boolean
  readonly send: (write: Write<Data>) => void
  /** The person does not want it any more: it is not sent after a log-in. */
  readonly forget: () => void
}

/**
 * Sends a write once. One that met an expired session was not taken, so it is sent again once the same person has logged in; nothing
 * else is ever sent again by itself.
 */
export const useWriteAction = <Data>({ personal, stale, onOutcome }: WriteActionOptions<Data>): WriteAction<Data> => {
  const { busy, begin, end } = useBusy()
  const expired = useRef<Write<Data>>(undefined)

  const send = async (write: Write<Data>) => {
    expired.current = undefined
    const outcome = await sendWrite(personal, write, stale)
    end()
    if (outcome?.kind === 'expired') expired.current = write
    if (outcome) onOutcome(outcome)
  }

  const isExpired = useAtomValue(sessionAtom)?.isExpired ?? true
  const sendAgain = useEffectEvent(() => {
    if (expired.current && begin()) void send(expired.current)
  })
  useEffect(() => {
    if (!isExpired) sendAgain()
  }, [isExpired])

  return {
    busy,
    send: (write) => {
      if (begin()) void send(write)
    },
    forget: () => {
      expired.current = undefined
    },
  }
}
