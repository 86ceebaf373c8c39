import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { guide } from '../storybook/docs.ts'
import { LoginForm } from './login-form.tsx'

const meta: Meta<typeof LoginForm> = {
  title: 'Forms/LoginForm',
  tags: ['visual'],
  component: LoginForm,
  args: { onLogin: fn(), forgotHref: '/member-area/forgot-password', registerHref: '/member-area/register' },
  parameters: guide({
    use: 'On the page of a log-in.',
    instead: 'LoginDialog where a task needs an account half-way.',
    keyboard: { Enter: 'Logs in, in either field' },
  }),
}
export default meta
type Story = StoryObj<typeof LoginForm>

/** Enter in a field is an attempt; the page validates the typed values. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^(Alamat email|Email address)/), 'siti@contoh.example{Enter}')
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'siti@contoh.example', password: '' })
  },
}

/** The typed values stay. */
export const Refused: Story = { args: { warning: 'Email atau password salah.' } }

/** A company's users are invited: they cannot register here. */
export const WithoutRegistration: Story = {
  args: { registerHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Busy: Story = { args: { loading: true } }
