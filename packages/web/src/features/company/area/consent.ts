import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

type Schemas = CompanyComponents['schemas']
type Consent = Schemas['Consent']

/**
 * Whether a consent is given on a day (`YYYY-MM-DD`, in Jakarta); its last day still counts. The company does not learn whether any other
 * consent was refused, withdrawn or has ended, so that nobody asks the employee why.
 */
export const isGiven = ({ status, berlaku_sampai: until }: Consent, today: string): boolean =>
  status === 'diberikan' && (until === null || until >= today)

/** The state of a consent, in a sentence. */
export const consentSentence = (consent: Consent, today: string): MessageId =>
  isGiven(consent, today) ? 'web.company.consent.given' : 'web.company.consent.none'

/** What each scope of a consent lets the employer see. */
export const scopeWords: Readonly<Record<Schemas['ConsentScope'], MessageId>> = {
  pengukuran: 'web.company.scope.measurements',
  laboratorium: 'web.company.scope.laboratory',
  penunjang: 'web.company.scope.furtherTests',
  saran: 'web.company.scope.findings',
  medis_kecelakaan: 'web.company.scope.accident',
}

/** Why the page does not show a part that the back end withheld. Only the back end decides that; this function finds the words. */
export const withheldReason = (consent: Consent, today: string): MessageId =>
  isGiven(consent, today) ? 'web.company.withheld.part' : 'web.company.withheld.none'
