import { jakartaDate } from '@hospital/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageStories, partFailed, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Appointment', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** If the slots cannot be read, the form accepts any time. */
const slotsUnknown = { getDoctorSlots: '500' } as const

const doctor = 'dr-ratna-widyaningsih-sp-jp-k-fiha'

/** A day whose hours are all in the future. */
const tomorrow = jakartaDate(new Date(Date.now() + 24 * 60 * 60 * 1000))

/** The first question: the hospital. */
export const FirstStep: Story = {
  ...visiting('/dokter/appointment'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: /^(Di rumah sakit mana|At which hospital)\?$/ }),
    ).toBeVisible()
  },
}

/** The days on which the doctor sees patients. */
export const Days: Story = {
  ...visiting(`/dokter/appointment?rs=RS01&dokter=${doctor}`),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /^(Pilih tanggal|Choose)/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: /^(Paling cepat|Soonest): / })).toBeVisible()
  },
}

/** The times of one day. */
export const Times: Story = visiting(`/dokter/appointment?rs=RS01&dokter=${doctor}&tanggal=${tomorrow}`)

/** The last question: the payer, and the kind of visit. Missing answers have a message. */
export const LastStep: Story = {
  ...visiting(`/dokter/appointment?rs=RS01&dokter=${doctor}&tanggal=${tomorrow}&jam=09:00`, slotsUnknown),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Buat janji temu|Make the appointment)$/ }))
    await expect(
      await canvas.findByRole('link', { name: /^(Pilih cara pembayaran|Choose how you will pay)$/ }),
    ).toBeVisible()
  },
}

/** The time of an old link has been booked: the page says so, and offers the other times of that day. */
export const TimeTaken: Story = {
  ...visiting(`/dokter/appointment?rs=RS01&dokter=${doctor}&tanggal=${tomorrow}&jam=00:05`),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Pukul 00\.05 WIB sudah terisi|00:05 WIB has been booked)/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: /^(Jam berapa|At what time)\?$/ })).toBeVisible()
  },
}

/** The guarantors cannot be loaded: the page says so, and offers other ways to pay. */
export const GuarantorsFailed: Story = {
  ...visiting(`/dokter/appointment?rs=RS01&dokter=${doctor}&tanggal=${tomorrow}&jam=09:00`, {
    ...slotsUnknown,
    listGuarantors: '500',
  }),
  play: async ({ canvas, userEvent }) => {
    const said = /^(Daftar penjamin belum dapat ditampilkan|The list of insurers and payers cannot be shown yet)$/
    await userEvent.click(canvas.getByRole('radio', { name: /^Asuransi/ }))
    await expect(canvas.getByText(said)).toBeVisible()
    await expect(canvas.queryByLabelText(/^(Nama penjamin|Insurer or payer)$/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^(Buat janji temu|Make the appointment)$/ }))
    await expect(
      await canvas.findByRole('link', {
        name: /^(Daftar penjamin belum termuat|The list of insurers and payers has not)/,
      }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Umum \(bayar sendiri\)/ }))
    await expect(canvas.queryByText(said)).toBeNull()
  },
}

/** The hospitals cannot be loaded. */
export const PartlyFailed: Story = {
  ...visiting('/dokter/appointment', { Hospitals: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(partFailed)).toBeVisible()
  },
}

/** No hospital takes appointments. */
export const Empty: Story = visiting('/dokter/appointment', { Hospitals: 'empty' })
