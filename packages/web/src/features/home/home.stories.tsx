import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageStories, partFailed, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Home', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** Without the promotion, which would appear after three seconds and cover the page. */
const quiet = { Popups: 'empty' } as const

/** With the data of the mock back ends. */
export const Default: Story = {
  ...visiting('/', quiet),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10)
    await expect(canvas.queryByText(partFailed)).toBeNull()
  },
}

/** Two lists cannot be loaded; the rest is shown. */
export const PartlyFailed: Story = {
  ...visiting('/', { ...quiet, Articles: '500', listDoctorSchedules: 'malformed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(partFailed)).toHaveLength(2)
  },
}

/** Nothing has been written yet. */
export const Empty: Story = visiting('/', {
  ...quiet,
  Articles: 'empty',
  Packages: 'empty',
  Testimonials: 'empty',
  Videos: 'empty',
  listInstagramPosts: 'empty',
})
