import { TextField } from '@hospital/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SiteMessages } from '../storybook/site-messages.tsx'
import { FormStatus } from './form-status.tsx'

const meta = {
  title: 'Forms/Form status',
  component: FormStatus,
  decorators: (Story) => (
    <SiteMessages>
      <Story />
    </SiteMessages>
  ),
  args: { prefix: 'kontak', sent: 'Pesan Anda sudah kami terima.', submission: undefined },
} satisfies Meta<typeof FormStatus>

export default meta

type Story = StoryObj<typeof meta>

const values = { nama: 'Siti Rahayu', email: 'siti@contoh.example' }

/** The back end refuses the form and names no field: the notice tells visitors not to send it again. */
export const Refused: Story = {
  args: { submission: { status: 'refused', values } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/mengirimnya lagi tidak akan membantu|sending it again would not help/)).toBeVisible()
  },
}

/** The notice lists the fields that the back end refuses, in its words, and links to them. */
export const FieldsRefused: Story = {
  args: {
    submission: {
      status: 'invalid',
      values,
      problems: { email: { text: 'Alamat email ini tidak dapat menerima surat.' }, nama: 'web.form.missing' },
    },
  },
  render: (args) => (
    <>
      <FormStatus {...args} />
      <TextField id="kontak-email" name="email" label="Email" value={values.email} />
      <TextField id="kontak-nama" name="nama" label="Nama" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Alamat email ini tidak dapat menerima surat.' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  },
}

/** Nothing could be sent: trying again may help. */
export const Failed: Story = {
  args: { submission: { status: 'failed', values } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/silakan coba beberapa saat lagi|please try again in a moment/)).toBeVisible()
  },
}

/** Too many forms were sent before: the notice says how long to wait. */
export const Limited: Story = {
  args: { submission: { status: 'limited', values, retryAfter: 61 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 (?:menit|minutes)/)).toBeVisible()
  },
}

/** The form has arrived. */
export const Sent: Story = {
  args: { submission: { status: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pesan Anda sudah kami terima.')).toBeVisible()
  },
}
