import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { recordWords } from '../samples/records.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Schedule } from './schedule.tsx'
import type { ScheduleDay } from './schedule.tsx'

const meta: Meta<typeof Schedule> = {
  title: 'Care/Schedule',
  tags: ['visual'],
  component: Schedule,
  parameters: guide({
    use: "A doctor's week, on the doctor's page and in the list of schedules.",
    instead: 'DoctorCard, which tells the next practice alone.',
    keyboard: { Tab: 'From slot to slot', Enter: 'To the appointment' },
  }),
}
export default meta
type Story = StoryObj<typeof Schedule>

type Words = (typeof recordWords)['id']

const week = (words: Words): ScheduleDay[] =>
  words.days.map((name, index) => ({
    name,
    date: `2026-11-${23 + index}`,
    slots: [
      ...(index % 3 === 0
        ? [{ from: '08:00', to: '12:00', place: 'Karawang', href: `/dokter/appointment?hari=${index}` }]
        : []),
      ...(index % 2 === 0 && index < 6
        ? [{ from: '16:00:00', to: '20:00:00', place: 'Cikampek', note: words.full }]
        : []),
    ],
  }))

/** Today shows its state as text; a day without practice says so. */
export const Week: Story = {
  render: withWords(recordWords, (words) => (
    <Schedule label={words.schedule} days={week(words)} today={{ index: 3, state: 'practising' }} />
  )),
  play: async ({ canvas, globals }) => {
    const days = canvas.getAllByRole('listitem')
    await expect(days).toHaveLength(7)
    await expect(days[3]).toHaveAttribute('aria-current', 'date')
    await expect(days[3]).toHaveTextContent(/Praktik hari ini|In clinic today/)
    await expect(days[0]).toHaveTextContent(globals['locale'] === 'id' ? '16.00–20.00 WIB' : '16:00–20:00 WIB')
    await expect(days[1]).toHaveTextContent(/Tidak praktik|No practice/)
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

/** A practice without an end lasts until the last patient has been seen. */
export const OpenEnd: Story = {
  render: withWords(recordWords, (words) => (
    <Schedule
      label={words.schedule}
      days={words.days
        .slice(0, 2)
        .map((name) => ({ name, slots: [{ from: '08:00', place: 'Karawang', href: '/dokter/appointment' }] }))}
    />
  )),
  play: async ({ canvas, globals }) => {
    const [slot] = canvas.getAllByRole('link')
    await expect(slot).toHaveTextContent(globals['locale'] === 'id' ? '08.00–selesai WIB' : 'from 08:00 WIB')
  },
}

export const OnLeave: Story = {
  render: withWords(recordWords, (words) => (
    <Schedule
      label={words.schedule}
      days={words.days.map((name) => ({ name, slots: [] }))}
      today={{ index: 0, state: 'leave' }}
    />
  )),
}
