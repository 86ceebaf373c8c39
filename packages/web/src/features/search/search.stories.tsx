import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageStories, visiting } from '../../storybook/site-page.tsx'

// Stories have no index: the CMS answers, as it does while the site builds its first index.
const meta = { title: 'Pages/Search', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** The four groups, each with its hits. */
export const Default: Story = {
  ...visiting('/cari?q=jantung'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('jantung')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4)
    await expect(canvas.getAllByRole('region')).toHaveLength(4)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^[1-9]\d* (hasil|results)$/)
  },
}

/** Before a search: only the field. */
export const NothingAsked: Story = {
  ...visiting('/cari'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** Nothing has these words: each group says so. */
export const NothingFound: Story = {
  ...visiting('/cari?q=zzzz'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 /)
    await expect(canvas.getAllByText(/tidak ditemukan$|^No .+ found$/)).toHaveLength(4)
  },
}

/** The typed text is longer than the longest search, and the page says so. */
export const Cut: Story = {
  ...visiting(`/cari?q=${'jantung '.repeat(40).trim()}`),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Hanya \d+ karakter pertama|Only the first \d+ characters) /)).toBeVisible()
  },
}

/** One group cannot be searched: the others are shown, and this one does not count as empty. */
export const PartlyFailed: Story = {
  ...visiting('/cari?q=jantung', { SearchDoctors: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      /(sebagian kelompok belum dapat ditampilkan|some groups cannot be shown just now)$/,
    )
  },
}

/** No group can be searched. */
export const Failed: Story = {
  ...visiting('/cari?q=jantung', {
    SearchArticles: '500',
    SearchPackages: '500',
    SearchDoctors: '500',
    SearchEvents: '500',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      /^(Hasil pencarian belum dapat ditampilkan|Search results cannot be shown just now)$/,
    )
  },
}
