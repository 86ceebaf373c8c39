import { jakartaDate } from '@hospital/sdk'
import { formatDate } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import dayjs from 'dayjs'
import { expect, waitFor, within } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Member/Appointments',
  ...pageStories,
  globals: { person: 'siti' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const open = '/member-area/appointment/1001/open'

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

type Stage = Parameters<NonNullable<Story['play']>>[0]

const press = async ({ canvas, userEvent }: Stage, name: RegExp): Promise<void> => {
  const [button] = await canvas.findAllByRole('button', { name })
  if (!button) throw new Error(`no button ${name}`)
  await userEvent.click(button)
}

const more = /^(Tindakan lain|More actions), /
const cancel = /^(Batalkan|Cancel), /
const yes = /^(Batalkan janji temu|Cancel the appointment)$/

/** Opens the menu of the first appointment that has this action, and chooses it. */
const choose = async ({ canvas, userEvent }: Stage, name: RegExp): Promise<void> => {
  const cards = await canvas.findAllByRole('article')
  const card = cards.find((one) => within(one).queryByRole('button', { name, hidden: true }))
  if (!card) throw new Error(`no appointment offers ${name}`)
  await userEvent.click(within(card).getByRole('button', { name: more }))
  await userEvent.click(await within(card).findByRole('button', { name }))
}

/** Waiting and confirmed appointments are in one list, the nearest first, with their number. */
export const Upcoming: Story = {
  ...visiting(open),
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findAllByRole('article')
    const tabs = within(canvas.getByRole('navigation', { name: /^(Janji temu|Appointments)$/ }))
    await expect(
      await tabs.findByRole('link', { name: new RegExp(`^(Akan datang|Upcoming) ${cards.length}$`) }),
    ).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByText(/^(Menunggu konfirmasi|Awaiting confirmation)$/)[0]).toBeVisible()
    await expect(canvas.getAllByText(/^(Terkonfirmasi|Confirmed)$/)[0]).toBeVisible()
    const [card] = cards
    if (!card) throw new Error('no appointment')
    await userEvent.click(within(card).getByText(/^(Rincian|Details)$/))
    await expect(await within(card).findByRole('img', { name: /^(Kode QR|QR code)/ })).toBeVisible()
    await expect(within(card).getByText(/^APT-/)).toBeVisible()
  },
}

/** The address of the confirmed appointments shows the same page. */
export const Approved: Story = {
  ...visiting('/member-area/appointment/1001/approved'),
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(1)
    await expect(canvas.getAllByText(/^(Menunggu konfirmasi|Awaiting confirmation)$/)[0]).toBeVisible()
  },
}

/** A confirmed appointment of today shows the state of its queue at any hour. */
export const QueueOfToday: Story = {
  ...visiting('/member-area/appointment/1005/approved'),
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/(nomor Anda|your number).\d+/)).toBeVisible()
    await expect(canvas.getByText(/^(Per|As of) /)).toBeVisible()
  },
}

/** The other actions of an appointment. Escape closes the menu, and the focus returns to its button. */
export const Menu: Story = {
  ...visiting(open),
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: more })
    if (!button) throw new Error('no menu')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const [directions] = await canvas.findAllByRole('link', { name: /^(Petunjuk arah|Directions), / })
    await expect(directions).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//))
    await expect(directions).toBeVisible()
  },
}

export const Closed: Story = {
  ...visiting('/member-area/appointment/1001/closed'),
  play: async ({ canvas }) => {
    for (const why of [/^(Tidak hadir|Missed)$/, /^(Dibatalkan rumah sakit|Cancelled by the hospital)$/])
      await expect(await canvas.findByText(why)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: more })).toBeNull()
  },
}

export const Empty: Story = {
  ...visiting(open, { listOpenAppointments: 'empty', listApprovedAppointments: 'empty' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Tidak ada janji temu yang akan datang|No upcoming appointments)$/)).toBeVisible(),
}

/** One of the two lists failed: the page shows the other one, and says that some appointments are missing. */
export const SomeFailed: Story = {
  ...visiting(open, { listOpenAppointments: '500' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Sebagian janji temu belum dapat ditampilkan|Some appointments cannot be shown yet)$/),
    ).toBeVisible()
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0)
    await expect(canvas.getByRole('link', { name: /^(Akan datang|Upcoming)$/ })).toBeVisible()
  },
}

export const ListLoading: Story = {
  ...visiting(open, { listOpenAppointments: { delay: longDelay } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^(Memuat…|Loading…)$/)).length).toBeGreaterThan(0)
    await expect(await canvas.findByText('Siti Rahayu', { selector: '[role=status] *' })).toBeVisible()
  },
}

export const Failed: Story = {
  ...visiting(open, { listOpenAppointments: '500', listApprovedAppointments: '500' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Janji temu belum dapat ditampilkan|The appointments cannot be shown yet)$/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeVisible()
  },
}

/** The token is refused: the page asks to log in over itself. */
export const Unauthorised: Story = {
  ...visiting(open, { listOpenAppointments: '401' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: /^(Masuk|Log in)$/ })).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()
  },
}

/** A person outside of this family: no personal data is shown. */
export const Stranger: Story = {
  ...visiting('/member-area/appointment/1006/open'),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^(Orang ini tidak ada dalam keluarga Anda|This person is not in your family)/),
    ).toBeVisible(),
}

/** The hospital refuses: the dialog shows its reason, and the appointment stays. */
export const CancelRefused: Story = {
  ...visiting(open, { deleteAppointment: '429' }),
  play: async (stage) => {
    await choose(stage, cancel)
    const dialog = within(await stage.canvas.findByRole('dialog', { name: /\?$/ }))
    await stage.userEvent.click(dialog.getByRole('button', { name: yes }))
    const status = await dialog.findByRole('status')
    // The dialog opens with an animation.
    await waitFor(() => expect(status).toBeVisible())
    await expect(stage.canvas.getAllByRole('article').length).toBeGreaterThan(1)
  },
}

/** The answer to the cancelling is lost: the page says so, and reads the list again. */
export const CancelLost: Story = {
  ...visiting(open, { deleteAppointment: 'dropped' }),
  play: async (stage) => {
    await choose(stage, cancel)
    const dialog = within(await stage.canvas.findByRole('dialog', { name: /\?$/ }))
    await stage.userEvent.click(dialog.getByRole('button', { name: yes }))
    const notice = await stage.canvas.findByText(/belum tahu apakah janji temu|do not know whether the appointment/)
    await expect(notice.closest('[role=status]')).toHaveFocus()
  },
}

/** The patient turns the weeks. At the first and the last week the button stays, with its focus. */
export const MoveToAnotherWeek: Story = {
  ...visiting(open),
  play: async (stage) => {
    await press(stage, /^(Pindahkan jadwal|Reschedule), /)
    const dialog = within(
      await stage.canvas.findByRole('dialog', { name: /^(Pindahkan jadwal|Reschedule the appointment)$/ }),
    )
    const [earlier, later] = [
      await dialog.findByRole('button', { name: /^(7 hari sebelumnya|7 days before)$/ }),
      dialog.getByRole('button', { name: /^(7 hari berikutnya|7 days after)$/ }),
    ]
    // The first week with free times may be a later one.
    earlier.focus()
    while (earlier.getAttribute('aria-disabled') !== 'true') await stage.userEvent.keyboard('{Enter}')
    later.focus()
    while (later.getAttribute('aria-disabled') !== 'true') await stage.userEvent.keyboard('{Enter}')
    await expect(later).toHaveFocus()
    await expect(earlier).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** The days and times to choose from; the old appointment stays. */
export const Move: Story = {
  ...visiting(open),
  play: async (stage) => {
    await press(stage, /^(Pindahkan jadwal|Reschedule), /)
    const dialog = within(
      await stage.canvas.findByRole('dialog', { name: /^(Pindahkan jadwal|Reschedule the appointment)$/ }),
    )
    const [hour] = await dialog.findAllByRole('radio')
    if (hour) await stage.userEvent.click(hour)
    await expect(dialog.getByRole('button', { name: /^(Pindahkan ke|Reschedule to) / })).toBeVisible()
  },
}

/** The dialog looks for the first week with free times, and says that no week has any. */
export const MoveNowhere: Story = {
  ...visiting(open, { getDoctorSlots: 'empty' }),
  play: async (stage) => {
    await press(stage, /^(Pindahkan jadwal|Reschedule), /)
    const dialog = within(
      await stage.canvas.findByRole('dialog', { name: /^(Pindahkan jadwal|Reschedule the appointment)$/ }),
    )
    const later = await dialog.findByRole('button', { name: /^(7 hari berikutnya|7 days after)$/ })
    await waitFor(() => expect(later).toHaveAttribute('aria-disabled', 'true'))
    const day = (offset: number, locale: Locale) =>
      formatDate(dayjs(jakartaDate(new Date())).add(offset, 'day').format('YYYY-MM-DD'), locale)
    const all = [
      `Tidak ada tempat kosong pada ${day(0, 'id')} sampai ${day(30, 'id')}`,
      `No free place from ${day(0, 'en')} to ${day(30, 'en')}`,
    ]
    await expect(await dialog.findByText((text) => all.includes(text))).toBeVisible()
  },
}

/** The dialog names the costs of a move first: the confirmation of the hospital, and the documents that were handed in. */
export const MoveOfConfirmed: Story = {
  ...visiting('/member-area/appointment/1001/approved', { listOpenAppointments: 'empty' }),
  play: async (stage) => {
    await press(stage, /^(Pindahkan jadwal|Reschedule), /)
    const dialog = within(
      await stage.canvas.findByRole('dialog', { name: /^(Pindahkan jadwal|Reschedule the appointment)$/ }),
    )
    await expect(
      dialog.getByText(/menunggu konfirmasi rumah sakit lagi|has to confirm the new time again/),
    ).toBeVisible()
  },
}

/** The new appointment is booked, but the old one could not be cancelled: both exist, and the patient can try again. */
export const MoveLeftBoth: Story = {
  ...visiting('/member-area/appointment/1003/open', { deleteAppointment: '500' }),
  play: async (stage) => {
    await Move.play?.(stage)
    const dialog = within(stage.canvas.getByRole('dialog', { name: /^(Pindahkan jadwal|Reschedule the appointment)$/ }))
    await stage.userEvent.click(dialog.getByRole('button', { name: /^(Pindahkan ke|Reschedule to) / }))
    await expect(await dialog.findByText(/^(Jadwal baru sudah tercatat|The new appointment is booked)/)).toBeVisible()
    await expect(
      dialog.getByRole('button', { name: /^(Batalkan jadwal lama|Cancel the old appointment)$/ }),
    ).toBeVisible()
  },
}

export const HandIn: Story = {
  ...visiting(open),
  play: async (stage) => {
    await choose(stage, /^(Unggah dokumen penjamin|Upload insurance documents), /)
    const dialog = within(
      await stage.canvas.findByRole('dialog', { name: /^(Unggah dokumen penjamin|Upload insurance documents)$/ }),
    )
    const kind = await dialog.findByLabelText(/^(Jenis dokumen|Kind of document)$/)
    await expect(kind).toHaveFocus()
    await waitFor(() => expect(kind).toBeVisible())
  },
}
