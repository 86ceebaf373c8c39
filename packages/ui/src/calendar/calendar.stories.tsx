import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { formatDate } from '../lib/format.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press } from '../storybook/keyboard.ts'
import { Calendar } from './calendar.tsx'

const meta: Meta<typeof Calendar> = {
  title: 'Forms/Calendar',
  tags: ['visual'],
  component: Calendar,
  parameters: guide({
    use: 'A day that has to be looked up, such as that of an appointment. Imported from `@hospital/ui/calendar`, lazily.',
    instead: 'DateField for a day that is known by heart.',
    keyboard: {
      'Arrow keys': 'Day by day, week by week',
      'Page Up, Page Down': 'Month by month',
      'Home, End': 'To the ends of the month',
      Enter: 'Chooses',
    },
  }),
}
export default meta
type Story = StoryObj<typeof Calendar>

const words = {
  id: { label: 'Tanggal kunjungan', hint: 'Praktik Senin–Jumat', error: 'Pilih tanggal kunjungan' },
  en: { label: 'Day of the visit', hint: 'Practice from Monday to Friday', error: 'Choose the day of your visit' },
}

const weekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

const Example = ({ say, error }: { say: (typeof words)['id']; error?: string }): ReactElement => {
  const [date, setDate] = useState('2026-11-24')
  return (
    <Calendar
      label={say.label}
      hint={say.hint}
      error={error}
      name="tanggal"
      value={date}
      onChange={setDate}
      least="2026-11-10"
      most="2026-12-18"
      isUnavailable={weekend}
    />
  )
}

/** Each key, pressed after the one before, and the day that then has focus. */
const walk = [
  ['{ArrowRight}', '2026-11-25'],
  ['{ArrowLeft}', '2026-11-24'],
  ['{ArrowDown}', '2026-12-01'],
  ['{ArrowUp}', '2026-11-24'],
  ['{End}', '2026-11-30'],
  // 30 December is after the last selectable day, 1 November before the first one.
  ['{PageDown}', '2026-12-18'],
  ['{PageUp}', '2026-11-18'],
  ['{Home}', '2026-11-10'],
] as const

/** The keyboard behaviour, in the language of the page. */
export const ByKeyboard: Story = {
  render: withWords(words, (say) => <Example say={say} />),
  play: async ({ canvas, canvasElement, globals }) => {
    const locale = globals['locale'] === 'en' ? 'en' : 'id'
    const hidden = canvasElement.querySelector<HTMLInputElement>('input[name=tanggal]')
    canvas
      .getByRole('button', { name: locale === 'id' ? /24 November 2026, terpilih$/ : /24 November 2026, selected$/ })
      .focus()
    for (const [keys, date] of walk) {
      await press(keys)
      await waitFor(() =>
        expect(document.activeElement).toHaveAccessibleName(expect.stringContaining(formatDate(date, locale))),
      )
    }
    await expect(hidden).toHaveValue('2026-11-24')
    await press('{Enter}')
    await expect(hidden).toHaveValue('2026-11-10')
    await press('{ArrowRight} ')
    await expect(hidden).toHaveValue('2026-11-11')
    // A Saturday can be focused, but not chosen.
    await press('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-disabled', 'true'))
    await expect(hidden).toHaveValue('2026-11-11')
  },
}

/** Buttons change the month, and are disabled at the first and last one. */
export const MonthsByKeyboard: Story = {
  tags: ['!visual'],
  render: withWords(words, (say) => <Example say={say} />),
  play: async ({ canvas, globals }) => {
    const [next] = canvas.getAllByRole('button', {
      name: globals['locale'] === 'id' ? 'Bulan berikutnya' : 'Next month',
    })
    await press('{Tab}')
    await expect(next).toHaveFocus()
    await press('{Enter}')
    await expect(canvas.getByRole('grid')).toHaveAccessibleName(/(Desember|December) 2026/)
    await expect(next).toBeDisabled()
  },
}

export const WithError: Story = { render: withWords(words, (say) => <Example say={say} error={say.error} />) }
