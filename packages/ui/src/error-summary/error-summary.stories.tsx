import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DateField } from '../field/date-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { Stack } from '../layout/layout.tsx'
import { formWords } from '../samples/forms.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { ErrorSummary } from './error-summary.tsx'

const meta: Meta<typeof ErrorSummary> = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: guide({
    use: 'Above a form that was sent and found wanting. Validate when it is sent, not while it is typed.',
    instead: 'InlineAlert where the fault is not with what was filled in.',
    keyboard: { Enter: 'On a line: to its field' },
  }),
}
export default meta
type Story = StoryObj<typeof ErrorSummary>

type Words = (typeof formWords)['id']

const Form = ({ words }: { words: Words }): ReactElement => {
  const [problems, setProblems] = useState<{ id: string; message: string }[]>([])
  const wrong = problems.length > 0
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setProblems([
          { id: 'nama', message: words.nameError },
          { id: 'lahir', message: words.birthError },
        ])
      }}
    >
      <Stack gap="lg" align="start">
        <ErrorSummary problems={problems} />
        <TextField id="nama" label={words.name} name="nama" error={wrong ? words.nameError : undefined} />
        <DateField id="lahir" label={words.birth} name="lahir" error={wrong ? words.birthError : undefined} />
        <Button type="submit">{words.send}</Button>
      </Stack>
    </form>
  )
}

/** The messages of a back end are Indonesian, even after the English name of a field. */
export const WordsOfABackEnd: Story = {
  args: { problems: [{ id: 'nik', label: 'NIK', message: { text: 'Nomor sudah terdaftar.', lang: 'id' } }] },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link', { name: 'NIK: Nomor sudah terdaftar.' })
    await expect(line.querySelector('[lang=id]')).toHaveTextContent(/^Nomor sudah terdaftar\.$/)
  },
}

/** A message that names its field stands alone. */
export const NamedByTheMessage: Story = {
  args: { problems: [{ id: 'lahir', label: 'Tempat lahir', message: 'Isi tempat lahir' }] },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Isi tempat lahir' })).toBeVisible(),
}

/** Name and message are one text, with a space between them. If the line ends, the message goes on below the name. */
export const NameAndMessageAreOneText: Story = {
  args: {
    problems: [
      { id: 'sandi', label: 'Kata sandi saat ini', message: 'Isi kata sandi Anda saat ini. '.repeat(20).trimEnd() },
    ],
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('link', { name: /^Kata sandi saat ini: Isi kata sandi/ })
    const [name, first, second] = [...line.querySelectorAll('span > span')].flatMap((part) => [
      ...part.getClientRects(),
    ])
    if (!name || !first || !second) throw new Error('less than two lines')
    await expect(first.left - name.right).toBeGreaterThan(2)
    await expect(second.left).toBeCloseTo(name.left, 0)
  },
}

/** It takes focus on every submit, and its lines link to the fields. */
export const OnSubmit: Story = {
  render: withWords(formWords, (words) => <Form words={words} />),
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button')
    await userEvent.click(submit)
    const summary = canvas.getByRole('group', { name: /^(Ada yang|There is)/ })
    await expect(summary).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText(/^(Tanggal|Day)$/)).toHaveFocus()
    await userEvent.click(submit)
    await expect(summary).toHaveFocus()
  },
}

export const Nothing: Story = { render: () => <ErrorSummary problems={[]} /> }
