import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { Page } from '../layout/page.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Text } from '../typography/text.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

const meta: Meta<typeof ScrollToTop> = {
  title: 'Navigation/ScrollToTop',
  component: ScrollToTop,
  parameters: guide({
    use: 'Once at the end of every page.',
    keyboard: { 'Space, Enter': 'To the top, with focus on the main part' },
  }),
}
export default meta
type Story = StoryObj<typeof ScrollToTop>

const paragraphs = Array.from({ length: 40 }, (_, index) => index)

export const AfterScrolling: Story = {
  render: withSample(({ words }) => (
    <Page>
      <Stack>
        {paragraphs.map((index) => (
          <Text key={index}>{words.paragraph}</Text>
        ))}
      </Stack>
      <ScrollToTop />
    </Page>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    window.scrollTo({ top: 600, behavior: 'instant' })
    const button = await canvas.findByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(window.scrollY).toBe(0))
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument())
  },
}
