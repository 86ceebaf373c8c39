import type { CompanyComponents } from '@hospital/sdk/company'

type Schemas = CompanyComponents['schemas']

/** A guarantee letter as stored; every answer signs a new URL. */
export type StoredLetter = Omit<Schemas['ReferralLetter'], 'url'>

/** A work-accident referral. */
export interface Referral {
  readonly id: number
  readonly number: string
  /** Employee id. */
  readonly employee: number
  readonly hospital: string
  readonly happenedAt: string
  readonly place: string
  readonly account: string
  readonly injury: Schemas['InjuryType']
  readonly bodyParts: readonly Schemas['BodyPart'][]
  readonly severity: Schemas['InjurySeverity']
  readonly guarantor: Schemas['AccidentGuarantor']
  /** Membership number with BPJS Ketenagakerjaan. */
  readonly insuranceNumber: string | null
  /** The name of a private insurance and the number of the policy. */
  readonly insurance: { readonly name: string; readonly policy: string } | null
  /** The code by which a hospital checks a printed letter. */
  readonly verification: string
  readonly letter: StoredLetter | null
  readonly reporter: Schemas['Reporter']
  /** The events, the oldest first. The last one has the present status. */
  readonly events: readonly Schemas['ReferralEvent'][]
  readonly outcome: Schemas['WorkOutcome'] | null
  readonly medical: Schemas['AccidentMedicalDetail'] | null
}

/** All referrals. */
export interface Referrals {
  readonly all: () => readonly Referral[]
  readonly byId: (id: number) => Referral | undefined
  readonly add: (referral: Omit<Referral, 'id' | 'number'>) => Referral
  readonly setLetter: (id: number, letter: StoredLetter) => void
  readonly addEvent: (id: number, event: Schemas['ReferralEvent']) => Referral | undefined
}

/** The present status of a referral. */
export const statusOf = ({ events }: Referral): Schemas['ReferralStatus'] => events.at(-1)?.status ?? 'diajukan'

/** Whether the company may still cancel a referral: only before the treatment begins. */
export const isCancellable = (referral: Referral): boolean => ['diajukan', 'diterima'].includes(statusOf(referral))

/** Whether a referral is not finished yet. */
export const isUnderWay = (referral: Referral): boolean => isCancellable(referral) || statusOf(referral) === 'ditangani'

/** When the referral was made. */
export const madeAt = ({ events, happenedAt }: Referral): string => events[0]?.waktu ?? happenedAt

/** When a referral last changed. */
export const changedAt = ({ events, happenedAt }: Referral): string => events.at(-1)?.waktu ?? happenedAt

/** Creates an empty store of referrals. */
export const createReferrals = (): Referrals => {
  const referrals = new Map<number, Referral>()
  const keep = (referral: Referral) => {
    referrals.set(referral.id, referral)
    return referral
  }
  return {
    all: () => [...referrals.values()],
    byId: (id) => referrals.get(id),
    add: (referral) => {
      const id = 640 + referrals.size
      const day = (referral.events[0]?.waktu ?? referral.happenedAt).slice(2, 10).replaceAll('-', '')
      return keep({ ...referral, id, number: `RKK-${day}-${String(referrals.size + 3).padStart(4, '0')}` })
    },
    setLetter: (id, letter) => {
      const referral = referrals.get(id)
      if (referral) keep({ ...referral, letter })
    },
    addEvent: (id, event) => {
      const referral = referrals.get(id)
      return referral && keep({ ...referral, events: [...referral.events, event] })
    },
  }
}
