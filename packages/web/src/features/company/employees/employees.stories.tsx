import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Company/Employees',
  ...pageStories,
  globals: { person: 'wulan' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const list = '/company-area/pasien'

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

const counted = /^[\d.,]+ (karyawan|employees?)$/

const listed = async ({ canvas, canvasElement }: Stage): Promise<readonly HTMLElement[]> => {
  await canvas.findByText(counted)
  return [...canvasElement.querySelectorAll<HTMLElement>('tbody tr')]
}

/** Sorted by name, twenty to a page. */
export const List: Story = {
  ...visiting(list),
  tags: ['company.employee-table'],
  play: async (stage) => {
    const rows = await listed(stage)
    await expect(rows).toHaveLength(20)
    const names = rows.map((row) => within(row).getByRole('link').textContent)
    await expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'id')))
  },
}

/** A department, sorted by the oldest last check-up. Each choice can be removed again. */
export const Filtered: Story = {
  ...visiting(`${list}?departemen=Keamanan&urut=mcu_terakhir`),
  tags: ['company.employee-filter'],
  play: async (stage) => {
    await expect(await listed(stage)).toHaveLength(3)
    await expect(stage.canvas.getByRole('link', { name: /Keamanan$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/pasien\?urut=mcu_terakhir$/),
    )
    await expect(stage.canvas.getByRole('columnheader', { name: /^(MCU terakhir|Last check-up)/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  },
}

/** A corporate administrator sees the employees of all companies, each with the company's name. */
export const OfAllCompanies: Story = {
  ...visiting(list),
  globals: { person: 'bambang' },
  play: async (stage) => {
    for (const row of await listed(stage)) await expect(row).toHaveTextContent(/PT /)
  },
}

/** An administrator filters the list by a company. Then only departments of that company can be chosen. */
export const OfOneCompany: Story = {
  ...visiting(`${list}?perusahaan=13`),
  globals: { person: 'bambang' },
  play: async (stage) => {
    for (const row of await listed(stage)) await expect(row).toHaveTextContent(/PT Kencana Baja Industri/)
    await expect(await stage.canvas.findByDisplayValue('PT Kencana Baja Industri')).toBeVisible()
    await expect(stage.canvas.queryByRole('option', { name: 'Pemintalan' })).toBeNull()
  },
}

/** No employee matches: the page says what to do, and offers it. */
export const NoneFound: Story = {
  ...visiting(`${list}?departemen=Peluncuran`),
  tags: ['company.empty-states'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Tidak ada karyawan yang sesuai|No employee matches)$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(Hapus pencarian|Clear the search)/ })).toBeVisible()
  },
}

/** A company that has registered no employee yet. */
export const NoEmployees: Story = {
  ...visiting(list, { listCompanyEmployees: 'empty' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Belum ada karyawan terdaftar|No employees are registered yet)$/)).toBeVisible(),
}

/** A page after the last one. */
export const NoSuchPage: Story = {
  ...visiting(`${list}?page=99`),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^(Ke halaman pertama|To the first page)$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/company-area\/pasien$/),
    ),
}

export const Loading: Story = {
  ...visiting(list, { listCompanyEmployees: { delay: longDelay } }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^(Mengambil data karyawan…|Getting the employees…)$/)).toBeVisible()
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible()
  },
}

export const Failed: Story = {
  ...visiting(list, { listCompanyEmployees: { kind: '500' } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeVisible(),
}

/** Facts, consent in words, check-ups, and the link to a referral. */
export const Employee: Story = {
  ...visiting(`${list}/9012`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Eko Prasetyo' })).toBeVisible()
    await expect(canvas.getByText(/^(Karyawan mengizinkan|The employee lets)/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^(MCU|Check-up of) / })).toHaveLength(3)
    // The latest conclusion is valid. The earlier ones say that they are not.
    await expect(canvas.getAllByText(/^(Masa berlakunya berakhir pada|It was valid until) /)).toHaveLength(2)
  },
}

/** An administrator makes no referral, but can follow the company's referrals. */
export const EmployeeOfAdministrator: Story = {
  ...visiting(`${list}/9012`),
  globals: { person: 'bambang' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^(Lihat rujukan perusahaan ini|See this company’s referrals)$/ }),
    ).toHaveAttribute('href', expect.stringMatching(/accident\?perusahaan=12$/))
    await expect(
      canvas.queryByRole('link', { name: /^(Buat rujukan kecelakaan|File an accident referral)$/ }),
    ).toBeNull()
  },
}

/** The employee belongs to another company or does not exist: the text is the same for both. */
export const NoSuchEmployee: Story = {
  ...visiting(`${list}/9301`),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Karyawan tidak ditemukan|No such employee)$/)).toBeVisible(),
}

export const EmployeeFailed: Story = {
  ...visiting(`${list}/9012`, { getCompanyEmployee: { kind: '500' } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeVisible(),
}
