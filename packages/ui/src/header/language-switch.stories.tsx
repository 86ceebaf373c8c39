import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { LanguageSwitch } from './language-switch.tsx'

const meta: Meta<typeof LanguageSwitch> = {
  title: 'Navigation/LanguageSwitch',
  component: LanguageSwitch,
  parameters: guide({
    use: 'In the header and in menus: the same page in the other language.',
    keyboard: { Tab: 'From language to language', Enter: 'Opens the page in it' },
  }),
}
export default meta
type Story = StoryObj<typeof LanguageSwitch>

export const Default: Story = {
  render: withSample(({ header }) => <LanguageSwitch languages={header.languages} />),
  play: async ({ canvas, globals }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    await expect(current.map((link) => link.lang)).toEqual([globals['locale']])
  },
}
