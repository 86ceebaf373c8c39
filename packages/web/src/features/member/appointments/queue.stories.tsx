import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SiteMessages } from '../../../storybook/site-messages.tsx'
import { QueueView } from './queue-line.tsx'
import type { AppointmentQueue } from './queue.ts'
import { runningQueue } from './sample-queue.ts'

const meta = {
  title: 'Pages/Member/Appointments/Queue',
  component: QueueView,
  decorators: (Story) => (
    <SiteMessages>
      <Story />
    </SiteMessages>
  ),
  args: { state: { status: 'loading' }, onRetry: fn() },
} satisfies Meta<typeof QueueView>

export default meta

type Story = StoryObj<typeof meta>

const ready = (change: Partial<AppointmentQueue> = {}, isOutdated = false) =>
  ({ status: 'ready', data: { ...runningQueue, ...change }, isRefreshing: false, isOutdated }) as const

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Memuat antrean…|Loading the queue…)$/)).toBeVisible()
  },
}

/** Other patients come first: nothing is announced to screen readers. */
export const Waiting: Story = {
  args: { state: ready() },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^(Antrean sekarang: 12 · nomor Anda 17 · sekitar 5 pasien lagi · giliran Anda sekitar 10\.40|Now serving: 12 · your number 17 · about 5 patients before you · your turn at about 10:40)$/,
      ),
    ).toBeVisible()
    await expect(canvas.getByText(/10[.:]05 WIB/)).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Next: Story = {
  args: { state: ready({ nomor_dipanggil: 16, sisa_antrian: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(Giliran Anda berikutnya|You are next)/)
  },
}

export const Called: Story = {
  args: { state: ready({ nomor_dipanggil: 17, sisa_antrian: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(Nomor Anda sedang dipanggil|Your number is being)/)
  },
}

/** The number was called before the patient came. */
export const Passed: Story = {
  args: { state: ready({ nomor_dipanggil: 19, sisa_antrian: null, perkiraan_jam: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/(lapor ke loket|let the counter know)\.$/)
  },
}

export const NotStarted: Story = {
  args: { state: ready({ status: 'belum_mulai', nomor_dipanggil: null, sisa_antrian: 16 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Antrean belum mulai|The queue has not started) · /)).toBeVisible()
  },
}

export const DoctorLate: Story = {
  args: { state: ready({ status: 'dokter_terlambat', nomor_dipanggil: null, sisa_antrian: 16, jam_mulai: '08:30' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(mulai sekitar 08\.30|starts at about 08:30) · /)).toBeVisible()
  },
}

export const Finished: Story = {
  args: { state: ready({ status: 'selesai', nomor_dipanggil: null, sisa_antrian: null, perkiraan_jam: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Antrean hari ini sudah selesai|Today’s queue has ended) · /)).toBeVisible()
  },
}

/** The queue could not be read: a quiet line with a button to try again. */
export const Failed: Story = {
  args: { state: { status: 'failed', reason: 'server', retryAfter: 0, retry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^(Antrean belum dapat ditampilkan|The queue cannot be shown)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Muat ulang antrean|Reload the queue)$/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The last known state stays, with its time. */
export const NotReadAgain: Story = {
  args: { state: ready({}, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Antrean belum dapat diperbarui|The queue cannot be updated)/)).toBeVisible()
    await expect(canvas.getByText(/10[.:]05 WIB/)).toBeVisible()
  },
}

/** A doctor without queue numbers, or a back end without queues: nothing is shown. */
export const Without: Story = {
  args: { state: { status: 'ready', data: null, isRefreshing: false, isOutdated: false } },
  render: (args) => (
    <>
      <QueueView {...args} />
      <QueueView {...args} state={{ status: 'failed', reason: 'not-found', retryAfter: 0, retry: fn() }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/./)).toBeNull()
  },
}
