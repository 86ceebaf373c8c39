import { matchPath } from '../routes/match.ts'
import { tabValue } from '../storage/browser-store.ts'

// A patient who registers in the middle of a booking continues the booking afterwards. Only the address of the slot is stored, which names
// no person.
const begun = tabValue('janji-temu-dimulai', (value) => (typeof value === 'string' ? value : undefined))

/** Stores the address on this site of a booking that waits for an account. */
export const storeBegunBooking = (address: string): void => void begun.write(address)

/** The address of the booking that was begun in this tab; undefined if there is none, or if the address is not a booking's. */
export const readBegunBooking = (): string | undefined => {
  const address = begun.read()
  return address !== undefined && matchPath(address.replace(/\?.*$/, ''))?.name === 'appointmentCreation'
    ? address
    : undefined
}

/** Deletes the stored address, since the booking was made. */
export const dropBegunBooking = (): void => begun.remove()
