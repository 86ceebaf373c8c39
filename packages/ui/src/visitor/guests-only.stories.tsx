import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Text } from '../typography/text.tsx'
import { GuestsOnly } from './guests-only.tsx'
import { visitorAttribute } from './visitor.ts'

const meta: Meta<typeof GuestsOnly> = {
  title: 'Content/Guests only',
  component: GuestsOnly,
  parameters: guide({ use: 'What only visitors who are logged out need, on pages that are the same for all.' }),
}
export default meta
type Story = StoryObj<typeof GuestsOnly>

export const Default: Story = {
  render: withSample(({ words }) => (
    <GuestsOnly>
      <Text>{words.paragraph}</Text>
    </GuestsOnly>
  )),
  play: async ({ canvasElement }) => {
    const shown = canvasElement.querySelector('p')
    await expect(shown).toBeVisible()
    document.documentElement.setAttribute(visitorAttribute, 'member')
    try {
      await expect(shown).not.toBeVisible()
    } finally {
      document.documentElement.removeAttribute(visitorAttribute)
    }
  },
}
