import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

type Schemas = CompanyComponents['schemas']
type Consent = Schemas['Consent']

/** The state of an employee's consent on a day. `ended`: it was given and is over. */
export type ConsentStanding = 'given' | 'ended' | 'withdrawn' | 'never'

/** The state of a consent on a day (`YYYY-MM-DD`, in Jakarta); its last day still counts. */
export const standingOf = ({ status, berlaku_sampai: until }: Consent, today: string): ConsentStanding => {
  if (status === 'dicabut') return 'withdrawn'
  if (status === 'tidak_diberikan') return 'never'
  return until !== null && until < today ? 'ended' : 'given'
}

const standings: Readonly<Record<ConsentStanding, MessageId>> = {
  given: 'web.company.consent.given',
  ended: 'web.company.consent.ended',
  withdrawn: 'web.company.consent.withdrawn',
  never: 'web.company.consent.never',
}

/** The state of a consent, in a sentence. */
export const consentSentence = (consent: Consent, today: string): MessageId => standings[standingOf(consent, today)]

/** What each scope of a consent lets the employer see. */
export const scopeWords: Readonly<Record<Schemas['ConsentScope'], MessageId>> = {
  pengukuran: 'web.company.scope.measurements',
  laboratorium: 'web.company.scope.laboratory',
  penunjang: 'web.company.scope.furtherTests',
  saran: 'web.company.scope.findings',
  medis_kecelakaan: 'web.company.scope.accident',
}

const reasons: Readonly<Record<ConsentStanding, MessageId>> = {
  given: 'web.company.withheld.part',
  ended: 'web.company.withheld.ended',
  withdrawn: 'web.company.withheld.withdrawn',
  never: 'web.company.withheld.never',
}

/** Why a part that the back end withheld is not shown. That it did is its decision alone; this only finds the words. */
export const withheldReason = (consent: Consent, today: string): MessageId => reasons[standingOf(consent, today)]
