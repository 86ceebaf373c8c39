import { jakartaDate } from '@hospital/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { pageStories, visiting } from '../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Appointment/Logged in',
  ...pageStories,
  globals: { person: 'siti' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** A day whose hours are all in the future. */
const tomorrow = jakartaDate(new Date(Date.now() + 24 * 60 * 60 * 1000))

const lastStep = `/dokter/appointment?rs=RS01&dokter=dr-ratna-widyaningsih-sp-jp-k-fiha&tanggal=${tomorrow}&jam=09:00`

const patient = /^(Janji temu untuk|Appointment for)$/
const submit = /^(Buat janji temu|Make the appointment)$/

/** If the slots cannot be read, the form accepts any time. */
const slotsUnknown = { getDoctorSlots: '500' } as const

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

type Stage = Parameters<NonNullable<Story['play']>>[0]

const answerAll = async ({ canvas, userEvent }: Stage): Promise<void> => {
  await userEvent.click(await canvas.findByRole('radio', { name: /^(Umum \(bayar sendiri\)|Pay)/ }))
  await userEvent.click(canvas.getByRole('radio', { name: /^Poliklinik/ }))
  await userEvent.type(canvas.getByLabelText(/^(Keluhan|Symptoms or reason for visit)/), 'Kontrol.')
}

/** The family is known: the member can choose the patient. */
export const Ready: Story = {
  ...visiting(lastStep, slotsUnknown),
  play: async ({ canvas, userEvent }) => {
    const choice = within(await canvas.findByRole('group', { name: patient }))
    await expect(choice.getAllByRole('radio')).toHaveLength(5)
    await expect(choice.getByRole('radio', { name: 'Siti Rahayu' })).toBeChecked()
    await userEvent.click(choice.getByRole('radio', { name: 'Kirana' }))
    await expect(choice.getByRole('radio', { name: 'Kirana' })).toBeChecked()
  },
}

/** The family takes long; the rest of the form can be used. */
export const FamilyLoading: Story = {
  ...visiting(lastStep, { ...slotsUnknown, getFamily: { delay: longDelay } }),
  play: async ({ canvas, userEvent }) => {
    const payment = canvas.getByRole('radio', { name: /^Umum \(bayar sendiri\)/ })
    await userEvent.click(payment)
    await expect(payment).toBeChecked()
    await expect((await canvas.findAllByText(/^(Memuat…|Loading…)$/)).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('group', { name: patient })).toBeNull()
  },
}

/** The family cannot be loaded: the member can try again, and cannot send the form without it. */
export const FamilyFailed: Story = {
  ...visiting(lastStep, { ...slotsUnknown, getFamily: '500' }),
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await expect(
      await canvas.findByText(/^(Daftar keluarga Anda belum dapat|The list of your family cannot)/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeVisible()
    await answerAll(stage)
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await expect(await canvas.findByText(/(belum diketahui untuk siapa|not known whom)/)).toBeVisible()
  },
}

const byBpjs = /^BPJS Kesehatan/
const bpjsNumber = /^(Nomor BPJS \(JKN\)|BPJS \(JKN\) number)/

const payByBpjs = async ({ canvas, userEvent }: Stage): Promise<void> => {
  await canvas.findByRole('group', { name: patient })
  await userEvent.click(canvas.getByRole('radio', { name: byBpjs }))
}

/** BPJS pays, and the patient has no stored number: the form asks once, and stores the answer. */
export const BpjsAsked: Story = {
  ...visiting(lastStep, slotsUnknown),
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await payByBpjs(stage)
    await userEvent.type(await canvas.findByLabelText(bpjsNumber), '0001-2345-6789-0')
    await expect(canvas.getByRole('checkbox', { name: /^(Simpan untuk|Save it for)/ })).toBeChecked()
    await expect(canvas.getByText('0001 2345 6789 0')).toBeVisible()
    // Another person has another number.
    await userEvent.click(canvas.getByRole('radio', { name: 'Kirana' }))
    await waitFor(() => expect(canvas.getByLabelText(bpjsNumber)).toHaveValue(''))
    await expect(canvas.queryByText('0001 2345 6789 0')).toBeNull()
  },
}

/** The form shows and uses a stored number. */
export const BpjsKept: Story = {
  ...visiting(lastStep, slotsUnknown),
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await payByBpjs(stage)
    await userEvent.click(canvas.getByRole('radio', { name: 'Sumarni' }))
    // The number is beside the question, and in the summary of the request.
    await waitFor(() => expect(canvas.getAllByText('0001 3001 5700 1')).toHaveLength(2))
    await expect(canvas.queryByLabelText(bpjsNumber)).toBeNull()
  },
}

/** The stored number cannot be read: the member can try again, or book without it. */
export const BpjsFailed: Story = {
  ...visiting(lastStep, { ...slotsUnknown, getProfile: '500' }),
  play: async (stage) => {
    const { canvas } = stage
    await payByBpjs(stage)
    await expect(
      await canvas.findByText(/^(Nomor BPJS yang tersimpan belum|The saved BPJS number cannot)/),
    ).toBeVisible()
    await expect(canvas.getByText(/^(Anda tetap dapat membuat janji temu tanpa|You can still make the)/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: submit })).toBeEnabled()
  },
}

/** The stored number takes long to load; the member can answer the other questions. */
export const BpjsLoading: Story = {
  ...visiting(lastStep, { ...slotsUnknown, getProfile: { delay: longDelay } }),
  play: async (stage) => {
    const { canvas } = stage
    await payByBpjs(stage)
    await expect((await canvas.findAllByText(/^(Memuat…|Loading…)$/)).length).toBeGreaterThan(0)
    await expect(canvas.queryByLabelText(bpjsNumber)).toBeNull()
  },
}

/** The hospital refuses the stored number: the member can correct it here. */
export const BpjsRefused: Story = {
  ...visiting(lastStep, {
    ...slotsUnknown,
    createAppointment: { kind: '422', fieldErrors: { nomor_bpjs: ['Nomor BPJS tidak aktif.'] } },
  }),
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await payByBpjs(stage)
    await userEvent.click(canvas.getByRole('radio', { name: 'Sumarni' }))
    await userEvent.click(canvas.getByRole('radio', { name: /^Poliklinik/ }))
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    const number = await canvas.findByLabelText(bpjsNumber)
    await expect(number).toHaveAccessibleDescription(/Nomor BPJS tidak aktif\./)
    await expect(number).toHaveValue('0001300157001')
  },
}

/** A member without a family has nothing to choose. */
export const OnePersonOnly: Story = {
  ...visiting(lastStep, slotsUnknown),
  globals: { person: 'suparno' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suparno')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: patient })).toBeNull()
  },
}

/** The hospital refuses two of the answers: its words are beside them, and the typed values stay. */
export const RefusedByField: Story = {
  ...visiting(lastStep, {
    ...slotsUnknown,
    createAppointment: {
      kind: '422',
      fieldErrors: { keluhan: ['Keluhan tidak boleh berisi tautan.'], id_pasien: ['Pasien belum diverifikasi.'] },
    },
  }),
  play: async (stage) => {
    const { canvas, userEvent } = stage
    const choice = await canvas.findByRole('group', { name: patient })
    await answerAll(stage)
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    await expect(await canvas.findByRole('link', { name: 'Pasien belum diverifikasi.' })).toBeVisible()
    await expect(choice).toHaveAccessibleDescription(/Pasien belum diverifikasi\./)
    const complaint = canvas.getByLabelText(/^(Keluhan|Symptoms or reason for visit)/)
    await expect(complaint).toHaveAccessibleDescription(/Keluhan tidak boleh berisi tautan\./)
    await expect(complaint).toHaveValue('Kontrol.')
  },
}
