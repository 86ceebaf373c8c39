import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { SkipLinks } from './skip-links.tsx'

const meta: Meta<typeof SkipLinks> = {
  title: 'Navigation/SkipLinks',
  component: SkipLinks,
  parameters: guide({
    use: 'The first thing on every page, seen once it has focus; Page brings it along.',
    keyboard: { Tab: 'From the top of the page: shows it', Enter: 'Goes on with the content' },
  }),
}
export default meta
type Story = StoryObj<typeof SkipLinks>

/** Press Tab to see it. */
export const Default: Story = {
  render: withSample(({ words }) => (
    <>
      <SkipLinks />
      <main id="main">{words.paragraph}</main>
    </>
  )),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link')
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
