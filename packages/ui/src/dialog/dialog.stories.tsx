import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { building } from '../samples/pictures.ts'
import type { Sample } from '../samples/types.ts'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press, tabAround } from '../storybook/keyboard.ts'
import { Text } from '../typography/text.tsx'
import { Dialog } from './dialog.tsx'
import { EmergencyCallDialog } from './emergency-call-dialog.tsx'
import { PromoPopup } from './promo-popup.tsx'
import { useDialog } from './use-dialog.ts'

const meta: Meta<typeof Dialog> = {
  title: 'Feedback/Dialog',
  component: Dialog,
  subcomponents: { EmergencyCallDialog, PromoPopup },
  parameters: guide({
    use: 'What has to be dealt with before the page goes on. EmergencyCallDialog for the numbers to call, PromoPopup for an offer over the home page.',
    instead:
      'ConfirmDialog for a question, NotifyDialog for news, Drawer for menus; a page of its own for anything long.',
    keyboard: {
      Escape: 'Closes, and focus returns to what opened it',
      Tab: 'Stays within',
      'Space, Enter': 'On the cross: closes',
    },
  }),
}
export default meta
type Story = StoryObj<typeof Dialog>

const Example = ({ words }: Sample) => {
  const { trigger, dialog, close } = useDialog()
  return (
    <>
      <Button {...trigger}>{words.short}</Button>
      <Dialog {...dialog} title={words.short} footer={<Button onClick={close}>{words.backHome}</Button>}>
        <Text>{words.paragraph}</Text>
      </Dialog>
    </>
  )
}

/** Opening and closing by keyboard and pointer. */
export const OpensAndCloses: Story = {
  render: withSample((sample) => <Example {...sample} />),
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')
    const button = canvas.getByRole('button')
    if (!dialog) throw new Error('the dialog is there, closed')
    await expect(dialog).not.toBeVisible()

    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Tutup|Close)$/ }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(button).toHaveFocus()

    await userEvent.click(button)
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Kembali|Back)/ }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(button).toHaveFocus()
  },
}

const LongExample = ({ words }: Sample) => {
  const { trigger, dialog } = useDialog()
  return (
    <>
      <Button {...trigger}>{words.short}</Button>
      <Dialog {...dialog} title={words.short}>
        <Text>{words.paragraph.repeat(12)}</Text>
        <Button>{words.backHome}</Button>
      </Dialog>
    </>
  )
}

/** The first focusable element is below the fold: the dialog still opens at its head. */
export const BeginsAtItsHead: Story = {
  tags: ['!visual'],
  render: withSample((sample) => <LongExample {...sample} />),
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')
    if (!dialog) throw new Error('the dialog is there, closed')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await expect(dialog.scrollTop).toBe(0)
    await expect(canvas.getByRole('heading').parentElement).toHaveFocus()
    await press('{Tab}')
    await expect(canvas.getByRole('button', { name: /^(Kembali|Back)/ })).toHaveFocus()
  },
}

/** Tab stays inside while it is open; Escape closes it and restores focus. */
export const ByKeyboard: Story = {
  ...OpensAndCloses,
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')
    const button = canvas.getByRole('button')
    if (!dialog) throw new Error('the dialog is there, closed')
    button.focus()
    await press(' ')
    await waitFor(() => expect(dialog).toBeVisible())
    await tabAround(dialog)
    await press('{Escape}')
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(button).toHaveFocus()
  },
}

/** Opened again before its close event was delivered: it stays open. */
export const OpenedAgainAtOnce: Story = {
  ...OpensAndCloses,
  play: async ({ canvas, canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')
    const button = canvas.getByRole('button')
    if (!dialog) throw new Error('the dialog is there, closed')
    await userEvent.click(button)
    await waitFor(() => expect(dialog).toBeVisible())
    const heard = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    dialog.close()
    button.click()
    await heard
    await expect(dialog).toHaveAttribute('open')
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Kembali|Back)/ }))
    await waitFor(() => expect(dialog).not.toBeVisible())
  },
}

const nothing = () => undefined

export const Open: Story = {
  render: withSample(({ words }) => (
    <Dialog open onClose={nothing} title={words.short} footer={<Button>{words.backHome}</Button>}>
      <Text>{words.paragraph}</Text>
    </Dialog>
  )),
}

/** Content that is longer than the window scrolls; the buttons stay in view. */
export const LongerThanTheWindow: Story = {
  tags: ['!visual'],
  render: withSample(({ words }) => (
    <Dialog open onClose={nothing} title={words.short} footer={<Button>{words.backHome}</Button>}>
      <Text>{words.paragraph.repeat(40)}</Text>
    </Dialog>
  )),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^(Kembali|Back)/ })
    const dialog = canvas.getByRole('dialog')
    await waitFor(() => expect(dialog.scrollHeight).toBeGreaterThan(window.innerHeight))
    dialog.scrollTo(0, 0)
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const EmergencyCall: Story = {
  render: withSample(() => (
    <EmergencyCallDialog
      open
      onClose={nothing}
      title={{ text: 'Nomor gawat darurat', lang: 'id' }}
      contacts={[
        { name: 'IGD Karawang', phone: '(0267) 845-2222' },
        { name: 'Ambulans', phone: '119' },
        { name: 'Posko', phone: '-' },
      ]}
    />
  )),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+622678452222', 'tel:119'])
    await expect(canvas.getByText('Nomor gawat darurat').closest('[lang]')).toHaveAttribute('lang', 'id')
  },
}

export const EmergencyWithoutNumbers: Story = {
  render: () => <EmergencyCallDialog open onClose={nothing} contacts={[]} />,
}

export const Promo: Story = {
  render: withSample(({ slides, words }) => (
    <PromoPopup open onClose={nothing} title={slides[2]?.title ?? ''} image={building(words.short)} href="/paket" />
  )),
}
