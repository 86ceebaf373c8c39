import type { MessageId } from '../../i18n/use-message.ts'

/** Whole years between two dates `YYYY-MM-DD`; somebody born on 29 February is a year older on 1 March. */
const yearsBetween = (born: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0)

/** An identity card is issued at this age. */
const adult = 17
/** Until this age the book of mother and child tells vaccinations and growth. */
const smallChild = 6
const elderly = 60

/**
 * What to bring beside the papers of the payer, and whom, by the patient's age on the day of the visit (`YYYY-MM-DD`). Nothing where the
 * birth date is not known.
 */
export const adviceForAge = (born: string | undefined, day: string | undefined): readonly MessageId[] => {
  if (born === undefined || day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(born)) return []
  const age = yearsBetween(born, day)
  if (age < smallChild) return ['web.booking.bring.child', 'web.booking.bring.growth']
  if (age < adult) return ['web.booking.bring.child']
  return age >= elderly ? ['web.booking.bring.medicine', 'web.booking.bring.companion'] : ['web.booking.bring.medicine']
}
