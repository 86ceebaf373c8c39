import { useEffect, useState } from 'react'
import { takeBooking } from './booking-handover.ts'
import type { BookingHandover } from './booking-handover.ts'

/** What is known of a booking that began in the patient area; undefined on the server and where it began here. */
export const useHandover = (): BookingHandover | undefined => {
  const [known, setKnown] = useState<BookingHandover>()
  useEffect(() => {
    const found = takeBooking(Date.now())
    // It is taken once: an effect that runs again finds nothing. In a callback, since the form is shown first as the server has it.
    if (found) queueMicrotask(() => setKnown(found))
  }, [])
  return known
}
