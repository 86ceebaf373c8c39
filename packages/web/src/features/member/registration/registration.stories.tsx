import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { draftsKey } from '../../../forms/drafts-key.ts'
import { dropBegunBooking, storeBegunBooking } from '../../../session/begun-booking.ts'
import { sessionCookies, tokenKeys } from '../../../session/session-cookies.ts'
import { endedCookie } from '../../../session/set-cookie.ts'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'
import { endedPendingCookie, pendingCookie } from './pending-registration.ts'

const path = '/member-area/register'

/** What a story may have left behind: drafts, a code on its way, a session, the step in the address. */
const clear = () => {
  sessionStorage.removeItem(draftsKey)
  localStorage.removeItem(tokenKeys.member)
  document.cookie = endedPendingCookie(false)
  for (const name of Object.values(sessionCookies)) document.cookie = endedCookie(name, false)
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
}

/** A story of the page; `before` prepares the browser. */
const story = (faults: Parameters<typeof visiting>[1] = {}, before = () => undefined as void) => {
  const { loaders, beforeEach } = visiting(path, faults)
  return {
    loaders,
    beforeEach: async () => {
      clear()
      before()
      const end = await beforeEach()
      return () => {
        end()
        clear()
      }
    },
  }
}

const meta = { title: 'Pages/Member area/Registration', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const next = /^(Lanjut|Continue)$/
const summaryName = /^(Ada yang perlu|There is a problem)/

/** The button of the step that is shown; the other steps are hidden. */
const press = async ({ canvas, userEvent }: Stage, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

const heading = async ({ canvas }: Stage, name: RegExp) => {
  const title = await canvas.findByRole('heading', { level: 2, name })
  await waitFor(() => expect(title.parentElement).toHaveFocus())
}

const newcomer = {
  kind: /^(Belum, saya|No, I am)/,
  name: 'Dewi Kartika',
  born: ['14', '7', '1992'],
  nik: '3215 0154 0792 0009',
} as const

interface Registering {
  readonly kind: RegExp
  readonly name: string
  readonly born: readonly [day: string, month: string, year: string]
  readonly nik: string
}

/** Fills a field at once: a story that types each letter takes three times as long. */
const fill = async ({ userEvent }: Stage, field: HTMLElement, text: string) => {
  await userEvent.click(field)
  await userEvent.paste(text)
}

const fillIdentity = async (stage: Stage, { kind, name, born: [day, month, year], nik }: Registering = newcomer) => {
  const { canvas, userEvent } = stage
  await userEvent.click(await canvas.findByRole('radio', { name: kind }))
  await fill(stage, canvas.getByLabelText(/^(Nama lengkap|Full name)/), name)
  await fill(stage, canvas.getByLabelText(/^(Tempat lahir|Place of birth|Birthplace|Birth place)/), 'Karawang')
  await fill(stage, canvas.getByLabelText(/^(Tanggal|Day)$/), day)
  await fill(stage, canvas.getByLabelText(/^(Bulan|Month)$/), month)
  await fill(stage, canvas.getByLabelText(/^(Tahun|Year)$/), year)
  await userEvent.click(canvas.getByRole('radio', { name: /^(Perempuan|Female)/ }))
  await userEvent.click(canvas.getByRole('radio', { name: /^(WNI|Indonesian)/ }))
  await fill(stage, canvas.getByLabelText(/^NIK/), nik)
}

const fillContact = async (stage: Stage) => {
  const { canvas } = stage
  await fill(stage, canvas.getByLabelText(/^Email/), `dewi.${Date.now()}@contoh.example`)
  await fill(stage, canvas.getByLabelText(/^(Nomor ponsel|Mobile)/), '0812 9876 5432')
}

const fillAccount = async (stage: Stage) => {
  const { canvas, userEvent } = stage
  await fill(stage, canvas.getByLabelText(/^(Kata sandi|Password)$/), 'sandi-rahasia')
  await userEvent.click(canvas.getByRole('checkbox', { name: /^(Saya setuju data saya|I consent to the use)/ }))
}

const toAccount = async (stage: Stage) => {
  await fillIdentity(stage)
  await press(stage, next)
  await heading(stage, /^(Kontak|Contact)$/)
  await fillContact(stage)
  await press(stage, next)
  await heading(stage, /^(Kata sandi dan|Password and)/)
  await fillAccount(stage)
}

/** The first step; the others say what opens them. */
export const Empty: Story = {
  ...story(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^(Data diri|About you)$/ })).toBeVisible()
    await expect(canvas.getAllByText(/^(Terbuka setelah data pendaftaran|Opens once the hospital)/).length).toBe(1)
    const logIn = canvas.getByRole('link', { name: /^(Sudah punya akun|Have an account already)/ })
    await expect(logIn).toHaveAttribute('href', expect.stringMatching(/\/member-area\/login$/))
  },
}

/** A step is checked before the next one opens: what is wrong is beside the fields and in the summary, which leads to them. */
export const Incomplete: Story = {
  ...story(),
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await press(stage, next)
    const summary = await canvas.findByRole('group', { name: summaryName })
    await expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: /(Isi nama|your name)/ }))
    await expect(canvas.getByLabelText(/^(Nama lengkap|Full name)/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^(Nama lengkap|Full name)/)).toBeInvalid()
  },
}

/** Going back loses nothing, and a draft holds what was typed, but no password. */
export const BackAndDraft: Story = {
  ...story(),
  play: async (stage) => {
    const { canvas } = stage
    await toAccount(stage)
    await press(stage, /^(Kembali|Back)$/)
    await heading(stage, /^(Kontak|Contact)$/)
    await press(stage, /^(Kembali|Back)$/)
    await expect(canvas.getByLabelText(/^(Nama lengkap|Full name)/)).toHaveValue('Dewi Kartika')
    const draft = sessionStorage.getItem(draftsKey) ?? ''
    await expect(draft).toContain('Dewi Kartika')
    await expect(draft).not.toContain('sandi-rahasia')
  },
}

/** The server refuses fields of two steps: its words are in the summary, which opens the step of each. */
export const RefusedByServer: Story = {
  ...story({
    registerMobile: {
      kind: '422',
      fieldErrors: { email: ['Email sudah terdaftar.'], nik: ['NIK sudah terdaftar.'] },
    },
  }),
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await toAccount(stage)
    await press(stage, /^(Kirim dan minta|Send and get)/)
    const summary = await canvas.findByRole('group', { name: summaryName })
    await expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^NIK.*: NIK sudah terdaftar\.$/), 'Email: Email sudah terdaftar.'])
    await userEvent.click(within(summary).getByRole('link', { name: /^NIK/ }))
    const nik = canvas.getByLabelText(/^NIK/)
    await expect(nik).toHaveFocus()
    await expect(nik).toHaveAccessibleDescription(/NIK sudah terdaftar\./)
    await expect(canvas.getByLabelText(/^(Nama lengkap|Full name)/)).toHaveValue('Dewi Kartika')
  },
}

/** The answer was lost: nothing is sent again by itself, and it says how to find out. */
export const AnswerLost: Story = {
  ...story({ registerMobile: 'malformed' }),
  play: async (stage) => {
    await toAccount(stage)
    await press(stage, /^(Kirim dan minta|Send and get)/)
    await expect(
      await stage.canvas.findByText(/(belum tahu apakah pendaftaran|do not know yet whether your)/),
    ).toBeVisible()
  },
}

/** The step of the code, as a reload restores it from its cookie; another code can be asked for after a wait. */
export const Code: Story = {
  ...story({}, () => {
    document.cookie = pendingCookie({ code: 'REG-7f3k9m2q', resendAt: Date.now() + 45_000 }, false)
  }),
  play: async (stage) => {
    const { canvas } = stage
    await expect(
      await canvas.findByRole('heading', { level: 2, name: /^(Kode verifikasi|Verification code)$/ }),
    ).toBeVisible()
    await expect(canvas.getByText(/(detik lagi|new code in \d+ s)/)).toBeVisible()
    await press(stage, /^(Verifikasi kode|Verify the code)$/)
    await expect(await canvas.findByText(/(terdiri dari 6 angka|has 6 digits)/)).toBeVisible()
    await expect(canvas.getByLabelText(/^(Kode verifikasi|Verification code)/)).toHaveFocus()
  },
}

/** A patient is known already, so the code goes to the contact of their record: what was typed proves nothing about them. */
export const CodeToRecord: Story = {
  ...story(),
  play: async (stage) => {
    const { canvas } = stage
    await fillIdentity(stage, {
      kind: /^(Ya, saya|Yes, I am)/,
      name: 'Asih Wulandari',
      born: ['14', '2', '1990'],
      nik: '3299 0154 0290 0006',
    })
    await fill(stage, canvas.getByLabelText(/^(Nomor rekam medis|Medical record)/), '00-21-43-65')
    await press(stage, next)
    await heading(stage, /^(Kontak|Contact)$/)
    await expect(canvas.getByLabelText(/^(Nomor ponsel|Mobile)/)).toHaveAccessibleDescription(
      /(kontak di rekam medis|contact in your medical record)/,
    )
    await fillContact(stage)
    await press(stage, next)
    await heading(stage, /^(Kata sandi dan|Password and)/)
    await fillAccount(stage)
    await press(stage, /^(Kirim dan minta|Send and get)/)
    await expect(await canvas.findByText(/^(Anda sudah tercatat sebagai|You are a patient already)/)).toBeVisible()
    await expect(canvas.getByText(/0812••••1122/)).toBeVisible()
  },
}

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

/** With a session the hospital comes next; its form is filled with what is known, blood group without blanks. */
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

/** A village is found by its name, and fills the regions above it. */
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

/** Before it is sent all is there once more. Each line leads to its field, and from there back. */
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

/** Who registers in the middle of a booking finds the way back to it. */
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

/** A list that cannot be loaded says so in its own place; the other fields are there. */
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

/** Milliseconds beyond any look at a story. */
const longDelay = 9000

/** Sent with a photograph and its progress; cancelled after all of it went out, it may have been taken, and the page says so. */
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

/** A company user or an administrator is told that the form is for patients, and logs out first. */
export const OfAnAdministrator: Story = {
  ...story(),
  globals: { person: 'bambang' },
  play: async (stage) => {
    const { canvas } = stage
    await expect(await canvas.findByText(/^(Anda masuk sebagai|You are logged in as) Bambang/)).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await press(stage, /^(Keluar dan daftar|Log out and register)/)
    await expect(await within(document.body).findByRole('dialog')).toBeVisible()
  },
}
