import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { navigationWords } from '../samples/navigation.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: guide({
    use: 'Above the heading of a page two or more levels below the home page.',
    keyboard: { Tab: 'From link to link', Enter: 'Follows' },
  }),
}
export default meta
type Story = StoryObj<typeof Breadcrumbs>

export const Deep: Story = {
  render: withWords(navigationWords, (words) => (
    <Breadcrumbs
      items={[
        { label: words.home, href: '/' },
        { label: words.health, href: '/informasi/artikel-kesehatan' },
      ]}
      current={words.article}
    />
  )),
  play: async ({ canvas }) => {
    const [last] = canvas.getAllByRole('listitem', { hidden: true }).slice(-1)
    await expect(last).toHaveAttribute('aria-current', 'page')
  },
}

export const OneAbove: Story = {
  render: withWords(navigationWords, (words) => (
    <Breadcrumbs items={[{ label: words.home, href: '/' }]} current={{ text: 'About us', lang: 'en' }} />
  )),
}
