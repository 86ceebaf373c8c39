import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Company/Admin',
  ...pageStories,
  globals: { person: 'bambang' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const companies = '/company-area/admin-corp'
const users = `${companies}?bagian=pengguna`
const save = /^(Simpan|Save)$/

export const Companies: Story = {
  ...visiting(companies),
  play: async ({ canvas }) => expect(await canvas.findByText('PT Nusantara Tekstil')).toBeVisible(),
}

export const CompaniesFailed: Story = {
  ...visiting(companies, { listCorporateClients: '500' }),
  play: async ({ canvas }) =>
    expect(
      (await canvas.findAllByText(/^(Daftar perusahaan belum dapat|The companies cannot)/)).length,
    ).toBeGreaterThan(0),
}

/** Required fields that are empty have a message beside them. */
export const NewCompany: Story = {
  ...visiting(companies),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Tambah perusahaan|Add a company)$/ }))
    await userEvent.type(canvas.getByLabelText(/^(Kode perusahaan|Company code)/), 'kecil')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    const summary = await canvas.findByRole('group', { name: /^(Ada yang perlu diperbaiki|There is a problem)/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await expect(
      within(summary).getByRole('link', { name: /^(Isi nama perusahaan|Enter the company name)$/ }),
    ).toBeVisible()
  },
}

/** Without the list of hospitals a company can be saved, and the form says that none can be chosen. */
export const CompanyWithoutHospitals: Story = {
  ...visiting(companies, { Hospitals: '500' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Tambah perusahaan|Add a company)$/ }))
    await expect(canvas.getByText(/^(Daftar rumah sakit belum dapat|The list of hospitals cannot)/)).toBeVisible()
  },
}

/** The server's rules go beyond the form's: the form shows the server's words. */
export const CompanyRefused: Story = {
  ...visiting(companies, {
    updateCorporateClient: {
      kind: '422',
      fieldErrors: { rumah_sakit_rujukan: ['Rumah sakit tidak dikenal: RS99.'] },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Ubah|Change) PT Nusantara Tekstil$/ }))
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect((await canvas.findAllByText(/Rumah sakit tidak dikenal: RS99\.$/)).length).toBe(2)
    await userEvent.click(canvas.getByRole('link', { name: /Rumah sakit tidak dikenal: RS99\./ }))
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus()
  },
}

export const Users: Story = {
  ...visiting(users),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wulan Sari Dewi')).toBeVisible()
    await expect(canvas.getAllByText(/^(Terakhir masuk|Last log-in) \d+ \w+ \d{4}$/).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(/^(Administrator korporat|Corporate administrator)$/).length).toBeGreaterThan(0)
  },
}

/** The companies of the filter arrive while the administrator types a search: the typed text stays. */
export const UsersSearch: Story = {
  ...visiting(users, { listCorporateClients: { delay: 1500 } }),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox')
    await expect(canvas.queryByRole('option', { name: 'PT Nusantara Tekstil' })).toBeNull()
    await userEvent.type(search, 'wulan')
    await canvas.findByRole('option', { name: 'PT Nusantara Tekstil' })
    await expect(canvas.getByRole('searchbox')).toHaveValue('wulan')
  },
}

export const UsersFailed: Story = {
  ...visiting(users, { listCorporateUsers: '500' }),
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText(/^(Daftar pengguna belum dapat|The users cannot)/)).length).toBeGreaterThan(0),
}

export const NewUser: Story = {
  ...visiting(users),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Tambah pengguna|Add a user)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: save }))
    const summary = await canvas.findByRole('group', { name: /^(Ada yang perlu diperbaiki|There is a problem)/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(3)
  },
}

/** The account may not invite: another try would fail as well, so the dialog offers none. */
export const InvitationForbidden: Story = {
  ...visiting(users, { sendCompanyActivation: '403' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Kirim undangan kepada|Send invitation to) Intan Permata$/ }),
    )
    const dialog = within(await canvas.findByRole('dialog', { name: /^(Kirim undangan\?|Send an invitation\?)$/ }))
    await userEvent.click(await dialog.findByRole('button', { name: /^(Kirim undangan|Send invitation)$/ }))
    await expect(await dialog.findByText(/tidak memiliki akses|no access|not have access/)).toBeVisible()
  },
}

/** A user who was invited a moment ago: the server asks to wait, and the dialog stays. */
export const InvitationRefused: Story = {
  ...visiting(users, { sendCompanyActivation: '429' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Kirim undangan kepada|Send invitation to) Intan Permata$/ }),
    )
    const dialog = await canvas.findByRole('dialog', { name: /^(Kirim undangan\?|Send an invitation\?)$/ })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Kirim undangan|Send invitation)$/ }))
    await expect(await within(dialog).findByText(/menit|minute/)).toBeVisible()
  },
}
