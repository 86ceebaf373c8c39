// @vitest-environment happy-dom
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { useMessage } from '../../i18n/use-message.ts'
import { createComponentStage } from '../../testing/component-stage.tsx'
import type { AppointmentDetails } from './appointment-data.ts'
import { useBooking } from './use-booking.ts'

const { show, press, text, unreadSession } = createComponentStage()

const details: AppointmentDetails = {
  wish: { kode_mapping_rs: 'RS01', kodedokter: 'D1', kdspesial: 'JTG', tanggal: '2026-11-27', jam: '09:00' },
  payments: [{ value: '1', label: 'Umum', guarantors: undefined, hint: undefined }],
  types: [{ value: '2', label: 'Konsultasi' }],
  usualType: undefined,
  action: 'http://localhost:3000/dokter/appointment',
  unsent: undefined,
}

const Booking = (): ReactElement => {
  const message = useMessage()
  const { notice, loggingIn, onSubmit } = useBooking(details, () => undefined)
  return (
    <form action={details.action} onSubmit={onSubmit}>
      <input name="jenis_pembayaran" defaultValue="1" />
      <input name="jenis_appointment" defaultValue="2" />
      <button type="submit">Buat janji</button>
      {notice && 'id' in notice && <p>{message(notice.id)}</p>}
      {loggingIn && <p>Silakan masuk</p>}
    </form>
  )
}

const book = async () => {
  show(<Booking />)
  await expect.poll(text).toContain('Buat janji')
  press('Buat janji')
}

test('a press before the page has read the session asks for no log-in', async () => {
  unreadSession()
  await book()
  await expect.poll(text).toContain('belum diketahui untuk siapa')
  expect(text()).not.toContain('Silakan masuk')
})

test('a press in a session whose token is gone asks for a log-in', async () => {
  unreadSession()
  localStorage.clear()
  await book()
  await expect.poll(text).toContain('Silakan masuk')
})
