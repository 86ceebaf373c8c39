import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { errorTitle, pageStories, partFailed, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Featured service', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const address = '/layanan-unggulan/pusat-jantung-terpadu'

/** The service, its hospitals, and doctors of its specialty with their next bookable times. */
export const Default: Story = {
  ...visiting(address),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Buat janji temu|Make an appointment)$/ })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /Ratna Widyaningsih/ }).length).toBeGreaterThan(0)
    await expect(canvas.getAllByRole('link', { name: 'RS Kawung Karawang' })[0]).toBeVisible()
  },
}

/** The name of the service tells no specialty: the page shows no doctors. */
export const WithoutDoctors: Story = {
  ...visiting('/layanan-unggulan/klinik-laktasi'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^dr\. / })).toBeNull()
  },
}

/** The doctors cannot be read; the rest is there. */
export const PartlyFailed: Story = {
  ...visiting(address, { DoctorSearch: '500', HospitalsWithFeaturedService: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(partFailed)).toBeVisible()
  },
}

/** The service cannot be read. */
export const Failed: Story = {
  ...visiting(address, { FeaturedServiceBySlug: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
  },
}
