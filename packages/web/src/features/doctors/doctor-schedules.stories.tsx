import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectNoFreeTimes, expectOtherHospitals, expectTenDoctors } from '../../storybook/doctor-list-plays.ts'
import { errorTitle, pageStories, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Doctor schedules', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** The first ten of all schedules. */
export const Default: Story = {
  ...visiting('/jadwal-dokter'),
  play: expectTenDoctors,
}

/** The next times cannot be read: the cards show the practice without a bookable time. */
export const WithoutFreeTimes: Story = {
  ...visiting('/jadwal-dokter', { getDoctorSlots: '500' }),
  play: expectNoFreeTimes,
}

/** One hospital on one day of the week. */
export const Filtered: Story = {
  ...visiting('/jadwal-dokter?rs=RS01&hari=Senin'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^(Hari praktik|Day)$/ })).toHaveValue('Senin')
  },
}

/** No heart specialist at this hospital: the page offers other searches, and the hospital's telephone number. */
export const NobodyThere: Story = {
  ...visiting('/jadwal-dokter?rs=RS06&spesialis=SPJP'),
  play: expectOtherHospitals,
}

/** No doctor has this name. */
export const Empty: Story = {
  ...visiting('/jadwal-dokter?dokter=zzzz'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Lihat semua jadwal|See all schedules)$/ })).toBeVisible()
  },
}

/** The schedules cannot be read. */
export const Failed: Story = {
  ...visiting('/jadwal-dokter', { listDoctorSchedules: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
  },
}
