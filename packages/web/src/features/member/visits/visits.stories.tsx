import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Member/Visits',
  ...pageStories,
  globals: { person: 'siti' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const history = '/member-area/history-kunjungan/1001'

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

export const History: Story = {
  ...visiting(history),
  play: async ({ canvas, userEvent }) => {
    const visits = (await canvas.findAllByRole('article')).length
    await expect(visits).toBeGreaterThan(2)
    const kind = canvas.getByLabelText(/^(Jenis kunjungan|Kind of visit)$/)
    const apply = canvas.getByRole('button', { name: /^(Terapkan|Apply)$/ })
    await userEvent.selectOptions(kind, 'rawat_jalan')
    await userEvent.click(apply)
    await expect(canvas.getAllByRole('article').length).toBeLessThan(visits)
    await userEvent.click(canvas.getByRole('button', { name: /^(Hapus semua|Clear all)/ }))
    await expect(canvas.getAllByRole('article')).toHaveLength(visits)
  },
}

/** If a doctor advised another visit, the card leads to the booking with that doctor. */
export const ControlAdvised: Story = {
  ...visiting(history),
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const [book] = await canvas.findAllByRole('link', { name: /^(Buat janji temu kontrol|Book the follow-up)$/ })
    await expect(book).toHaveAttribute('href', expect.stringMatching(/\/dokter\/appointment\?rs=RS\d+&dokter=dr-/))
  },
}

/** If there is an appointment with that doctor, the card says its day and leads to it. */
export const ControlBooked: Story = {
  ...visiting(history),
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const [booked] = await canvas.findAllByRole('link', { name: /^(Sudah dijadwalkan|Booked for) \d+ \S+ 20\d\d$/ })
    await expect(booked).toHaveAttribute(
      'href',
      expect.stringMatching(/\/member-area\/appointment\/1001\/(open|approved)$/),
    )
  },
}

/** The appointments could not be read: the visits stay, each with the link to a booking. */
export const AppointmentsUnknown: Story = {
  ...visiting(history, { listOpenAppointments: '500', listApprovedAppointments: '500' }),
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^(Buat janji temu kontrol|Book the follow-up)$/ })
    await expect(canvas.queryByRole('link', { name: /^(Sudah dijadwalkan|Booked for)/ })).toBeNull()
  },
}

/** The same page, among the pages of a person of the family. */
export const OfFamilyMember: Story = {
  ...visiting('/member-area/keluarga/1001/histori-kunjungan'),
  play: async ({ canvas }) => expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(2),
}

export const Empty: Story = {
  ...visiting(history, { getVisitHistory: 'empty' }),
  play: async ({ canvas }) => expect(await canvas.findByText(/^(Belum ada kunjungan|No visit yet)$/)).toBeVisible(),
}

/** Before the first visit there is no medical record: the page leads to the registration. */
export const NoRecord: Story = {
  ...visiting('/member-area/history-kunjungan/1004'),
  tags: ['!visual'],
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('link', { name: /^(Daftarkan ke rumah sakit|Register with a hospital)$/ }),
    ).toHaveAttribute('href', expect.stringMatching(/\/member-area\/keluarga\/1004\/daftar$/)),
}

export const HistoryLoading: Story = {
  ...visiting(history, { getVisitHistory: { delay: longDelay } }),
  play: async ({ canvas }) => expect((await canvas.findAllByText(/^(Memuat…|Loading…)$/)).length).toBeGreaterThan(0),
}

export const Failed: Story = {
  ...visiting(history, { getVisitHistory: '500' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^(Riwayat kunjungan belum dapat ditampilkan|The visit history cannot be shown yet)$/),
    ).toBeVisible(),
}

/** A diagnosis has plain words beside its code. */
export const PlainWords: Story = {
  ...visiting(history),
  tags: ['!visual'],
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText(/^(Tekanan darah tinggi|High blood pressure)$/))[0]).toBeVisible(),
}

/** A stay without a day of discharge goes on. */
export const InHospitalNow: Story = {
  ...visiting('/member-area/history-kunjungan/1009'),
  globals: { person: 'maman' },
  play: async ({ canvas }) => expect(await canvas.findByText(/^(Sedang dirawat|In hospital now)$/)).toBeVisible(),
}

/** The medicines of all visits, each once. */
export const Medicines: Story = {
  ...visiting(`${history}/obat`),
  play: async ({ canvas }) => {
    const medicines = await canvas.findAllByRole('article')
    await expect(medicines.length).toBeGreaterThan(1)
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(new Set(names).size).toBe(names.length)
  },
}

export const NoMedicines: Story = {
  ...visiting(`${history}/obat`, { getVisitHistory: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Belum ada resep|No prescriptions yet)$/)).toBeVisible()
    await expect(canvas.getByText(/^(Belum ada alergi yang|No allergy is on)/)).toBeVisible()
  },
}

export const MedicinesLoading: Story = {
  ...visiting(`${history}/obat`, { getVisitHistory: { delay: longDelay } }),
  play: async ({ canvas }) => expect((await canvas.findAllByText(/^(Memuat…|Loading…)$/)).length).toBeGreaterThan(0),
}

export const MedicinesFailed: Story = {
  ...visiting(`${history}/obat`, { getVisitHistory: '500' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Daftar obat belum dapat|The medicines cannot)/)).toBeVisible(),
}
