import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline, Stack } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkButton } from './link-button.tsx'

const meta: Meta<typeof Button> = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { LinkButton, IconButton },
  parameters: guide({
    use: 'Something happens here. LinkButton looks the same and leads to another page, IconButton has a sign for its label.',
    instead: 'Link where a page is only mentioned.',
    keyboard: { 'Space, Enter': 'Presses; Space does not follow a link' },
  }),
}
export default meta
type Story = StoryObj<typeof Button>

const press = fn()

export const Default: Story = {
  render: withSample(({ words }) => <Button onClick={press}>{words.short}</Button>),
  play: async ({ canvas }) => {
    press.mockClear()
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(press).toHaveBeenCalledTimes(3)
  },
}

export const Tones: Story = {
  render: withSample(({ words }) => (
    <Inline>
      {(['primary', 'secondary', 'quiet', 'emergency'] as const).map((tone) => (
        <Button key={tone} tone={tone} icon="phone">
          {words.short}
        </Button>
      ))}
    </Inline>
  )),
}

export const Links: Story = {
  render: withSample(({ words }) => (
    <Inline>
      <LinkButton href="/dokter/appointment">{words.short}</LinkButton>
      <LinkButton href="tel:119" tone="emergency" size="large" icon="phone">
        119
      </LinkButton>
      <IconButton icon="close" label={words.short} />
    </Inline>
  )),
}

export const LongText: Story = {
  render: withSample(({ words }) => (
    <Stack>
      <Button icon="calendar">{words.long}</Button>
      <Button wide tone="secondary">
        {words.paragraph}
      </Button>
    </Stack>
  )),
}

export const Busy: Story = {
  render: withSample(({ words }) => (
    <Button busy onClick={press}>
      {words.short}
    </Button>
  )),
  play: async ({ canvas }) => {
    press.mockClear()
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(press).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
