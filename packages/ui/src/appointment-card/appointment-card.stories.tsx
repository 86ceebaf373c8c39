import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { BringList } from '../bring-list/bring-list.tsx'
import { Button } from '../button/button.tsx'
import { Fact } from '../facts/fact.tsx'
import { Stack } from '../layout/layout.tsx'
import { careWords } from '../samples/care.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { AppointmentCard } from './appointment-card.tsx'
import type { AppointmentCardState } from './appointment-card.tsx'

const meta: Meta<typeof AppointmentCard> = {
  title: 'Records/AppointmentCard',
  tags: ['visual'],
  component: AppointmentCard,
  subcomponents: { BringList },
  parameters: guide({
    use: 'The appointments of a patient. BringList says what to bring to one.',
    instead: 'VisitHistory for what took place.',
    keyboard: { Tab: 'From action to action' },
  }),
}
export default meta
type Story = StoryObj<typeof AppointmentCard>

export const Open: Story = {
  render: withWords(careWords, ({ appointment, cancel, move, bring, guarantor }) => (
    <AppointmentCard
      {...appointment}
      level={2}
      state="open"
      actions={<Button tone="secondary">{move}</Button>}
      menu={[{ label: cancel, onSelect: fn() }]}
    >
      <BringList guarantor={guarantor} items={bring} />
    </AppointmentCard>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Menunggu konfirmasi|Awaiting confirmation)$/)).toBeVisible()
    await expect(canvas.getByText(/^(Nomor antrean sementara|Provisional queue number)$/)).toBeVisible()
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-11-24T09:30')
  },
}

/** The live part is visible although the rest is folded. */
export const Live: Story = {
  tags: ['!visual'],
  render: withWords(careWords, ({ appointment, live }) => (
    <AppointmentCard {...appointment} level={2} state="approved" folded live={<Fact icon="clock">{live}</Fact>} />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Antrean sekarang: 12|Now serving: 12)/)).toBeVisible()
  },
}

export const Approved: Story = {
  render: withWords(careWords, ({ appointment, bring }) => (
    <AppointmentCard {...appointment} level={2} state="approved" guarantor={undefined}>
      <BringList items={bring.slice(0, 1)} />
    </AppointmentCard>
  )),
}

const onOpen = fn()

const closed: readonly AppointmentCardState[] = [
  'done',
  'cancelled',
  'cancelledByHospital',
  'moved',
  'missed',
  'closed',
]

/** In a list: only three lines are visible, and another line opens the rest. */
export const Folded: Story = {
  render: withWords(careWords, ({ appointment, move, cancel, bring, guarantor }) => (
    <AppointmentCard
      {...appointment}
      level={2}
      state="open"
      folded
      onOpen={onOpen}
      actions={<Button tone="secondary">{move}</Button>}
      menu={[{ label: cancel, onSelect: fn() }]}
    >
      <BringList guarantor={guarantor} items={bring} />
    </AppointmentCard>
  )),
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    const code = canvas.getByText(/^APT-/)
    await expect(code).not.toBeVisible()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(code).toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await expect(code).not.toBeVisible()
    await userEvent.click(canvas.getByText(/^(Rincian|Details)$/))
    await expect(code).toBeVisible()
    await waitFor(() => expect(onOpen).toHaveBeenCalled())
  },
}

/** In a list of a family's appointments. */
export const OfPatient: Story = {
  render: withWords(careWords, ({ appointment }) => (
    <AppointmentCard {...appointment} level={2} state="approved" patient="Siti Rahayu" />
  )),
  play: async ({ canvas }) => expect(canvas.getByText(/Siti Rahayu/)).toBeVisible(),
}

/** The card says in words why the appointment is closed. */
export const Closed: Story = {
  render: withWords(careWords, ({ appointment }) => (
    <Stack as="ul">
      {closed.map((state) => (
        <li key={state}>
          <AppointmentCard {...appointment} level={2} state={state} />
        </li>
      ))}
      <li>
        <AppointmentCard {...appointment} level={2} state="moved" movedTo="2026-12-01" />
      </li>
    </Stack>
  )),
  play: async ({ canvas }) => {
    const words = [
      /^(Selesai|Done)$/,
      /^(Dibatalkan pasien|Cancelled by the patient)$/,
      /^(Dibatalkan rumah sakit|Cancelled by the hospital)$/,
      /^(Dipindahkan|Rescheduled)$/,
      /^(Dipindahkan ke 1 Desember 2026|Rescheduled to 1 December 2026)$/,
      /^(Tidak hadir|Missed)$/,
      /^(Ditutup|Closed)$/,
    ]
    for (const word of words) await expect(canvas.getByText(word)).toBeVisible()
  },
}

export const LongText: Story = {
  render: withWords(careWords, ({ longAppointment, cancel, move, again }) => (
    <AppointmentCard
      {...longAppointment}
      level={2}
      state="approved"
      actions={[cancel, move, again].map((words) => (
        <Button key={words} tone="secondary">
          {words}
        </Button>
      ))}
    />
  )),
}
