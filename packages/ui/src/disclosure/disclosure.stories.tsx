import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Text } from '../typography/text.tsx'
import { Disclosure } from './disclosure.tsx'

const meta: Meta<typeof Disclosure> = {
  title: 'Content/Disclosure',
  tags: ['visual'],
  component: Disclosure,
  parameters: {
    ...guide({
      use: 'For the rest of a long list, or for details that few readers need. Never for what everybody has to read.',
      keyboard: { Tab: 'To the line', 'Enter, Space': 'Opens and closes it' },
    }),
  },
}
export default meta
type Story = StoryObj<typeof Disclosure>

export const Closed: Story = {
  render: withSample(({ headings, words }) => (
    <Disclosure summary={headings.all}>
      <Text>{words.paragraph}</Text>
    </Disclosure>
  )),
}

export const Opened: Story = {
  ...Closed,
  play: async ({ canvasElement, userEvent }) => {
    const [summary, text] = ['summary', 'p'].map((name) => canvasElement.querySelector(name))
    await expect(text).not.toBeVisible()
    if (summary) await userEvent.click(summary)
    await waitFor(() => expect(text).toBeVisible())
  },
}
