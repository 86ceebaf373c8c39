import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { formWords } from '../samples/forms.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press } from '../storybook/keyboard.ts'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'
import { DateField } from './date-field.tsx'
import { Fieldset } from './fieldset.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextField } from './text-field.tsx'

const meta: Meta<typeof RadioGroup> = {
  title: 'Forms/Choices and groups',
  tags: ['visual'],
  component: RadioGroup,
  subcomponents: { CheckboxGroup, Checkbox, DateField, Fieldset },
  parameters: guide({
    use: 'One or several of a few answers, a consent, a date that is known by heart, or fields that belong together.',
    instead: 'SelectField for more than about seven answers; Calendar for a date that has to be looked up.',
    keyboard: {
      'Arrow keys': 'Choose within a radio group',
      Space: 'Ticks or unticks a box',
      Tab: 'To the next box or group',
    },
  }),
}
export default meta
type Story = StoryObj<typeof RadioGroup>

/** Short answers, such as times. */
export const Columns: Story = {
  render: withWords(formWords, (words) => (
    <RadioGroup
      label={words.birth}
      name="jam"
      columns
      options={['08.00', '08.30', '09.00', '09.30', '10.00'].map((time) => ({ value: time, label: time }))}
    />
  )),
  play: ({ canvas }) => expect(canvas.getAllByRole('radio')).toHaveLength(5),
}

export const Plain: Story = {
  render: withWords(formWords, (words) => (
    <Stack gap="xl">
      <RadioGroup label={words.guarantor} hint={words.guarantorHint} name="penjamin" options={words.guarantors} />
      <CheckboxGroup
        label={words.allergies}
        optional
        name="alergi"
        options={words.allergyOptions}
        values={['makanan']}
      />
      <Checkbox label={words.consent} hint={words.consentHint} name="setuju" />
      <DateField label={words.birth} name="lahir" birthday />
      <Fieldset label={words.address}>
        <TextField label={words.name} name="jalan" />
      </Fieldset>
    </Stack>
  )),
}

/** The keyboard behaviour of radio buttons and checkboxes; disabled ones are skipped. */
export const ByKeyboard: Story = {
  ...Plain,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('radio')
    if (!first || !second || !third) throw new Error('there are three answers')
    first.focus()
    await expect(first).not.toBeChecked()
    await press(' ')
    await expect(first).toBeChecked()
    await press('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(third).toBeDisabled()
    await expect(third).toHaveAccessibleDescription(/Belum tersedia|Not available/)
    // Disabled options are skipped, and the last one wraps to the first.
    await press('{ArrowRight}')
    await expect(first).toBeChecked()
    await press('{ArrowUp}')
    await expect(second).toBeChecked()
    await press('{ArrowLeft}')
    await expect(first).toBeChecked()
    await press('{Tab}')
    const [drug] = canvas.getAllByRole('checkbox')
    await expect(drug).toHaveFocus()
    await press(' ')
    await expect(drug).toBeChecked()
    await press(' ')
    await expect(drug).not.toBeChecked()
  },
}

export const WithErrors: Story = {
  render: withWords(formWords, (words) => (
    <Stack gap="xl">
      <RadioGroup
        label={words.guarantor}
        error={words.guarantorError}
        name="penjamin"
        options={words.guarantors}
        value="sendiri"
      />
      <Checkbox label={words.consent} error={words.consentError} name="setuju" />
      <DateField label={words.birth} error={words.birthError} name="lahir" value="1990-08-07" />
    </Stack>
  )),
  play: async ({ canvas }) => {
    const [day, month, year] = canvas.getAllByRole<HTMLInputElement>('textbox')
    await expect([day?.value, month?.value, year?.value]).toEqual(['7', '8', '1990'])
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/^(Beri|Give)/)
  },
}
