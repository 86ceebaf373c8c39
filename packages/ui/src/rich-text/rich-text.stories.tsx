import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { RichText } from './rich-text.tsx'

const meta: Meta<typeof RichText> = { title: 'Content/RichText', component: RichText }
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
