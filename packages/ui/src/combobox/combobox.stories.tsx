import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press } from '../storybook/keyboard.ts'
import { Combobox } from './combobox.tsx'
import type { Suggestion } from './use-suggestions.ts'

const meta: Meta<typeof Combobox> = {
  title: 'Forms/Combobox',
  component: Combobox,
  parameters: guide({
    use: 'One choice of so many that they have to be searched, such as a village. Imported from `@hospital/ui/combobox`, lazily.',
    instead: 'SelectField for up to some dozens.',
    keyboard: {
      'Arrow keys': 'Through the suggestions',
      Enter: 'Chooses',
      Escape: 'Closes, back to the last choice',
      'Home, End': 'To the ends of what was typed',
      Tab: 'Chooses what was walked to, and goes on',
    },
  }),
}
export default meta
type Story = StoryObj<typeof Combobox>

const words = {
  id: { village: 'Kelurahan atau desa', hint: 'Ketik tiga huruf pertama', error: 'Pilih kelurahan dari daftar' },
  en: { village: 'Village', hint: 'Type the first three letters', error: 'Choose a village from the list' },
}

const villages: Suggestion[] = ['Nagasari', 'Karawang Kulon', 'Karawang Wetan', 'Karangpawitan'].map(
  (label, index) => ({ id: String(index), label, detail: 'Karawang, Jawa Barat' }),
)
const find = (text: string) =>
  Promise.resolve(villages.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())))
const choose = fn()

/** Types into the field and waits for the suggestions. */
const ask = async (field: HTMLElement): Promise<Page> => {
  const page = within(field.ownerDocument.body)
  field.focus()
  await press('kar')
  await page.findAllByRole('option', { name: /Karawang Kulon/ })
  return page
}

type Page = Pick<ReturnType<typeof within>, 'getByRole' | 'queryByRole'>

/** The suggestion that the arrow keys have reached. */
const walkedTo = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''

const walk = [
  ['{ArrowDown}', /^Karawang Kulon/],
  ['{ArrowDown}', /^Karawang Wetan/],
  ['{ArrowDown}', /^Karangpawitan/],
  ['{ArrowUp}', /^Karawang Wetan/],
] as const

/** Typing, arrow keys and choosing; the announcements are in the language of the page. */
export const ByKeyboard: Story = {
  render: withWords(words, (say) => (
    <Combobox label={say.village} hint={say.hint} name="kel" search={find} onChange={choose} />
  )),
  play: async ({ canvas }) => {
    choose.mockClear()
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAccessibleDescription(/^(Ketik tiga|Type the first)/)
    const page = await ask(field)
    await expect(page.getByRole('listbox')).toHaveAccessibleName(/^(Kelurahan|Village|Saran|Suggestions)/)
    for (const [keys, suggestion] of walk) {
      await press(keys)
      await waitFor(() => expect(walkedTo(field)).toMatch(suggestion))
    }
    await press('{Enter}')
    // The list closes and the name is written in an effect after the key.
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument())
    await waitFor(() => expect(field).toHaveValue('Karawang Wetan'))
    await expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2' }))
    await expect(field).toHaveFocus()
  },
}

/** Escape closes the suggestions and restores the last choice; in this story there was none. */
export const Escaped: Story = {
  ...ByKeyboard,
  play: async ({ canvas }) => {
    choose.mockClear()
    const field = canvas.getByRole('combobox')
    const page = await ask(field)
    await press('{ArrowDown}{Escape}')
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument())
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(field).toHaveFocus()
    await expect(choose).not.toHaveBeenCalled()
  },
}

/** Tab chooses the active suggestion, as in a native combobox. */
export const LeftByTab: Story = {
  ...ByKeyboard,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    const page = await ask(field)
    await press('{ArrowDown}')
    await waitFor(() => expect(walkedTo(field)).toMatch(/^Karawang Kulon/))
    await press('{Tab}')
    await expect(field).not.toHaveFocus()
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument())
    await waitFor(() => expect(field).toHaveValue('Karawang Kulon'))
  },
}

const never = () => Promise.reject(new Error('offline'))

export const NothingFound: Story = {
  render: withWords(words, (say) => <Combobox label={say.village} name="kel" search={find} />),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz')
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(/^(Tidak ditemukan|Nothing found)$/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const Failed: Story = {
  render: withWords(words, (say) => (
    <Combobox label={say.village} name="kel" search={never} error={say.error} optional />
  )),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'kar')
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(/^(Pencarian gagal|The search failed)/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

export const Chosen: Story = {
  render: withWords(words, (say) => <Combobox label={say.village} name="kel" search={find} value={villages[0]} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Nagasari')
  },
}
