import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { careWords } from '../samples/care.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press } from '../storybook/keyboard.ts'
import { ActionMenu } from './action-menu.tsx'

const meta: Meta<typeof ActionMenu> = {
  title: 'Actions/ActionMenu',
  component: ActionMenu,
  parameters: guide({
    use: 'What is seldom wanted of one object of a list.',
    instead: 'Button for what most people want of it.',
    keyboard: { Enter: 'Opens it', Tab: 'From action to action', Escape: 'Closes it; the focus returns to the button' },
  }),
}
export default meta
type Story = StoryObj<typeof ActionMenu>

const onSelect = fn()

export const Actions: Story = {
  render: withWords(careWords, ({ move, cancel, results, longAppointment }) => (
    <ActionMenu
      label={`${move}, ${longAppointment.doctor}`}
      actions={[
        { label: move, icon: 'calendar', onSelect },
        { label: results, icon: 'location', href: 'https://peta.contoh.example/' },
        { label: cancel, name: `${cancel}, ${longAppointment.doctor}`, onSelect },
      ]}
    />
  )),
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear()
    const button = canvas.getByRole('button')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    const [, first] = canvas.getAllByRole('button')
    if (!first) throw new Error('no action')
    await expect(first).toBeVisible()
    await userEvent.click(first)
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
}

export const ByKeyboard: Story = {
  ...Actions,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    onSelect.mockClear()
    const button = canvas.getByRole('button')
    button.focus()
    await press('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await press('{Tab}{Tab}')
    await expect(canvas.getByRole('link')).toHaveFocus()
    await press('{Escape}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await expect(button).toHaveFocus()
    await press('{Enter}{Tab}{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
  },
}

export const None: Story = {
  args: { label: '', actions: [] },
  tags: ['!visual'],
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}
