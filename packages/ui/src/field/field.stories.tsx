import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/layout.tsx'
import { formWords } from '../samples/forms.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { CodeField, NikField } from './number-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { EmailField, PhoneField, TextField } from './text-field.tsx'

const meta: Meta<typeof TextField> = {
  title: 'Forms/Text fields',
  tags: ['visual'],
  component: TextField,
  subcomponents: { EmailField, PhoneField, PasswordField, NikField, CodeField, TextArea, SelectField },
  parameters: guide({
    use: 'A line or a few of text. The field for an e-mail address, a phone number, a NIK, a code or a password brings the right keyboard and autofill along.',
    instead:
      'RadioGroup for up to seven known answers, SelectField for more, Combobox for so many that they have to be searched, DateField for a birthday.',
    keyboard: { Tab: 'To the field and on', 'Space, Enter': 'On the button of a password: shows or covers it' },
  }),
}
export default meta
type Story = StoryObj<typeof TextField>

export const Plain: Story = {
  render: withWords(formWords, (words) => (
    <Stack gap="lg">
      <TextField label={words.name} hint={words.nameHint} name="nama" autoComplete="name" />
      <EmailField label={words.email} name="email" optional />
      <PhoneField label={words.phone} hint={words.phoneHint} name="no_hp" />
      <NikField name="nik" />
      <CodeField hint={words.code} name="kode" />
      <SelectField
        label={words.day}
        name="hari"
        any={words.any}
        options={words.days.map((label) => ({ value: label, label }))}
      />
      <TextArea label={words.complaint} name="keluhan" optional limit={200} />
    </Stack>
  )),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /^(Nama lengkap|Full name)$/ })
    await expect(name).toHaveAccessibleDescription(/KTP|identity card/)
    await expect(canvas.getByLabelText(/^NIK|National/)).toHaveAttribute('inputmode', 'numeric')
    await expect(canvas.getByLabelText(/^Kode|Verification/)).toHaveAttribute('autocomplete', 'one-time-code')
    const complaint = canvas.getByRole('textbox', { name: /^(Keluhan|Reason for visit)/ })
    await userEvent.type(complaint, 'batuk')
    await expect(canvas.getByText(/195/)).toBeVisible()
  },
}

export const WithErrors: Story = {
  render: withWords(formWords, (words) => (
    <Stack gap="lg">
      <TextField label={words.name} hint={words.nameHint} error={words.nameError} name="nama" />
      <EmailField label={words.email} error={words.emailError} name="email" value="wulan@" />
      <PasswordField label={words.password} error={words.nameError} name="password" />
      <SelectField label={words.day} error={words.guarantorError} name="hari" any={words.any} options={[]} />
      <TextArea label={words.complaint} error={words.nameError} name="keluhan" limit={5} value={words.name} />
    </Stack>
  )),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /^(Nama lengkap|Full name)$/ })
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription(/KTP.*Isi nama|identity card.*Enter/)
  },
}

export const LongText: Story = {
  render: withWords(formWords, (words) => (
    <Stack>
      <TextField label={words.address} hint={words.address} error={words.address} name="alamat" value={words.address} />
      <PasswordField label={words.address} name="password" />
    </Stack>
  )),
}

const submitted = fn()

/** Shown and hidden by keyboard; hidden again when the form is sent. */
export const Password: Story = {
  render: withWords(formWords, (words) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted(new FormData(event.currentTarget).get('password'))
      }}
    >
      <Stack>
        <PasswordField label={words.password} name="password" purpose="new" />
        <Button type="submit">{words.send}</Button>
      </Stack>
    </form>
  )),
  play: async ({ canvas }) => {
    submitted.mockClear()
    const field = canvas.getByLabelText(/^(Kata sandi|Password)$/)
    await userEvent.type(field, 'Rahasia-2026')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(submitted).toHaveBeenCalledWith('Rahasia-2026')
  },
}
