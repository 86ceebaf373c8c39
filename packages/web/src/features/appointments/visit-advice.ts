import type { MessageId } from '../../i18n/use-message.ts'

/** Whole years between two dates `YYYY-MM-DD`. A person born on 29 February becomes a year older on 1 March. */
const yearsBetween = (born: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0)

/** An identity card is issued at this age. */
const adult = 17
/** Up to this age the book of mother and child records vaccinations and growth. */
const smallChild = 6
const elderly = 60

/**
 * What to bring besides the payer's papers, and whom to bring, by the patient's age on the day of the visit (`YYYY-MM-DD`). Nothing if the
 * birth date is not known.
 */
export const adviceForAge = (born: string | undefined, day: string | undefined): readonly MessageId[] => {
  if (born === undefined || day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(born)) return []
  const age = yearsBetween(born, day)
  if (age < smallChild) return ['web.booking.bring.child', 'web.booking.bring.growth']
  if (age < adult) return ['web.booking.bring.child']
  return age >= elderly ? ['web.booking.bring.medicine', 'web.booking.bring.companion'] : ['web.booking.bring.medicine']
}
