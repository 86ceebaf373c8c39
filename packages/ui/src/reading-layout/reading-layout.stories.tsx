import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from '../media/picture.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import { ReadingLayout } from './reading-layout.tsx'

const meta: Meta<typeof ReadingLayout> = {
  title: 'Layout/ReadingLayout',
  component: ReadingLayout,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'Below the opening of a page that is read: an article, an event, a vacancy.',
      instead: 'PageBody for lists, Section for parts with a heading of their own.',
    }),
  },
}
export default meta
type Story = StoryObj<typeof ReadingLayout>

export const WithAside: Story = {
  render: withSample(({ article, headings, words }) => (
    <ReadingLayout
      asideLabel={headings.articles}
      aside={
        <>
          <Heading level={2} size={3}>
            {headings.articles}
          </Heading>
          <Text>{words.paragraph}</Text>
        </>
      }
    >
      <Picture ratio="wide" />
      <RichText nodes={article} />
    </ReadingLayout>
  )),
  play: async ({ canvas }) => expect(canvas.getByRole('complementary')).toBeVisible(),
}

export const Alone: Story = {
  render: withSample(({ article }) => (
    <ReadingLayout>
      <RichText nodes={article} />
    </ReadingLayout>
  )),
}
