import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { dropBegunBooking, storeBegunBooking } from '../../../session/begun-booking.ts'
import { heading, next, press, story } from '../../../storybook/registration-stage.ts'
import type { Stage } from '../../../storybook/registration-stage.ts'
import { pageStories } from '../../../storybook/site-page.tsx'

const meta = { title: 'Pages/Member area/Registration/Hospital', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const chooseHospital = async (stage: Stage) => {
  const { canvas, userEvent } = stage
  const choice = await canvas.findByLabelText(/^(Rumah sakit|Hospital)$/)
  await userEvent.selectOptions(choice, 'RS02')
  await press(stage, next)
  await heading(stage, /^(Periksa data|Check your data)$/)
}

const toPayment = async (stage: Stage) => {
  await chooseHospital(stage)
  await press(stage, next)
  await heading(stage, /^(Data tambahan|More about you)$/)
  await press(stage, next)
  await heading(stage, /^(Pembayaran dan|Payment and)/)
}

const withSession = { globals: { person: 'siti' } }

/** With a session the hospital comes next. Its form is filled with the known data; the blood group has lost its blanks. */
export const Filled: Story = {
  ...story(),
  ...withSession,
  play: async (stage) => {
    const { canvas } = stage
    await chooseHospital(stage)
    await expect(canvas.getAllByText('Siti Rahayu')[0]).toBeVisible()
    await press(stage, next)
    const blood = await canvas.findByLabelText(/^(Golongan darah|Blood)/)
    await waitFor(() => expect(blood).not.toHaveValue(''))
  },
}

/** A search finds a village by its name, and fills in the regions above it. */
export const Region: Story = {
  ...story(),
  ...withSession,
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await chooseHospital(stage)
    await press(stage, /^(Ganti wilayah|Change the region)$/)
    await userEvent.type(canvas.getByLabelText(/^(Kelurahan atau|Village or)/), 'karawang k')
    await userEvent.click(await canvas.findByRole('button', { name: /^Karawang Kulon, Karawang Barat, / }))
    const change = canvas.getByRole('button', { name: /^(Ganti wilayah|Change the region)$/ })
    await expect(change).toHaveFocus()
    await expect(change).toHaveAccessibleDescription(/Karawang Kulon, .*Jawa Barat$/)
  },
}

/** The last step shows everything before it is sent. Each line leads to its field, and from there back. */
export const Review: Story = {
  ...story(),
  ...withSession,
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await toPayment(stage)
    await userEvent.click(canvas.getByRole('radio', { name: /^(Umum|I pay myself)/ }))
    await press(stage, next)
    await heading(stage, /^(Periksa dan kirim|Check and send)$/)
    await expect(canvas.getAllByText(/^(Umum \(bayar sendiri\)|I pay myself)$/).at(-1)).toBeVisible()
    await press(stage, /^(Ubah: Tempat lahir|Change: Place of birth)$/)
    const place = canvas.getByLabelText(/^(Tempat lahir|Place of birth)/)
    await expect(place).toHaveFocus()
    await userEvent.clear(place)
    await userEvent.type(place, 'Subang')
    await press(stage, /^(Simpan dan kembali ke pemeriksaan|Save and go back to the check)$/)
    await heading(stage, /^(Periksa dan kirim|Check and send)$/)
    await expect(canvas.getByText('Subang')).toBeVisible()
  },
}

/** A visitor who registers in the middle of a booking finds the link back to it. */
export const AppointmentBegun: Story = {
  ...story(),
  ...withSession,
  beforeEach: () => {
    storeBegunBooking('/dokter/appointment?rs=RS01&dokter=dr-a')
    return dropBegunBooking
  },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('link', { name: /^(Lanjutkan janji temu|Go on with the appointment)$/ }),
    ).toHaveAttribute('href', '/dokter/appointment?rs=RS01&dokter=dr-a'),
}

/** A list that could not be loaded says so in its own place; the other fields work. */
export const ListFailed: Story = {
  ...story({ listReligions: '500' }),
  ...withSession,
  play: async (stage) => {
    await chooseHospital(stage)
    await press(stage, next)
    await expect(await stage.canvas.findByText(/^(Daftar Agama belum|The list Religion cannot)/)).toBeVisible()
    await expect(stage.canvas.getByLabelText(/^(Golongan darah|Blood)/)).toBeVisible()
    await expect(stage.canvas.getByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeVisible()
  },
}

/** The mobile record cannot be read: the steps after it stay locked. */
export const RecordRefused: Story = {
  ...story({ getMobilePatient: '403' }),
  ...withSession,
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await userEvent.selectOptions(await canvas.findByLabelText(/^(Rumah sakit|Hospital)$/), 'RS02')
    await press(stage, next)
    await expect(await canvas.findByText(/^(Anda tidak memiliki akses|You do not have access)/)).toBeVisible()
    await expect(canvas.getAllByText(/^(Terbuka setelah data pendaftaran|Opens once the hospital)/).length).toBe(4)
  },
}

/** Milliseconds: longer than anybody looks at a story. */
const longDelay = 9000

/**
 * The form is sent with a photograph and shows its progress. If it is cancelled after everything was sent, the hospital may have taken it,
 * and the page says so.
 */
export const Cancelled: Story = {
  ...story({ registerPatient: { delay: longDelay } }),
  ...withSession,
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage
    await toPayment(stage)
    await userEvent.click(canvas.getByRole('radio', { name: /^(Umum|I pay)/ }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[name=foto_ktp]')
    if (!input) throw new Error('the field is there')
    const list = new DataTransfer()
    list.items.add(new File([new Uint8Array(100)], 'ktp.png', { type: 'image/png' }))
    input.files = list.files
    await fireEvent.change(input)
    await expect(await canvas.findByText(/ktp\.png/)).toBeVisible()
    await press(stage, next)
    await heading(stage, /^(Periksa dan kirim|Check and send)$/)
    await press(stage, /^(Daftar|Register)$/)
    await press(stage, /^(Batalkan|Cancel)/)
    await expect(
      await canvas.findByText(
        /(jawaban rumah sakit tidak|answer did not arrive|dibatalkan sebelum|was cancelled before)/,
      ),
    ).toBeVisible()
  },
}
