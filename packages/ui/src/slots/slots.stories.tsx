import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press } from '../storybook/keyboard.ts'
import { DayCalendar } from './day-calendar.tsx'
import type { CalendarDay } from './day-calendar.tsx'
import { TimeList } from './time-list.tsx'

const meta: Meta<typeof DayCalendar> = {
  title: 'Care/Slots',
  component: DayCalendar,
  parameters: guide({
    use: 'The days and the times of an appointment, each a link: it works without script. Imported from `@hospital/ui/slots`.',
    instead: 'Calendar for a day that is a field of a form.',
    keyboard: { Tab: 'From day to day, from time to time', Enter: 'Chooses' },
  }),
}
export default meta
type Story = StoryObj<typeof DayCalendar>

const words = {
  id: {
    label: 'Pilih tanggal',
    full: 'Penuh',
    leave: 'Cuti',
    places: '3 tempat, antrean 12',
    first: /27 November 2026/,
  },
  en: { label: 'Choose a day', full: 'Full', leave: 'Leave', places: '3 places, queue 12', first: /27 November 2026/ },
}

const days = ({ full, leave }: (typeof words)['id']): CalendarDay[] => [
  { date: '2026-11-26', state: full },
  { date: '2026-11-27', href: '?tanggal=2026-11-27' },
  { date: '2026-12-01', state: leave },
  { date: '2026-12-03', href: '?tanggal=2026-12-03' },
  { date: '2026-12-24', href: '?tanggal=2026-12-24' },
]

/** Free days are links; the other days say why they are not. */
export const Days: Story = {
  render: withWords(words, (say) => <DayCalendar label={say.label} days={days(say)} chosen="2026-12-03" />),
  play: async ({ canvas, globals }) => {
    const say = words[globals['locale'] === 'en' ? 'en' : 'id']
    await expect(canvas.getByRole('table', { name: say.label })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await press('{Tab}')
    await expect(canvas.getByRole('link', { name: say.first })).toHaveFocus()
    await expect(canvas.getByRole('link', { current: 'date' })).toHaveAccessibleName(/3 (Desember|December) 2026/)
    await expect(canvas.getByText(say.full)).toBeVisible()
  },
}

/** Times with the number of free places; a full time is not a link. */
export const Times: Story = {
  render: withWords(words, (say) => (
    <TimeList
      slots={['08.00', '08.30', '09.00', '09.30', '10.00'].map((time, index) =>
        index === 1 ? { time, note: say.full } : { time, note: say.places, href: `?jam=${time}` },
      )}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}
