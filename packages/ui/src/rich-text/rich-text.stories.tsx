import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { RichText } from './rich-text.tsx'

const meta: Meta<typeof RichText> = {
  title: 'Content/RichText',
  component: RichText,
  parameters: guide({
    use: 'Content written in the CMS, as the tree that the server has cleaned.',
    instead: 'Text for words of our own.',
    keyboard: { Tab: 'From link to link' },
  }),
}
export default meta
type Story = StoryObj<typeof RichText>

export const Article: Story = {
  render: withSample(({ article }) => <RichText nodes={article} />),
  play: async ({ canvas }) => {
    const rels = canvas.getAllByRole('link').map((link) => link.getAttribute('rel'))
    await expect(rels).toEqual([null, 'noopener noreferrer'])
  },
}

export const Nothing: Story = { render: () => <RichText nodes={[]} /> }
