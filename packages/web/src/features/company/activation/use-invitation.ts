import type { ApiError } from '@hospital/sdk'
import { createCompanyClient } from '@hospital/sdk/company'
import type { CompanyComponents } from '@hospital/sdk/company'
import { useLocale } from '@hospital/ui'
import { useEffect, useState } from 'react'

/** An invitation as its page shows it. */
export interface Invitation {
  readonly status: CompanyComponents['schemas']['Invitation']['status']
  readonly name: string
  /** Mostly masked. */
  readonly shownEmail: string
  /** Undefined for an administrator, who belongs to no company. */
  readonly company: string | undefined
  /** ISO 8601, with the offset of Jakarta. */
  readonly validUntil: string
}

/** What is known of an invitation. */
export type InvitationState =
  | { readonly status: 'loading' }
  | { readonly status: 'known'; readonly invitation: Invitation }
  /** There never was one, or a newer one replaced it. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: ApiError }

interface Answer {
  readonly state: InvitationState
  readonly token: string
  readonly round: number
}

/** Reads the invitation of a link. `retry` reads it again. Contract: operation `getActivationInvitation`. */
export const useInvitation = (token: string): { readonly state: InvitationState; readonly retry: () => void } => {
  const locale = useLocale()
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    const control = new AbortController()
    const read = async (): Promise<InvitationState> => {
      const client = createCompanyClient({ baseUrl: '/api/company', locale })
      const options = { signal: control.signal }
      const { data, error } = await client.getActivationInvitation({ body: { undangan: token } }, options)
      if (error) return error.kind === 'not-found' ? { status: 'unknown' } : { status: 'failed', error }
      const { status, name, email_tersamar: shownEmail, perusahaan, berlaku_sampai: validUntil } = data.data
      return { status: 'known', invitation: { status, name, shownEmail, company: perusahaan ?? undefined, validUntil } }
    }
    void read().then((state) => !control.signal.aborted && setAnswer({ state, token, round }))
    return () => control.abort()
  }, [locale, token, round])
  const isCurrent = answer?.token === token && answer.round === round
  return { state: isCurrent ? answer.state : { status: 'loading' }, retry: () => setRound((count) => count + 1) }
}
