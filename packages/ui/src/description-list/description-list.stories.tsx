import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { DescriptionList } from './description-list.tsx'

const meta: Meta<typeof DescriptionList> = {
  title: 'Primitives/DescriptionList',
  component: DescriptionList,
  parameters: guide({
    use: 'Names and values of one object, such as a patient or an appointment.',
    instead: 'DataTable for several objects.',
  }),
}
export default meta
type Story = StoryObj<typeof DescriptionList>

type Pairs = readonly (readonly [term: string, details: string])[]

const words: Readonly<Record<'id' | 'en', Pairs>> = {
  id: [
    ['Nomor antrean sementara', '8'],
    ['Kode janji temu', 'APT-261201-0043'],
    ['Penanggungjawab', 'Asuransi Sehat Sentosa'],
  ],
  en: [
    ['Appointment code', 'APT-261201-0043'],
    ['Responsibilities', 'Asuransi Sehat Sentosa'],
    ['Email', 'siti.rahayu.kusumaningtyas@contoh.example'],
  ],
}

const render = (compact: boolean) =>
  withWords(words, (pairs) => (
    <Card>
      <DescriptionList compact={compact} items={pairs.map(([term, details]) => ({ term, details }))} />
    </Card>
  ))

/** The number of lines that each word of a term takes. */
const linesOfWords = (term: Element): readonly number[] => {
  const text = term.firstChild
  if (!text) return []
  return [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range.getClientRects().length
  })
}

/** All pairs have the same columns, and no word of a term is broken. */
export const Compact: Story = {
  render: render(true),
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term')
    await expect(terms.flatMap((term) => linesOfWords(term)).every((lines) => lines === 1)).toBe(true)
    const starts = canvas.getAllByRole('definition').map((details) => details.getBoundingClientRect().left)
    await expect(new Set(starts).size).toBe(1)
  },
}

/** One below the other on a phone, side by side on wider screens. */
export const Wide: Story = {
  render: render(false),
  play: async ({ canvas }) => {
    const starts = canvas.getAllByRole('definition').map((details) => details.getBoundingClientRect().left)
    await expect(new Set(starts).size).toBe(1)
  },
}
