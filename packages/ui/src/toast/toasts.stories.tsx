import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { dialogWords } from '../samples/dialogs.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Toasts } from './toasts.tsx'
import { useToasts } from './use-toasts.ts'

const meta: Meta<typeof Toasts> = {
  title: 'Feedback/Toasts',
  component: Toasts,
  parameters: guide({
    use: 'A passing remark that costs nothing when missed, such as that a link was copied.',
    instead: 'InlineAlert or NotifyDialog for everything else.',
    keyboard: { Tab: 'To the cross; the remark stays while it has focus', 'Space, Enter': 'Puts it away' },
  }),
}
export default meta
type Story = StoryObj<typeof Toasts>

const Example = ({ words }: { words: (typeof dialogWords)['id'] }): ReactElement => {
  const { toasts, show, dismiss } = useToasts()
  return (
    <>
      <Button onClick={() => show(words.copied)}>{words.show}</Button>
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </>
  )
}

export const ShownAndPutAway: Story = {
  render: withWords(dialogWords, (words) => <Example words={words} />),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    for (let times = 0; times < 4; times++) await userEvent.click(button)
    const crosses = canvas.getAllByRole('button', { name: /^(Tutup pesan|Dismiss)/ })
    await expect(crosses).toHaveLength(3)
    crosses[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByText(/disalin|copied/)).toHaveLength(2)
  },
}

const nothing = () => undefined

export const Long: Story = {
  render: withWords(dialogWords, (words) => (
    <Toasts toasts={[{ id: 1, text: words.consequence }]} onDismiss={nothing} />
  )),
}
