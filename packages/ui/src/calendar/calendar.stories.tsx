import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, userEvent } from 'storybook/test'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Calendar } from './calendar.tsx'

const meta: Meta<typeof Calendar> = {
  title: 'Forms/Calendar',
  tags: ['visual'],
  component: Calendar,
  parameters: guide({
    use: 'A day that has to be looked up, such as that of an appointment. Imported from `@hospital/ui/calendar`, lazily.',
    instead: 'DateField for a day that is known by heart.',
    keyboard: { 'Arrow keys': 'Day by day, week by week', 'Page Up, Page Down': 'Month by month', 'Home, End': 'To the ends of the month', Enter: 'Chooses' },
  }),
}
export default meta
type Story = StoryObj<typeof Calendar>

const words = {
  id: { label: 'Tanggal kunjungan', hint: 'Praktik Senin–Jumat', error: 'Pilih tanggal kunjungan' },
  en: { label: 'Day of the visit', hint: 'Practice from Monday to Friday', error: 'Choose the day of your visit' },
}

const weekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

function Example({ say, error }: { say: (typeof words)['id']; error?: string }): ReactElement {
  const [date, setDate] = useState('2026-11-24')
  return <Calendar label={say.label} hint={say.hint} error={error} name="tanggal" value={date} onChange={setDate} least="2026-11-10" most="2026-12-18" isUnavailable={weekend} />
}

/** The keyboard table, in the language of the page. */
export const ByKeyboard: Story = {
  render: withWords(words, (say) => <Example say={say} />),
  play: async ({ canvas, canvasElement, globals }) => {
    const hidden = canvasElement.querySelector<HTMLInputElement>('input[name=tanggal]')
    await expect(canvas.getAllByRole('button', { name: globals['locale'] === 'id' ? 'Bulan berikutnya' : 'Next month' })[0]).toBeVisible()
    const day = canvas.getByRole('button', { name: globals['locale'] === 'id' ? /24 November 2026, terpilih$/ : /24 November 2026, selected$/ })
    day.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(hidden).toHaveValue('2026-11-25')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(hidden).toHaveValue('2026-12-02')
    await userEvent.keyboard('{PageUp}{Enter}')
    // 2 November lies before the first day, so the nearest that can be chosen has focus.
    await expect((hidden?.value ?? '') >= '2026-11-10').toBe(true)
  },
}

export const WithError: Story = { render: withWords(words, (say) => <Example say={say} error={say.error} />) }
