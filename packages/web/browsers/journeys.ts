import { booking } from './journeys/booking.ts'
import { contact } from './journeys/contact.ts'
import { logIn } from './journeys/log-in.ts'
import { menus } from './journeys/menus.ts'
import { search } from './journeys/search.ts'
import type { Journey, windows } from './visitor.ts'

interface SizedJourney extends Journey {
  readonly at: keyof typeof windows
}

/** What visitors do most, each on a phone and on a desktop. */
export const journeys: readonly SizedJourney[] = (['phone', 'desktop'] as const).flatMap((at) =>
  [...search, ...menus(at), ...contact, ...logIn(at), ...booking].map(({ title, walk }) => ({
    title: `${title}, on a ${at}`,
    at,
    walk,
  })),
)
