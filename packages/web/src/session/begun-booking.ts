import { matchPath } from '../routes/match.ts'
import { tabValue } from '../storage/browser-store.ts'

// Who registers in the middle of a booking goes on with it afterwards. Only the address of the slot is stored, which names no person.
const begun = tabValue('janji-temu-dimulai', (value) => (typeof value === 'string' ? value : undefined))

/** Stores the address, in this site, of a booking that waits for an account. */
export const storeBegunBooking = (address: string): void => void begun.write(address)

/** The address of the booking that was begun in this tab; undefined without one, or if it is no booking. */
export const readBegunBooking = (): string | undefined => {
  const address = begun.read()
  return address !== undefined && matchPath(address.replace(/\?.*$/, ''))?.name === 'appointmentCreation'
    ? address
    : undefined
}

/** Deletes it: the booking was made. */
export const dropBegunBooking = (): void => begun.remove()
