import type { PersonalData } from '../../../personal-data/personal-data.ts'

/** A referral that was just filed, and the letter to send after it. */
interface FiledReferral {
  readonly id: number
  readonly letter: File | undefined
}

/** Only in memory, and gone with the session: an address cannot hold a file, and the storage should not. */
const filed = new WeakMap<PersonalData, FiledReferral>()

/** Passes a referral that was just filed to its page. */
export const fileReferral = (personal: PersonalData, referral: FiledReferral): void => {
  filed.set(personal, referral)
}

/** The referral of this id, if it was filed just now. */
export const filedReferral = (personal: PersonalData, id: number): FiledReferral | undefined => {
  const referral = filed.get(personal)
  return referral?.id === id ? referral : undefined
}

/** Forgets the filed referral: its letter is on its way, or the user has left its page. */
export const forgetFiled = (personal: PersonalData): void => {
  filed.delete(personal)
}
