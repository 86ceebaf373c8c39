import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Combobox } from './combobox.tsx'
import type { Suggestion } from './use-suggestions.ts'

const meta: Meta<typeof Combobox> = {
  title: 'Forms/Combobox',
  component: Combobox,
  parameters: guide({
    use: 'One choice of so many that they have to be searched, such as a village. Imported from `@hospital/ui/combobox`, lazily.',
    instead: 'SelectField for up to some dozens.',
    keyboard: { 'Arrow keys': 'Through the suggestions', Enter: 'Chooses', Escape: 'Closes; again: empties', Tab: 'Chooses nothing and goes on' },
  }),
}
export default meta
type Story = StoryObj<typeof Combobox>

const words = {
  id: { village: 'Kelurahan atau desa', hint: 'Ketik tiga huruf pertama', error: 'Pilih kelurahan dari daftar' },
  en: { village: 'Village', hint: 'Type the first three letters', error: 'Choose a village from the list' },
}

const villages: Suggestion[] = ['Nagasari', 'Karawang Kulon', 'Karawang Wetan', 'Karangpawitan'].map((label, index) => ({ id: String(index), label, detail: 'Karawang, Jawa Barat' }))
const find = (text: string) => Promise.resolve(villages.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())))
const choose = fn()

type Page = Pick<ReturnType<typeof within>, 'findAllByRole' | 'getByRole'>

async function chooseSecond(field: HTMLElement, page: Page): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, 'kar')
  await page.findAllByRole('option', { name: /Karawang Kulon/ })
  await expect(page.getByRole('listbox')).toHaveAccessibleName(/^(Kelurahan|Village|Saran|Suggestions)/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect(field).toHaveValue('Karawang Wetan')
}

/** The keyboard table: types, walks, chooses, closes; and what is said is in the language of the page. */
export const ByKeyboard: Story = {
  render: withWords(words, (say) => <Combobox label={say.village} hint={say.hint} name="kel" search={find} onChange={choose} />),
  play: async ({ canvas, canvasElement }) => {
    choose.mockClear()
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAccessibleDescription(/^(Ketik tiga|Type the first)/)
    const page = within(canvasElement.ownerDocument.body)
    // Stories run side by side: when another window takes focus the list closes, as it should, and it takes another try.
    await waitFor(() => chooseSecond(field, page), { timeout: 12_000, interval: 100 })
    await expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2' }))
    await expect(field).toHaveFocus()
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
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
  render: withWords(words, (say) => <Combobox label={say.village} name="kel" search={never} error={say.error} optional />),
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
