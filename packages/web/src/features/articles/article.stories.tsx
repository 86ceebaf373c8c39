import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { errorTitle, pageStories, partFailed, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Article', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const address = '/kesehatan-jantung/mengenali-nyeri-dada-yang-perlu-diwaspadai'

/** Text from the CMS's editor, with further articles and videos. */
export const Default: Story = {
  ...visiting(address),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(partFailed)).toBeNull()
    await expect(canvas.getByText(/^(Tanda bahaya: jangan menunggu|Warning signs: do not wait)$/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /119/ })[0]).toHaveAttribute('href', 'tel:119')
    await expect(canvas.getByText(/^(Ditinjau oleh|Reviewed by) dr\. Ratna/)).toBeVisible()
  },
}

/** The article is shown, but not the others. */
export const PartlyFailed: Story = {
  ...visiting(address, { RelatedArticles: '500', ArticlesWithVideos: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(partFailed).length).toBeGreaterThan(0)
  },
}

/** Author, summary and specialty are not known: the text and its title say enough. */
export const WithoutCredits: Story = {
  ...visiting(address, { ArticleCredits: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^(Ditinjau oleh|Reviewed by)/)).toBeNull()
    await expect(canvas.getByText(/^(Tidak setiap nyeri dada|Not every chest pain)/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^(Dokter Jantung|Cardiology doctors)/ })).toBeVisible()
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
