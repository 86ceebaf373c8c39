import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { common } from '../samples/common.ts'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { TopicNav } from './topic-nav.tsx'

const meta: Meta<typeof TopicNav> = {
  title: 'Navigation/TopicNav',
  component: TopicNav,
  parameters: guide({
    use: 'Above a list whose parts have pages of their own, such as articles by topic.',
    instead: 'Tabs for panels of one page, ToggleGroup and FilterBar where choices can be combined.',
    keyboard: { Tab: 'From topic to topic', Enter: 'Goes there' },
  }),
}
export default meta
type Story = StoryObj<typeof TopicNav>

export const Default: Story = {
  render: withSample(({ headings }) => {
    const topics = common.links('/artikel', [headings.packages, headings.hospitals, headings.all])
    return <TopicNav label={headings.articles} topics={topics} current="/artikel/1" />
  }),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
  },
}

/** Long names wrap, and have their `lang`. */
export const LongNames: Story = {
  render: withSample(({ headings, words }) => (
    <TopicNav
      label={headings.articles}
      topics={[
        { label: words.paragraph, href: '/1' },
        { label: { text: 'Tanya dokter', lang: 'id' }, href: '/2' },
      ]}
    />
  )),
}

/** Renders nothing without topics. */
export const None: Story = {
  args: { label: 'Topik', topics: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
}
