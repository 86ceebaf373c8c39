import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Member/Account',
  ...pageStories,
  globals: { person: 'siti' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const account = '/member-area/akun'

/** Milliseconds that outlast the test. */
const longDelay = 9000

/** The contacts of the account, its devices, and its settings. */
export const Overview: Story = {
  ...visiting(account),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Edge, Windows')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^(Cabut persetujuan|Withdraw consent): / })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^(Minta penghapusan|Ask for deletion)/ })).toBeVisible()
  },
}

/** A code goes to the new address; the form keeps what was typed. */
export const EmailWithCode: Story = {
  ...visiting(account),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ubah email|Change email)$/ }))
    const form = within(await canvas.findByRole('form', { name: /^(Ubah email|Change email)$/ }))
    await userEvent.type(form.getByLabelText(/^(Email baru|New email)/), 'siti@baru.example')
    await userEvent.type(form.getByLabelText(/^(Kata sandi saat ini|Current password)/), 'Rahasia123')
    await userEvent.click(form.getByRole('button', { name: /^(Kirim kode|Send code)$/ }))
    await expect(await form.findByText(/s•••@baru\.example/)).toBeVisible()
    await expect(form.getByLabelText(/^(Email baru|New email)/)).toHaveValue('siti@baru.example')
  },
}

export const WrongPassword: Story = {
  ...visiting(account),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ubah nomor ponsel|Change mobile number)$/ }))
    const form = within(await canvas.findByRole('form', { name: /^(Ubah nomor ponsel|Change mobile number)$/ }))
    const number = form.getByLabelText(/^(Nomor ponsel baru|New mobile number)/)
    await userEvent.type(number, '0812 7777 4321')
    await userEvent.type(form.getByLabelText(/^(Kata sandi saat ini|Current password)/), 'salah')
    await userEvent.click(form.getByRole('button', { name: /^(Kirim kode|Send code)$/ }))
    await expect((await form.findAllByText('Password salah.'))[0]).toBeVisible()
    await expect(number).toHaveValue('0812 7777 4321')
  },
}

/** The form names the mistake before it sends anything. */
export const PasswordTooShort: Story = {
  ...visiting(account),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ubah kata sandi|Change password)$/ }))
    const form = within(await canvas.findByRole('form', { name: /^(Ubah kata sandi|Change password)$/ }))
    await userEvent.type(form.getByLabelText(/^(Kata sandi baru|New password)/), 'pendek')
    await userEvent.click(form.getByRole('button', { name: /^(Simpan|Save)$/ }))
    await expect((await form.findAllByText(/^(Isi kata sandi Anda|Enter your current)/))[0]).toBeVisible()
  },
}

export const OtherDevicesLoggedOut: Story = {
  ...visiting(account),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Keluarkan semua|Log out all)/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Keluarkan|Log out)$/ }))
    await expect(await canvas.findByText(/^(Semua perangkat lain sudah|All other devices have)/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Edge, Windows')).toBeNull())
  },
}

/** A choice is kept at once, with the day. */
export const ReminderSwitched: Story = {
  ...visiting(account),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Aktifkan|Turn on): SMS$/ }))
    await expect(await canvas.findByRole('button', { name: /^(Matikan|Turn off): SMS$/ })).toBeVisible()
    await expect(await canvas.findByText(/^(Pengaturan pengingat sudah|Your reminders have been)/)).toBeVisible()
  },
}

/** Before the consent to care is withdrawn, a dialog asks and names the consequences. */
export const ConsentAsked: Story = {
  ...visiting(account),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Cabut persetujuan: Pelayanan|Withdraw consent: Health)/ }),
    )
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText(/3 × 24/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^(Tetap setuju|Keep consent)$/ }))
    await expect(canvas.getByRole('button', { name: /^(Cabut persetujuan|Withdraw consent): / })).toBeVisible()
  },
}

export const DeletionAskedAndWithdrawn: Story = {
  ...visiting(account),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Minta penghapusan|Ask for deletion)/ }))
    const form = within(await canvas.findByRole('form', { name: /^(Minta penghapusan|Ask for deletion)/ }))
    await userEvent.type(form.getByLabelText(/^(Kata sandi saat ini|Current password)/), 'Rahasia123')
    await userEvent.click(form.getByRole('button', { name: /^(Kirim permintaan|Send request)$/ }))
    await expect(await canvas.findByText(/^(Akun ini akan dihapus|This account will be deleted)$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Batalkan penghapusan|Keep my account)$/ }))
    await expect(await canvas.findByText(/^(Penghapusan dibatalkan|The deletion has been cancelled)/)).toBeVisible()
  },
}

/** A back end without these operations: each section says so, and none offers a retry. */
export const NotOffered: Story = {
  ...visiting(account, { listDevices: '404', listReminders: '404', listConsents: '404', getDeletion: '404' }),
  play: async ({ canvas }) => {
    const words = /^(Layanan ini belum tersedia|This is not available)/
    await waitFor(() => expect(canvas.queryAllByText(words)).toHaveLength(4))
    await expect(await canvas.findByRole('button', { name: /^(Ubah email|Change email)$/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeNull()
  },
}

export const DevicesFailed: Story = {
  ...visiting(account, { listDevices: '500' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Daftar perangkat belum dapat|Your devices cannot)/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /: SMS$/ })).toBeVisible()
  },
}

export const Slow: Story = {
  ...visiting(account, { listDevices: { delay: longDelay }, listConsents: { delay: longDelay } }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /: SMS$/ })).toBeVisible(),
}
