import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { errorTitle, pageStories, partFailed, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Hospital', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const address = '/rumah-sakit/rs-kawung-karawang'

/** The contacts of a hospital, its visiting hours and its services. */
export const Default: Story = {
  ...visiting(address),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'RS Kawung Karawang' })).toBeVisible()
    await expect(canvas.queryByText(partFailed)).toBeNull()
  },
}

/** Today's doctors and the testimonials cannot be loaded. */
export const PartlyFailed: Story = {
  ...visiting(address, { listDoctorSchedules: '500', Testimonials: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(partFailed)).toHaveLength(2)
  },
}

/** No doctor practises today, and there are no testimonials. */
export const Empty: Story = visiting(address, {
  listDoctorSchedules: 'empty',
  Testimonials: 'empty',
  EmergencyContacts: 'empty',
})

/** The hospital cannot be read. */
export const Failed: Story = {
  ...visiting(address, { HospitalBySlug: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
  },
}
