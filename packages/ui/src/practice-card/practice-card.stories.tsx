import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { common } from '../samples/common.ts'
import { recordWords } from '../samples/records.ts'
import { withSample, withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { PracticeCard } from './practice-card.tsx'

const meta: Meta<typeof PracticeCard> = {
  title: 'Care/PracticeCard',
  tags: ['visual'],
  component: PracticeCard,
  parameters: guide({
    use: 'The list of schedules: one below the other, a doctor at a hospital each.',
    instead:
      'DoctorCard side by side, which tells the next practice alone; Schedule for the week on the page of one doctor.',
    keyboard: { Tab: 'From the doctor to the buttons', Enter: 'Goes there, or calls' },
  }),
}
export default meta
type Story = StoryObj<typeof PracticeCard>

const { people } = common
const contact = {
  name: 'Kawung Husada Karawang',
  phone: people.hospital.phone,
  whatsapp: people.hospital.whatsapp,
  hours: '07.00–20.00 WIB',
}
const states = ['practising', 'full', 'leave', 'absent', undefined] as const

/** Each state as text, with the week and the links to book. */
export const List: Story = {
  render: withSample(({ doctors }) => (
    <Stack as="ul">
      {states.map((today, index) => (
        <li key={today ?? 'unknown'}>
          <PracticeCard
            {...{ name: '', href: '', ...doctors[index] }}
            level={2}
            today={today}
            lines={[
              { days: 'Senin–Rabu, Jumat', hours: '08.00–11.00 WIB' },
              { days: 'Minggu', hours: '09.00–12.00 WIB', remark: { text: 'Minggu ke-1 dan ke-3', lang: 'id' } },
            ]}
            contact={contact}
          />
        </li>
      ))}
    </Stack>
  )),
  play: async ({ canvas }) => {
    const tags = [
      /Praktik hari ini|In clinic today/,
      /Kuota hari ini penuh|Fully booked today/,
      /Cuti hari ini|On leave today/,
      /Tidak praktik hari ini|Not in today/,
    ]
    for (const words of tags) await expect(canvas.getByText(words)).toBeVisible()
    await expect(
      canvas.getAllByRole('link', { name: /^(Buat janji temu dengan|Make an appointment with) / }),
    ).toHaveLength(states.length)
  },
}

/** The button names the next bookable time. */
export const ToBook: Story = {
  tags: ['!visual'],
  render: withSample(({ doctors: [doctor] }) => (
    <PracticeCard
      {...{ name: '', href: '', ...doctor }}
      level={2}
      lines={[{ days: 'Senin–Rabu, Jumat', hours: '08.00–11.00 WIB' }]}
      bookingLabel="Pesan Senin, 30 Nov 09.00, 12 tempat"
      contact={contact}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Pesan Senin, 30 Nov 09\.00, 12 tempat, .+/ })).toBeVisible()
  },
}

/** On a phone the line with the days opens the hours and the contacts; in a wider window both are visible. */
export const Folded: Story = {
  tags: ['!visual'],
  render: withSample(({ doctors: [doctor] }) => (
    <PracticeCard
      {...{ name: '', href: '', ...doctor }}
      level={2}
      lines={[{ days: 'Senin–Rabu, Jumat', hours: '08.00–11.00 WIB' }]}
      contact={contact}
    />
  )),
  play: async ({ canvas, canvasElement }) => {
    const hours = canvas.getByText('08.00–11.00 WIB')
    const line = canvasElement.querySelector('summary')
    if (line?.checkVisibility()) {
      await expect(line).toHaveTextContent(/^(Praktik|Practises) Senin–Rabu, Jumat$/)
      await expect(hours.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
      await userEvent.click(line)
    }
    await waitFor(() => expect(hours.checkVisibility({ contentVisibilityAuto: true })).toBe(true))
    await expect(canvas.getByRole('link', { name: /^WhatsApp / }).checkVisibility()).toBe(true)
  },
}

/** Without fixed hours the card says whom to contact. */
export const NoFixedHours: Story = {
  render: withWords(recordWords, () => (
    <PracticeCard name="dr. Suparman" href="/dokter/suparman" level={2} lines={[]} contact={contact} />
  )),
  play: async ({ canvas }) => {
    const told = canvas.getAllByText(/tidak tetap|no fixed hours/)
    await expect(told.filter((words) => words.checkVisibility())).not.toHaveLength(0)
  },
}
