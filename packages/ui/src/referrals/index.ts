/** The components of pages about referrals, in a separate entry point: only those pages load it. */
export { PrintedLetter } from './printed-letter.tsx'
export type { LetterPart, PrintedLetterProps } from './printed-letter.tsx'
export { ReferralCard } from './referral-card.tsx'
export type { ReferralCardProps } from './referral-card.tsx'
