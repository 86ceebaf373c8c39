import type { RulesOf } from './rule.ts'

/** How an appointment is made. */
export const bookingRules = {
  'booking.steps': ['2 Public routes', '/dokter/appointment: an appointment is made step by step'],
  'booking.log-in': ['Decided', 'The page is public; sending opens the login modal, and goes on where it was'],
  'booking.call': ['7 Calls', 'POST /appointment/create, once'],
  'booking.payload': ['7 Calls', 'What is sent names the hospital, doctor, specialty, day and time that were chosen'],
  'booking.slots': ['7 Calls', 'POST /jadwal_dokter/detail: what is free on a day of a doctor'],
  'booking.payment': ['3 Entities', 'Payment method: a guarantor is named where the method needs one'],
  'booking.payment-methods': ['7 Calls', 'Payment methods of the CMS are offered'],
  'booking.types': ['3 Entities', 'Appointment types of the CMS are offered, and one has to be chosen'],
  'booking.days': ['9 Constants', 'The days to choose are those of Jakarta'],
} as const satisfies RulesOf<'booking'>
