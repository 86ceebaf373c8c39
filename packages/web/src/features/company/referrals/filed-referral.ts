import type { PersonalData } from '../../../personal-data/personal-data.ts'

/** A referral that was just filed, and the letter that goes after it. */
interface FiledReferral {
  readonly id: number
  readonly letter: File | undefined
}

/** In memory alone, and gone with the session: a file cannot be in an address, and should not be in storage. */
const filed = new WeakMap<PersonalData, FiledReferral>()

/** Hands a referral that was just filed to its page. */
export const fileReferral = (personal: PersonalData, referral: FiledReferral): void => {
  filed.set(personal, referral)
}

/** The referral of this id, if it was filed just now. */
export const filedReferral = (personal: PersonalData, id: number): FiledReferral | undefined => {
  const referral = filed.get(personal)
  return referral?.id === id ? referral : undefined
}

/** Its letter is on its way, or its page has been left. */
export const forgetFiled = (personal: PersonalData): void => {
  filed.delete(personal)
}
