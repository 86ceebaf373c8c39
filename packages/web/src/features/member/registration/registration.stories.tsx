import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { draftsKey } from '../../../forms/drafts-key.ts'
import { heading, next, press, story } from '../../../storybook/registration-stage.ts'
import type { Stage } from '../../../storybook/registration-stage.ts'
import { pageStories } from '../../../storybook/site-page.tsx'
import { pendingCookie } from './pending-registration.ts'

const meta = { title: 'Pages/Member area/Registration', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const summaryName = /^(Ada yang perlu|There is a problem)/

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

/** Fills a field at once: typing each letter would make a story three times as long. */
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
  // The consent names the page on which it can be withdrawn.
  await expect(
    canvas.getByText(/(dicabut kapan saja di “Akun dan keamanan”|withdraw it at any time in “Account and security”)/),
  ).toBeVisible()
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

/** The first step is open; the others say how to open them. */
export const Empty: Story = {
  ...story(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^(Data diri|About you)$/ })).toBeVisible()
    await expect(canvas.getAllByText(/^(Terbuka setelah data pendaftaran|Opens once the hospital)/).length).toBe(1)
    const logIn = canvas.getByRole('link', { name: /^(Sudah punya akun|Have an account already)/ })
    await expect(logIn).toHaveAttribute('href', expect.stringMatching(/\/member-area\/login$/))
  },
}

/** The form checks a step before the next one opens. Mistakes are named beside the fields and in the summary, which leads to them. */
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

/** Going back loses nothing. A draft holds the typed values, but no password. */
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

/** The server refuses fields of two steps: its words are in the summary, which opens the step of each field. */
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
    ).toEqual([
      expect.stringMatching(/^(NIK.*: )?NIK sudah terdaftar\.$/),
      expect.stringMatching(/^(Email address: )?Email sudah terdaftar\.$/),
    ])
    await userEvent.click(within(summary).getByRole('link', { name: /^NIK/ }))
    const nik = canvas.getByLabelText(/^NIK/)
    await expect(nik).toHaveFocus()
    await expect(nik).toHaveAccessibleDescription(/NIK sudah terdaftar\./)
    await expect(canvas.getByLabelText(/^(Nama lengkap|Full name)/)).toHaveValue('Dewi Kartika')
  },
}

/** The answer was lost: the form sends nothing again by itself, and says how to find out. */
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

/** The step of the code, restored from its cookie after a reload. After a wait the visitor can ask for another code. */
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

/** The person already is a patient, so the code goes to the contact in their record: a typed contact proves nothing about them. */
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

/** The page tells a company user or an administrator that the form is for patients; they have to log out first. */
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
