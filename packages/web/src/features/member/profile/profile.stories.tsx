import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Member/Profile',
  ...pageStories,
  globals: { person: 'siti' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const profile = '/member-area/profile'

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

export const Facts: Story = {
  ...visiting(profile),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('00-12-34-56')).toBeVisible()
    // Beside the menu, the logged-in member: name, address and telephone.
    const menu = within(canvas.getByRole('complementary'))
    await expect(menu.getByText('siti.rahayu@contoh.example')).toBeVisible()
    await expect(menu.getByText('0812-0000-1234')).toBeVisible()
  },
}

export const Loading: Story = {
  ...visiting(profile, { getProfile: { delay: longDelay } }),
  play: async ({ canvas }) => expect((await canvas.findAllByText(/^(Memuat…|Loading…)$/)).length).toBeGreaterThan(0),
}

export const Failed: Story = {
  ...visiting(profile, { getProfile: '500' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^(Profil belum dapat ditampilkan|The profile cannot be shown right now)$/),
    ).toBeVisible(),
}

/** The token is refused: the dialog asks to log in, over a page that stays. */
export const Expired: Story = {
  ...visiting(profile, { getProfile: '401' }),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: /^(Masuk|Log in)$/ })
    await waitFor(() => expect(within(dialog).getByLabelText(/^(Alamat email|Email address)/)).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1, hidden: true })).toBeInTheDocument()
  },
}

/** Three presses within one task, before anything can be rendered, send one change. */
export const PressedThrice: Story = {
  ...visiting(profile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ubah profil|Edit profile)$/ }))
    const sent = spyOn(globalThis, 'fetch')
    const save = canvas.getByRole('button', { name: /^(Simpan|Save)$/ })
    for (let press = 0; press < 3; press += 1) save.click()
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^(Simpan|Save)$/ })).toBeNull())
    const changes = sent.mock.calls.filter(
      ([address]) => typeof address === 'string' && address.includes('/profile/update'),
    )
    sent.mockRestore()
    await expect(changes).toHaveLength(1)
  },
}

/** Required fields that are empty have a message beside them, and the summary takes the focus. */
export const Incomplete: Story = {
  ...visiting(profile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ubah profil|Edit profile)$/ }))
    await userEvent.clear(canvas.getByLabelText(/^(Nama lengkap|Full name)/))
    await userEvent.clear(canvas.getByLabelText(/^(Tempat lahir|Place of birth)/))
    await userEvent.click(canvas.getByRole('button', { name: /^(Simpan|Save)$/ }))
    const summary = await canvas.findByRole('group', { name: /^(Ada yang perlu diperbaiki|There is a problem)/ })
    await expect(within(summary).getByRole('link', { name: /(nama lengkap|full name)/i })).toBeVisible()
    await expect(within(summary).getByRole('link', { name: /(tempat lahir|place of birth)/i })).toBeVisible()
    await expect(summary).toHaveFocus()
  },
}

/** If the contract cannot remove a value, its field says so; a choice that cannot be cleared has no empty option. */
export const NotCleared: Story = {
  ...visiting(profile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ubah profil|Edit profile)$/ }))
    await expect(within(await canvas.findByLabelText(/^(Agama|Religion)/)).queryByText(/^(Pilih|Choose)/)).toBeNull()
    await userEvent.clear(canvas.getByLabelText(/^(Nomor ponsel|Mobile number)/))
    await userEvent.click(canvas.getByRole('button', { name: /^(Ganti wilayah|Change the region)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(Simpan|Save)$/ }))
    const summary = await canvas.findByRole('group', { name: /^(Ada yang perlu diperbaiki|There is a problem)/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByLabelText(/^(Kelurahan atau desa|Village)/)).toBeInvalid()
  },
}

/** The server finds mistakes: the form shows the server's own words. */
export const Refused: Story = {
  ...visiting(profile, {
    updateProfile: { kind: '422', fieldErrors: { no_telp: ['Nomor telepon sudah dipakai akun lain.'] } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ubah profil|Edit profile)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(Simpan|Save)$/ }))
    await expect((await canvas.findAllByText(/Nomor telepon sudah dipakai akun lain\.$/)).length).toBe(2)
  },
}

const addNumber = /^(Tambah nomor BPJS|Add the BPJS number)$/
const changeNumber = /^(Ubah nomor BPJS|Change the BPJS number)$/
const bpjsNumber = /^(Nomor BPJS \(JKN\)|BPJS \(JKN\) number)/
const save = /^(Simpan|Save)$/

/** A BPJS number has 13 digits, in any grouping. The message about a mistake is beside the field. */
export const BpjsNumber: Story = {
  ...visiting(profile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: addNumber }))
    const number = canvas.getByLabelText(bpjsNumber)
    await userEvent.type(number, '0001 2345 6789')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await waitFor(() => expect(number).toBeInvalid())
    await expect(number).toHaveAccessibleDescription(/(harus 13 angka|must have 13 digits)/)
  },
}

/** The stored number, in groups as on the card. */
export const BpjsNumberKept: Story = {
  ...visiting('/member-area/keluarga/1005/detail'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0001 3001 5700 1')).toBeVisible()
    await expect(canvas.getByRole('button', { name: changeNumber })).toBeVisible()
  },
}

/** The number could not be saved: the form says so, and keeps the typed number. */
export const BpjsNumberFailed: Story = {
  ...visiting(profile, { storeBpjsNumber: '500' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: addNumber }))
    await userEvent.type(canvas.getByLabelText(bpjsNumber), '0001-2345-6789-0')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(await canvas.findByText(/^(Maaf, belum berhasil|Sorry)/)).toBeVisible()
    await expect(canvas.getByLabelText(bpjsNumber)).toHaveValue('0001-2345-6789-0')
  },
}

/** The token is refused while the number is being saved: the log-in opens over the form, which stays. */
export const BpjsNumberExpired: Story = {
  ...visiting(profile, { storeBpjsNumber: '401' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: addNumber }))
    await userEvent.type(canvas.getByLabelText(bpjsNumber), '0001234567890')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(await canvas.findByRole('dialog', { name: /^(Masuk|Log in)$/ })).toBeVisible()
    await expect(canvas.getByLabelText(bpjsNumber)).toHaveValue('0001234567890')
  },
}

/** Saving the number takes long: the button waits. */
export const BpjsNumberSlow: Story = {
  // The call fails in the end: a stored number would appear in the stories of the booking.
  ...visiting(profile, { storeBpjsNumber: { delay: longDelay, kind: '500' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: addNumber }))
    await userEvent.type(canvas.getByLabelText(bpjsNumber), '0001234567890')
    const button = canvas.getByRole('button', { name: save })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** The telephone of an adult of the family: codes that prove who they are go there, so the family cannot change it. */
export const OfAnotherAdult: Story = {
  ...visiting('/member-area/keluarga/1002/detail'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ubah profil|Edit profile)$/ }))
    const phone = canvas.getByLabelText(/^(Nomor ponsel|Mobile number)/)
    await expect(phone).toHaveAccessibleDescription(/^(Hanya dapat diubah oleh pasien|Only the patient can change it)/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '081299990000')
    await userEvent.click(canvas.getByRole('button', { name: /^(Simpan|Save)$/ }))
    await waitFor(() => expect(phone).toBeInvalid())
    await expect(phone).toHaveValue('081299990000')
  },
}
