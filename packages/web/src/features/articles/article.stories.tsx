import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { errorTitle, pageStories, partFailed, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Article', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const address = '/kesehatan-jantung/mengenali-nyeri-dada-yang-perlu-diwaspadai'

/** Text out of the CMS's editor, with what else there is to read and watch. */
export const Default: Story = {
  ...visiting(address),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(partFailed)).toBeNull()
  },
}

/** The article itself is there; the others are not. */
export const PartlyFailed: Story = {
  ...visiting(address, { RelatedArticles: '500', ArticlesWithVideos: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(partFailed).length).toBeGreaterThan(0)
  },
}

/** Nothing else has been written. */
export const Empty: Story = visiting(address, { RelatedArticles: 'empty', ArticlesWithVideos: 'empty' })

/** The article cannot be read. */
export const Failed: Story = {
  ...visiting(address, { ArticleBySlug: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
  },
}
