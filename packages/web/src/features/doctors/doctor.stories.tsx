import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageStories, partFailed, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Doctor', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const address = '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'

/** A doctor with a schedule at one hospital or more. */
export const Default: Story = {
  ...visiting(address),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /Ratna Widyaningsih/ })).toBeVisible()
    await expect(canvas.queryByText(partFailed)).toBeNull()
  },
}

/** The doctor is known; schedule, colleagues and articles cannot be loaded. */
export const PartlyFailed: Story = {
  ...visiting(address, { getDoctorScheduleBySlug: '500', getDoctors: '500', listArticlesBySpecialty: 'malformed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(partFailed)).toHaveLength(3)
  },
}

/** A doctor without hours, colleagues or articles. */
export const Empty: Story = {
  ...visiting(address, { getDoctorScheduleBySlug: 'empty', getDoctors: 'empty', listArticlesBySpecialty: 'empty' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Jadwal praktik belum tersedia|No practice hours yet)$/)).toBeVisible()
  },
}
