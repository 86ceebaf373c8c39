// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { dropBegunBooking, readBegunBooking, storeBegunBooking } from './begun-booking.ts'

afterEach(() => sessionStorage.clear())

test.each([
  ['/dokter/appointment?rs=RS01&dokter=dr-a&tanggal=2026-11-28&jam=09:00', true],
  ['/en/dokter/appointment', true],
  ['/member-area/profile', false],
  ['//evil.example/dokter/appointment', false],
  ['https://evil.example/dokter/appointment', false],
  ['javascript:alert(1)', false],
])('of the address %s it is true that a booking goes on there: %s', (address, isBooking) => {
  storeBegunBooking(address)
  expect(readBegunBooking()).toBe(isBooking ? address : undefined)
})

test('there is none before one was begun, nor after it was made', () => {
  expect(readBegunBooking()).toBeUndefined()
  storeBegunBooking('/dokter/appointment')
  dropBegunBooking()
  expect(readBegunBooking()).toBeUndefined()
})
