import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Member/Family',
  ...pageStories,
  globals: { person: 'siti' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** The main user is first. */
export const List: Story = {
  ...visiting('/member-area/keluarga'),
  play: async ({ canvas }) => {
    const persons = await canvas.findAllByRole('article')
    await expect(persons).toHaveLength(5)
    await expect(persons[0]).toHaveTextContent('Siti Rahayu')
  },
}

export const Alone: Story = {
  ...visiting('/member-area/keluarga'),
  globals: { person: 'suparno' },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(1),
}

export const ListFailed: Story = {
  ...visiting('/member-area/keluarga', { getFamily: '500' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^(Data keluarga belum dapat ditampilkan|The family cannot be shown right now)$/),
    ).toBeVisible(),
}

/** The names are shortened: enough to recognise a person that one knows, and no more. */
export const WhoSeesMe: Story = {
  ...visiting('/member-area/keluarga'),
  play: async ({ canvas }) => {
    const accounts = within(await canvas.findByRole('region', { name: /^(Siapa yang dapat|Who can see your data)/ }))
    await expect(await accounts.findByText('Dewi L.')).toBeVisible()
    await expect(accounts.getByText(/(sebagai: Saudara|as: Sibling)$/)).toBeVisible()
    await expect(accounts.queryByText(/Lestari/)).toBeNull()
  },
}

export const SeenByNoOther: Story = {
  ...visiting('/member-area/keluarga'),
  globals: { person: 'suparno' },
  play: async ({ canvas }) => expect(await canvas.findByText(/^(Hanya Anda yang dapat|Only you can) /)).toBeVisible(),
}

export const WhoSeesMeFailed: Story = {
  ...visiting('/member-area/keluarga', { listFamilyAccess: '500' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Daftar akun yang dapat|The accounts that can) /)).toBeVisible()
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
  },
}

/** Ending the access failed: the question stays open and says why. */
export const AccessNotEnded: Story = {
  ...visiting('/member-area/keluarga', { endFamilyAccess: '500' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Hentikan akses Dewi L\.|End access of Dewi L\.)$/ }),
    )
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Hentikan akses|End access)$/ }))
    await expect(await dialog.findByText(/^(Maaf, belum berhasil|Sorry, that did not work)/)).toBeVisible()
  },
}

/**
 * A person with a medical record can be added again; a person without one is deleted, and the question says so. The member has no such
 * button.
 */
export const RemovePerson: Story = {
  ...visiting('/member-area/keluarga'),
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findAllByRole('button', { name: /^(Keluarkan|Remove) .+ (keluarga|family)$/ })
    await expect(remove).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: /Agus Setiawan/ }))
    await expect(await canvas.findByText(/(tetap ada di rumah sakit|stay at the hospital)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Batal|Cancel)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Bima Arya Setiawan/ }))
    await expect(await canvas.findByText(/(jadi datanya dihapus|their data is deleted)/)).toBeVisible()
  },
}

export const Person: Story = {
  ...visiting('/member-area/keluarga/1003'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^(Data diri|Personal details)$/ })).toBeVisible(),
}

export const PersonDetail: Story = { ...visiting('/member-area/keluarga/1003/detail') }

/** The member registers a person of the family: the form is filled from that person's data, and takes no photographs. */
export const Registered: Story = {
  ...visiting('/member-area/keluarga/1004/daftar'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const goOn = async () => userEvent.click(canvas.getByRole('button', { name: /^(Lanjut|Continue)$/ }))
    await userEvent.selectOptions(await canvas.findByLabelText(/^(Rumah sakit|Hospital)$/), 'RS02')
    await goOn()
    await expect(await canvas.findByLabelText(/^(Alamat|Address)/)).toHaveValue('Jl. Kembang Jati No. 12, RT 03/RW 05')
    await userEvent.type(canvas.getByLabelText(/^(Nomor ponsel|Mobile number)/), '0812 0000 1234')
    await goOn()
    await goOn()
    await userEvent.click(await canvas.findByRole('radio', { name: /^(Umum|I pay)/ }))
    await expect(canvasElement.querySelector('input[type=file]')).toBeNull()
    await goOn()
    await userEvent.click(await canvas.findByRole('button', { name: /^(Daftar|Register)$/ }))
    await expect(
      await canvas.findByRole('region', { name: /^(Pendaftaran|The registration of) Bima Arya Setiawan/ }),
    ).toBeVisible()
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  },
}

export const RegistrationUnread: Story = {
  ...visiting('/member-area/keluarga/1004/daftar', { getMobilePatient: '500' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^(Rumah sakit|Hospital)$/), 'RS02')
    await userEvent.click(canvas.getByRole('button', { name: /^(Lanjut|Continue)$/ }))
    await expect(
      await canvas.findByText(/^(Data pendaftaran orang ini|The registration data of this person) /),
    ).toBeVisible()
  },
}

/** People outside of the family have no page here. */
export const Stranger: Story = {
  ...visiting('/member-area/keluarga/999999'),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^(Orang ini tidak ada dalam keluarga Anda|This person is not in your family)$/),
    ).toBeVisible(),
}

/** A foreign citizen has a passport in place of a NIK. */
export const NewMember: Story = {
  ...visiting('/member-area/keluarga/tambah-keluarga'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(/^NIK/)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /WNA/ }))
    await expect(canvas.getByLabelText(/^(Nomor paspor|Passport number)/)).toBeVisible()
    await expect(canvas.queryByLabelText(/^NIK/)).toBeNull()
  },
}

/** Each line of the summary names its field, although the words for a missing value are the same. */
export const NewMemberIncomplete: Story = {
  ...visiting('/member-area/keluarga/tambah-keluarga'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Tambahkan|Add)$/ }))
    const summary = await canvas.findByRole('group', { name: /^(Ada yang perlu diperbaiki|There is a problem)/ })
    const lines = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    await expect(lines).toHaveLength(6)
    await expect(new Set(lines).size).toBe(lines.length)
    await expect(summary).toHaveTextContent(/(Isi tempat lahir|Enter the place of birth)/)
  },
}

/** Adults must agree themselves: another person's tick does not add them. */
export const NewMemberOfAge: Story = {
  ...visiting('/member-area/keluarga/tambah-keluarga'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^(Hubungan keluarga|Relation)/), 'lainnya')
    await userEvent.type(canvas.getByLabelText(/^(Nama lengkap|Full name)/), 'Asih Wulandari')
    await userEvent.type(canvas.getByLabelText(/^(Tempat lahir|Place of birth)/), 'Karawang')
    await userEvent.type(canvas.getByLabelText(/^(Tanggal|Day)$/), '14')
    await userEvent.type(canvas.getByLabelText(/^(Bulan|Month)$/), 'februari')
    await userEvent.type(canvas.getByLabelText(/^(Tahun|Year)$/), '1990')
    await userEvent.click(canvas.getByRole('radio', { name: /^(Perempuan|Female)$/ }))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: /^(Tambahkan|Add)$/ }))
    await expect(canvas.getByLabelText(/^(Tanggal|Day)$/)).toBeInvalid()
    await expect(
      canvas.getByRole('link', { name: /^(Hubungkan keluarga yang sudah punya rekam medis|Add an existing patient)$/ }),
    ).toBeVisible()
  },
}

export const ExistingPatient: Story = {
  ...visiting('/member-area/keluarga/tambah-pasien-lama'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Tambahkan|Add)$/ }))
    const summary = await canvas.findByRole('group', { name: /^(Ada yang perlu diperbaiki|There is a problem)/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(4)
  },
}

/** An adult agrees with the code that was sent to them. The form then asks for the code alone. */
export const AdultPatient: Story = {
  ...visiting('/member-area/keluarga/tambah-pasien-lama'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^(Hubungan keluarga|Relation)/), 'saudara')
    await userEvent.type(canvas.getByLabelText(/^(Nomor rekam medis|Medical record number)/), '00214365')
    await userEvent.type(canvas.getByLabelText(/^(Tanggal|Day)$/), '14')
    await userEvent.type(canvas.getByLabelText(/^(Bulan|Month)$/), 'februari')
    await userEvent.type(canvas.getByLabelText(/^(Tahun|Year)$/), '1990')
    await userEvent.type(canvas.getByLabelText(/^NIK/), '3299015402900006')
    await userEvent.click(canvas.getByRole('checkbox'))
    const add = canvas.getByRole('button', { name: /^(Tambahkan|Add)$/ })
    await userEvent.click(add)
    await expect(await canvas.findByText(/0812••••1122/)).toBeVisible()
    await userEvent.click(add)
    const code = canvas.getByLabelText(/^(Kode dari pasien|Code from the patient)/)
    await expect(code).toBeInvalid()
    await userEvent.type(code, '000 000')
    await userEvent.click(add)
    await expect((await canvas.findAllByText(/Kode salah atau sudah kedaluwarsa/)).length).toBeGreaterThan(0)
    await expect(canvas.getByLabelText(/^(Nomor rekam medis|Medical record number)/)).toHaveValue('00214365')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('button', { name: /^(Kirim kode baru|Send a new code)$/ })).toBeVisible()
  },
}

const nadia = '/member-area/keluarga/1016'

/** A child has become an adult: the list says that they have to agree themselves. */
export const ConsentAwaited: Story = {
  ...visiting('/member-area/keluarga'),
  globals: { person: 'maman' },
  play: async ({ canvas }) =>
    expect(await canvas.findAllByText(/(perlu menyetujui sendiri|has to give their own consent)$/)).toHaveLength(1),
}

/** The page of that person shows none of their data, and asks for the code that is sent to them. */
export const OwnConsent: Story = {
  ...visiting(nadia),
  globals: { person: 'maman' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Kirim kode kepadanya|Send them a code)$/ }))
    await expect(await canvas.findByText(/0812••••1616/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^(Data diri|Personal data)$/ })).toBeNull()
    const give = canvas.getByRole('button', { name: /^(Simpan persetujuan|Save the consent)$/ })
    await userEvent.click(give)
    const code = canvas.getByLabelText(/^(Kode dari pasien|Code from the patient)/)
    await expect(code).toBeInvalid()
    await userEvent.type(code, '000000')
    await userEvent.click(give)
    await expect((await canvas.findAllByText(/Kode salah atau sudah kedaluwarsa/)).length).toBeGreaterThan(0)
  },
}

/** The answer was lost: nothing is sent again by itself. */
export const OwnConsentLost: Story = {
  ...visiting(nadia, { renewFamilyConsent: 'malformed' }),
  globals: { person: 'maman' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Kirim kode kepadanya|Send them a code)$/ }))
    await expect(
      await canvas.findByText(/(belum tahu apakah persetujuan|do not know yet whether the consent)/),
    ).toBeVisible()
  },
}
