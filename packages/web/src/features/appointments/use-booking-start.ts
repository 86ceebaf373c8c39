import { useEffect, useState } from 'react'
import { draftName } from '../../forms/draft-name.ts'
import { readDraft, writeDraft } from '../../forms/draft-store.ts'
import { accountOf } from '../../session/account.ts'
import { readSession } from '../../session/session.ts'
import { claimTab } from '../../session/tab-storage.ts'
import { bookingStart, readBooking } from './booking-handover.ts'
import type { BookingHandover } from './booking-handover.ts'

/** What the booking whose form is sent to `action` begins with; undefined on the server and where nothing is known of it. */
export const useBookingStart = (action: string): BookingHandover | undefined => {
  const [start, setStart] = useState<BookingHandover>()
  useEffect(() => {
    claimTab(accountOf(readSession(document.cookie)))
    const name = draftName(action)
    const draft = readDraft(name)
    const found = bookingStart(readBooking(Date.now()), draft)
    if (!found) return
    // The person was chosen later than this draft, which is restored after this.
    if (draft) writeDraft(name, { ...draft, id_pasien: String(found.patient) })
    // In a callback, since the form is shown first as the server has it.
    queueMicrotask(() => setStart(found))
  }, [action])
  return start
}
