import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { LoginChooserDialog } from '../header/login-chooser.tsx'
import { dialogWords } from '../samples/dialogs.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press, tabAround } from '../storybook/keyboard.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Drawer } from './drawer.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { NotifyDialog } from './notify-dialog.tsx'
import { useDialog } from './use-dialog.ts'

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Feedback/Questions and answers',
  tags: ['visual'],
  component: ConfirmDialog,
  subcomponents: { NotifyDialog, LoginDialog, LoginChooserDialog, Drawer },
  parameters: guide({
    use: 'ConfirmDialog before what is hard to undo; NotifyDialog for what has to be seen; LoginDialog where a task needs an account half-way; Drawer for menus and searches.',
    instead: 'InlineAlert for news beside its subject; Toasts for what costs nothing when missed.',
    keyboard: {
      Escape: 'Closes; for a question that is a no',
      Tab: 'Stays within',
      'Space, Enter': 'Presses the button',
    },
  }),
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>
type Words = (typeof dialogWords)['id']

const answer = fn()
const nothing = () => undefined

const Question = ({ words }: { words: Words }): ReactElement => {
  const { trigger, dialog, close } = useDialog()
  const reply = (yes: boolean) => {
    answer(yes)
    close()
  }
  return (
    <>
      {/* Only script can handle the answer, so only script opens it. */}
      <Button onClick={trigger.onClick}>{words.ask}</Button>
      <ConfirmDialog open={dialog.open} onAnswer={reply} title={words.ask}>
        {words.question}
      </ConfirmDialog>
    </>
  )
}

/** Ends the action of {@link Running}. */
let finish: (() => void) | undefined

const Running = ({ words }: { words: Words }): ReactElement => {
  const [state, setState] = useState<'open' | 'busy' | 'closed'>('open')
  return (
    <ConfirmDialog
      open={state !== 'closed'}
      busy={state === 'busy'}
      title={words.ask}
      onAnswer={(yes) => {
        answer(yes)
        finish = () => setState('open')
        setState(yes ? 'busy' : 'closed')
      }}
    >
      {words.question}
    </ConfirmDialog>
  )
}

/** Yes, no and Escape, each reported once. */
export const Confirm: Story = {
  tags: ['shell.confirm-dialog'],
  render: withWords(dialogWords, (words) => <Question words={words} />),
  play: async ({ canvas, canvasElement }) => {
    answer.mockClear()
    const dialog = canvasElement.querySelector('dialog')
    const trigger = canvas.getByRole('button')
    for (const [name, yes] of [
      [/^(Ya|Yes)$/, true],
      [/^(Tidak|No)$/, false],
      [/^(Tutup|Close)$/, false],
    ] as const) {
      await userEvent.click(trigger)
      await waitFor(() => expect(dialog).toBeVisible())
      await userEvent.click(canvas.getByRole('button', { name }))
      await waitFor(() => expect(dialog).not.toBeVisible())
      await expect(answer).toHaveBeenLastCalledWith(yes)
      await expect(trigger).toHaveFocus()
    }
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(3))
  },
}

/** Escape means no, is reported once, and restores focus. */
export const ConfirmByKeyboard: Story = {
  ...Confirm,
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    answer.mockClear()
    const dialog = canvasElement.querySelector('dialog')
    const trigger = canvas.getByRole('button')
    if (!dialog) throw new Error('the question is there, closed')
    trigger.focus()
    await press('{Enter}')
    await waitFor(() => expect(dialog).toBeVisible())
    await tabAround(dialog)
    await press('{Escape}')
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(answer.mock.calls).toEqual([[false]])
    await expect(trigger).toHaveFocus()
    await press('{Enter}')
    await waitFor(() => expect(dialog).toBeVisible())
    canvas.getByRole('button', { name: /^(Ya|Yes)$/ }).focus()
    await press(' ')
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(answer).toHaveBeenLastCalledWith(true)
    await expect(trigger).toHaveFocus()
  },
}

/** While the action runs, the dialog takes no answer: not by "no", the cross, Escape or a press outside. Afterwards it does again. */
export const ConfirmBusy: Story = {
  tags: ['!visual'],
  render: withWords(dialogWords, (words) => <Running words={words} />),
  play: async ({ canvas, canvasElement }) => {
    answer.mockClear()
    const dialog = canvasElement.querySelector('dialog')
    if (!dialog) throw new Error('the question is there')
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Ya|Yes)$/ }))
    await expect(answer.mock.calls).toEqual([[true]])
    await userEvent.click(canvas.getByRole('button', { name: /^(Tidak|No)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(Tutup|Close)$/ }))
    await press('{Escape}')
    await press('{Escape}')
    // The events of a browser without `closedby` for one press of Escape, and for the second one.
    await expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false)
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    dialog.close()
    await closed
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
    await expect(dialog).toHaveAttribute('closedby', 'none')
    await expect(answer.mock.calls).toEqual([[true]])

    finish?.()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Ya|Yes)$/ })).toBeVisible())
    await press('{Escape}')
    await waitFor(() => expect(answer.mock.calls).toEqual([[true], [false]]))
    await expect(dialog).not.toBeVisible()
  },
}

export const ConfirmLong: Story = {
  render: withWords(dialogWords, (words) => (
    <ConfirmDialog open onAnswer={nothing} title={words.cancel} yes={words.cancel} no={words.keep} busy>
      {words.consequence}
    </ConfirmDialog>
  )),
}

export const Notify: Story = {
  tags: ['shell.notify-dialog'],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: /^(Berhasil|Sent)$/ })
    const words = within(dialog).getByText(/^(Terima kasih|Thank you)\./)
    await expect(words).toBeVisible()
    await expect(words.parentElement?.querySelector('svg')).toBeVisible()
  },
  render: withWords(dialogWords, (words) => (
    <NotifyDialog open onClose={nothing} title={words.done} tone="good">
      {words.doneText}
    </NotifyDialog>
  )),
}

export const NotifyWithoutMessage: Story = {
  render: withWords(dialogWords, (words) => (
    <NotifyDialog open onClose={nothing} title={words.warning} tone="warning" />
  )),
}

export const LoginChooser: Story = {
  render: () => (
    <LoginChooserDialog open onClose={nothing} patientHref="/member-area/login" corporateHref="/company-area/login" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

const attempt = fn()
const targets = { forgotHref: '/member-area/forgot-password', registerHref: '/member-area/register' }

const Login = ({ words }: { words: Words }): ReactElement => {
  const [state, setState] = useState<'idle' | 'loading' | 'warning'>('idle')
  return (
    <LoginDialog
      {...targets}
      open
      onClose={nothing}
      reason={words.reason}
      loading={state === 'loading'}
      warning={state === 'warning' ? words.warning : undefined}
      onLogin={(credentials) => {
        attempt(credentials)
        setState(credentials.password ? 'loading' : 'warning')
      }}
    />
  )
}

/** Idle, warning, then loading, when further attempts are ignored. */
export const LoginStates: Story = {
  render: withWords(dialogWords, (words) => <Login words={words} />),
  play: async ({ canvas }) => {
    attempt.mockClear()
    const email = await canvas.findByLabelText(/^(Alamat email|Email)/)
    await userEvent.type(email, ' wulan@contoh.id {Enter}')
    await expect(await canvas.findByText(/Email (&|and) /i)).toBeVisible()
    await expect(email).toHaveValue(' wulan@contoh.id ')
    await userEvent.type(canvas.getByLabelText(/^(Kata sandi|Password)$/), 'Rahasia{Enter}')
    await expect(attempt).toHaveBeenLastCalledWith({ email: 'wulan@contoh.id', password: 'Rahasia' })
    await userEvent.type(email, '{Enter}')
    await expect(attempt).toHaveBeenCalledTimes(2)
  },
}

export const LoginIdle: Story = { render: () => <LoginDialog {...targets} open onClose={nothing} onLogin={nothing} /> }

export const DrawerAtTheEnd: Story = {
  render: withWords(dialogWords, (words) => (
    <Drawer open onClose={nothing} title={words.title}>
      {words.text}
    </Drawer>
  )),
}
export const DrawerAtTheStart: Story = {
  render: withWords(dialogWords, (words) => (
    <Drawer open onClose={nothing} title={words.title} side="start" footer={<Button>{words.ask}</Button>}>
      {words.consequence}
    </Drawer>
  )),
}
