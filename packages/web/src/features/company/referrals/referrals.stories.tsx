import { jakartaDate } from '@hospital/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { writeDraft } from '../../../forms/draft-store.ts'
import { draftsKey } from '../../../forms/drafts-key.ts'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'
import { storeEmployee } from './employee-handover.ts'
import { referralDraft } from './referral-draft.ts'

const meta = {
  title: 'Pages/Company/Referrals',
  ...pageStories,
  // The next story must not find the typed values of this one.
  beforeEach: () => sessionStorage.removeItem(draftsKey),
  globals: { person: 'wulan' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const list = '/company-area/accident'
const form = '/company-area/accident/baru'

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

export const List: Story = {
  ...visiting(list),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3)
    await expect(canvas.getByRole('link', { name: 'Eko Prasetyo' })).toBeVisible()
  },
}

export const OfAllCompanies: Story = {
  ...visiting(list),
  globals: { person: 'bambang' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/PT Kencana Baja Industri · /)).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('link', { name: /^(Buat rujukan|Make a referral)$/ })).toBeNull()
  },
}

export const Empty: Story = {
  ...visiting(list, { listAccidentReferrals: 'empty' }),
  play: async ({ canvas }) => expect(await canvas.findByText(/^(Belum ada rujukan|No referral yet)$/)).toBeVisible(),
}

export const ListLoading: Story = {
  ...visiting(list, { listAccidentReferrals: { delay: longDelay } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Memuat rujukan…|Loading the referrals…)$/)).toBeVisible(),
}

export const ListFailed: Story = {
  ...visiting(list, { listAccidentReferrals: '500' }),
  play: async ({ canvas }) => {
    // The message is in the list's place and beside the filters, which no longer say that the list is being read.
    await expect(
      await canvas.findAllByText(/^(Daftar rujukan belum dapat ditampilkan|The referrals cannot be shown yet)$/),
    ).toHaveLength(2)
    await expect(canvas.queryByText(/^(Memuat rujukan…|Loading the referrals…)$/)).toBeNull()
    await expect(canvas.getByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeVisible()
  },
}

/** A page that the list does not have leads to the first page. */
export const NoSuchPage: Story = {
  ...visiting(`${list}?page=99`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^(Ke halaman pertama|To the first page)$/ })).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

/** If only a company narrows the list, the page offers to show all companies again. */
export const OfOneCompany: Story = {
  ...visiting(`${list}?perusahaan=12`),
  globals: { person: 'bambang' },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('link', { name: /PT Nusantara Tekstil/ })
    await expect(chip).toHaveAttribute('href', expect.not.stringContaining('perusahaan'))
  },
}

/** The list is forbidden: another try would fail as well, so the page offers none. */
export const ListForbidden: Story = {
  ...visiting(list, { listAccidentReferrals: '403' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^(Akun Anda tidak memiliki akses ke data ini|Your account has no access to this data)/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeNull()
  },
}

/** The token is refused: the page asks to log in over itself. */
export const Unauthorised: Story = {
  ...visiting(list, { listAccidentReferrals: '401' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: /^(Masuk|Log in)$/ })).toBeInTheDocument(),
}

/** The employee was treated, and consented to show the diagnosis. */
export const Treated: Story = {
  ...visiting('/company-area/accident/640'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Luka robek tangan kiri')).toBeVisible()
    await expect(canvas.getByText(/^(Dapat kembali bekerja|Back to work)$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Batalkan rujukan|Cancel the referral)$/ })).toBeNull()
  },
}

/** The employee is not treated yet: the page says why there is no diagnosis, and the cancel dialog names the consequences. */
export const Waiting: Story = {
  ...visiting('/company-area/accident/642'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^(Belum ada: karyawan belum ditangani|None yet: the employee)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Batalkan rujukan|Cancel the referral)$/ }))
    const dialog = within(await canvas.findByRole('dialog', { name: /\?$/ }))
    await waitFor(() => expect(dialog.getByText(/tidak dapat diurungkan|cannot be undone/)).toBeVisible())
  },
}

/** The emergency numbers, and the first step. */
export const Form: Story = {
  ...visiting(form),
  tags: ['company.referral-form'],
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('link', { name: / 119$/ })).length).toBeGreaterThan(0)
    await userEvent.type(await canvas.findByLabelText(/^(Karyawan|Employee)$/), 'eko')
    await userEvent.click(await canvas.findByRole('button', { name: /^Eko Prasetyo \(NTX-0133/ }))
    await expect(await canvas.findByRole('button', { name: /^(Ganti karyawan|Choose someone else)$/ })).toHaveFocus()
  },
}

/** Opened from an employee's page while a referral of another employee is unfinished: the page does not mix the two. */
export const Unfinished: Story = {
  ...visiting(form),
  beforeEach: () => {
    writeDraft(referralDraft, { karyawan_id: '9001', karyawan: 'Siti Aminah', kronologi: 'Terpeleset.' })
    storeEmployee({ id: '9012', name: 'Eko Prasetyo', detail: 'NTX-0133, Pemintalan' }, Date.now())
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        /^(Rujukan untuk Siti Aminah belum selesai|The referral for Siti Aminah is not finished)$/,
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /(baru untuk|new one for) Eko Prasetyo$/ }))
    await expect(canvas.getByText('Eko Prasetyo (NTX-0133, Pemintalan)')).toBeVisible()
    await expect(canvas.queryByDisplayValue('Terpeleset.')).toBeNull()
  },
}

const clearFragment = () => window.history.replaceState(null, '', window.location.pathname + window.location.search)

/** All values that a referral asks for, as a tab stores them. */
const complete = () => {
  const [year = '', month = '', day = ''] = jakartaDate(new Date()).split('-')
  return {
    karyawan_id: '9012',
    karyawan: 'Eko Prasetyo',
    karyawan_data: 'NTX-0133, Pemintalan',
    kode_mapping_rs: 'RS01',
    'tanggal-day': day,
    'tanggal-month': month,
    'tanggal-year': year,
    jam: '00:00',
    lokasi_kejadian: 'Gudang',
    kronologi: 'Terpeleset di lantai yang basah.',
    jenis_cedera: 'memar',
    'bagian_tubuh-kaki': 'on',
    tingkat_cedera: 'ringan',
    penjamin: 'bpjs_ketenagakerjaan',
    no_kpj: '12345678901',
    'pelapor.nama': 'Wulan Sari',
    'pelapor.jabatan': 'Petugas K3',
    'pelapor.no_telp': '081200010001',
  }
}

const refusing = visiting(form, {
  createAccidentReferral: { kind: '422', fieldErrors: { karyawan_id: ['Karyawan sudah tidak aktif.'] } },
})

/** The server's message about the employee is also shown beside the employee. */
export const EmployeeRefused: Story = {
  ...refusing,
  beforeEach: async () => {
    const clearFaults = await refusing.beforeEach()
    writeDraft(referralDraft, complete())
    window.location.hash = 'penjamin'
    return () => {
      clearFaults()
      clearFragment()
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Kirim rujukan|Send the referral)$/ }))
    await userEvent.click(await canvas.findByRole('link', { name: /Karyawan sudah tidak aktif/ }))
    await expect(canvas.getAllByText(/Karyawan sudah tidak aktif/)).toHaveLength(2)
    const change = canvas.getByRole('button', { name: /^(Ganti karyawan|Choose someone else)$/ })
    await expect(change).toHaveAccessibleDescription(/Karyawan sudah tidak aktif\.$/)
    await expect(change).toHaveFocus()
  },
}

/** An address with an invalid fragment leads to the first step. */
export const BrokenFragment: Story = {
  ...visiting(form),
  beforeEach: () => {
    window.location.hash = '#%'
    return clearFragment
  },
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/^(Karyawan|Employee)$/)).toBeVisible(),
}

export const SearchFailed: Story = {
  ...visiting(form, { listCompanyEmployees: '500' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^(Karyawan|Employee)$/), 'eko')
    await expect(
      await canvas.findByText(/^(Karyawan belum dapat dicari|Employees cannot be searched just now)\.$/),
    ).toBeVisible()
  },
}

export const FormOfAdministrator: Story = {
  ...visiting(form),
  globals: { person: 'bambang' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Rujukan dibuat oleh perusahaan|Referrals are made by companies)$/)).toBeVisible(),
}
