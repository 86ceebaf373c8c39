import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectNoFreeTimes, expectOtherHospitals, expectTenDoctors } from '../../storybook/doctor-list-plays.ts'
import { errorTitle, pageStories, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Doctors', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** The first ten of all doctors. */
export const Default: Story = {
  ...visiting('/dokter'),
  play: expectTenDoctors,
}

/** The next times cannot be read: the cards show the practice without a bookable time. */
export const WithoutFreeTimes: Story = {
  ...visiting('/dokter', { getDoctorSlots: '500' }),
  play: expectNoFreeTimes,
}

/** Current filters, each of which can be removed. */
export const Filtered: Story = {
  ...visiting('/dokter?rs=RS01&dokter=a'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^(Rumah sakit|Hospital)$/ })).toHaveValue('RS01')
  },
}

/** No heart specialist at this hospital: the page offers other searches, and the hospital's telephone number. */
export const NobodyThere: Story = {
  ...visiting('/dokter?rs=RS06&spesialis=SPJP'),
  play: expectOtherHospitals,
}

/** No doctor has this name. */
export const Empty: Story = {
  ...visiting('/dokter?dokter=zzzz'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Lihat semua dokter|See all doctors)$/ })).toBeVisible()
  },
}

/** The CMS does not answer. */
export const Failed: Story = {
  ...visiting('/dokter', { DoctorSearch: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
  },
}

/** The effect of the toolbar's network state on a page. */
export const Offline: Story = {
  ...visiting('/dokter'),
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
  },
}
