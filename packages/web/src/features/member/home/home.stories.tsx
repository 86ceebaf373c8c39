import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SiteMessages } from '../../../storybook/site-messages.tsx'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'
import { ThingsToDo } from './things-to-do-part.tsx'

const meta = {
  title: 'Pages/Member/Home',
  ...pageStories,
  globals: { person: 'siti' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** The log-in leads here. */
const home = '/member-area/profile'

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

const next = /^(Janji temu berikutnya|Next appointment)$/
const doors = /^(Data dan layanan Anda|Your records and services)$/
const results = /^(Hasil lab 14 hari terakhir|Lab results from the last 14 days)$/

/** The nearest appointment of the whole family, and a line of new results for each person with a medical record. */
export const OfFamily: Story = {
  ...visiting(home),
  play: async ({ canvas }) => {
    // The next visit and the things to do are there before this section.
    await canvas.findByRole('region', { name: doors })
    const visit = within(canvas.getByRole('region', { name: next }))
    await expect(await visit.findByRole('link', { name: /^(Petunjuk arah|Directions)/ })).toBeVisible()
    await expect(visit.getByText(/^APT-/)).toBeVisible()
    // The hospital refused a card of hers that belongs to no appointment.
    const todo = within(canvas.getByRole('region', { name: /^(Yang perlu Anda lakukan|Things to do)$/ }))
    await expect(
      todo.getByRole('link', { name: /^(Unggah ulang: Kartu asuransi|Upload again: Insurance card)/ }),
    ).toBeVisible()
    const lines = within(await canvas.findByRole('region', { name: results }))
    await expect(lines.getAllByRole('link')).toHaveLength(4)
    await expect(await lines.findByText(/^(\d+ hasil baru, terakhir|\d+ new results?, latest) /)).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: doors })).getAllByRole('link')).toHaveLength(8)
  },
}

export const Loading: Story = {
  ...visiting(home, { getFamily: { delay: longDelay } }),
  play: async ({ canvas }) => expect((await canvas.findAllByText(/^(Memuat…|Loading…)$/)).length).toBeGreaterThan(0),
}

/** Nobody has an appointment: the page links to the booking. */
export const NoAppointment: Story = {
  ...visiting(home),
  globals: { person: 'maman' },
  play: async ({ canvas }) => {
    // The next visit and the things to do are there before this section.
    await canvas.findByRole('region', { name: doors })
    const visit = within(canvas.getByRole('region', { name: next }))
    await expect(await visit.findByText(/^(Belum ada janji temu|No appointment yet)$/)).toBeVisible()
    await expect(visit.getByRole('link', { name: /^(Buat janji temu|Make an appointment)$/ })).toBeVisible()
    // His doctor advised another visit; the entry for that visit links to the booking.
    const todo = within(canvas.getByRole('region', { name: /^(Yang perlu Anda lakukan|Things to do)$/ }))
    const control = todo.getByRole('link', { name: /^(Buat janji temu kontrol|Book the follow-up visit of) H\. Maman/ })
    await expect(control).toHaveAttribute('href', expect.stringMatching(/\/history-kunjungan\/1009$/))
  },
}

/** The last check-up was more than a year ago. */
export const CheckUpDue: Story = {
  ...visiting(home),
  globals: { person: 'maria' },
  play: async ({ canvas }) => {
    const todo = within(await canvas.findByRole('region', { name: /^(Yang perlu Anda lakukan|Things to do)$/ }))
    await expect(
      todo.getByRole('link', { name: /^(Medical check-up terakhir|Last medical check-up of) .*Maria Yohana/ }),
    ).toBeVisible()
  },
}

/** The appointments failed: only their part says so. */
export const AppointmentsFailed: Story = {
  ...visiting(home, { listOpenAppointments: '500', listApprovedAppointments: '500' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Janji temu belum dapat ditampilkan|The appointments cannot be shown yet)$/),
    ).toBeVisible()
    await expect(await canvas.findByRole('region', { name: results })).toBeVisible()
    await expect(await canvas.findByText('00-12-34-56')).toBeVisible()
  },
}

/** One person's appointments failed: the others are shown, and the page says that another appointment may come first. */
export const SomeAppointmentsFailed: Story = {
  ...visiting(home, { listApprovedAppointments: '500' }),
  play: async ({ canvas }) => {
    // The next visit and the things to do are there before this section.
    await canvas.findByRole('region', { name: doors })
    const visit = within(canvas.getByRole('region', { name: next }))
    await expect(
      await visit.findByText(/(Mungkin ada yang lebih dekat dari ini|may come before this one)\.$/),
    ).toBeVisible()
    await expect(visit.getByRole('button', { name: /^(Muat ulang|Load the appointments again)/ })).toBeVisible()
  },
}

/** A hospital is down: the page names it, and shows the results of the others. */
export const HospitalFailed: Story = {
  ...visiting(home, { 'listLabResults@RS02': '500' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Hasil lab dari .+ belum dapat dimuat|The lab results of .+ could not be loaded)\.$/),
    ).toBeVisible()
    await expect(await canvas.findByText(/^(\d+ hasil baru, terakhir|\d+ new results?, latest) /)).toBeVisible()
  },
}

/** The CMS does not answer, so the page does not know which hospitals to ask. */
export const HospitalsUnknown: Story = {
  ...visiting(home, { Hospitals: '500' }),
  play: async ({ canvas }) => {
    // The next visit and the things to do are there before this section.
    await canvas.findByRole('region', { name: doors })
    const visit = within(canvas.getByRole('region', { name: next }))
    await expect(await visit.findByText(/^APT-/)).toBeVisible()
    await expect(visit.queryByRole('link', { name: /^(Petunjuk arah|Directions)/ })).toBeNull()
  },
}

/** The token is refused: the dialog asks to log in, over a page that stays. */
export const Expired: Story = {
  ...visiting(home, { listOpenAppointments: '401' }),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: /^(Masuk|Log in)$/ })
    await waitFor(() => expect(within(dialog).getByLabelText(/^(Alamat email|Email address)/)).toBeVisible())
  },
}

/** Each entry links to the page where it can be done. */
export const EveryThingToDo: Story = {
  render: () => (
    <SiteMessages>
      <ThingsToDo
        member={1001}
        things={[
          { kind: 'document', id: 7, document: 'surat_rujukan', day: '2026-12-01', person: { id: 1001, name: 'Siti' } },
          {
            kind: 'document',
            id: 8,
            document: 'ktp',
            day: undefined,
            person: { id: 1004, name: 'Bima Arya Setiawan' },
          },
          { kind: 'consent', person: { id: 1016, name: 'Ratna' } },
          { kind: 'profile', missing: ['web.member.profile.phone', 'web.member.profile.address'] },
          { kind: 'record', person: { id: 1001, name: 'Siti' } },
          { kind: 'record', person: { id: 1004, name: 'Bima Arya Setiawan' } },
          { kind: 'checkUp', day: '2025-10-12', person: { id: 1001, name: 'Siti' } },
        ]}
      />
    </SiteMessages>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^\/en/, ''))
    await expect(links).toEqual([
      '/member-area/keluarga/1001/dokumen',
      '/member-area/keluarga/1004/dokumen',
      '/member-area/keluarga/1016',
      '#data-diri',
      '/member-area/register',
      '/member-area/keluarga/1004/daftar',
      '/paket',
    ])
  },
}
