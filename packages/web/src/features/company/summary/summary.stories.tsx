import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Company/Summary',
  ...pageStories,
  globals: { person: 'wulan' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/company-area/hasil-mcu/chart'

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

/** Each chart has its table, and each question its download. */
export const Everybody: Story = {
  ...visiting(path),
  tags: ['company.summary-charts'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: /^(Kelayakan kerja karyawan|Fitness of the employees)$/ }),
    ).toBeVisible()
    const charts = canvas.getAllByRole('figure').length
    await expect(charts).toBeGreaterThan(8)
    await expect(canvas.getAllByRole('table')).toHaveLength(charts)
    await expect(
      canvas.getByRole('button', {
        name: /^(Unduh tabel \(CSV\): Kesimpulan MCU|Download the table \(CSV\): Conclusions of)/,
      }),
    ).toBeVisible()
    await expect(canvas.getAllByText('<5').length).toBeGreaterThan(0)
  },
}

export const OneGroup: Story = {
  ...visiting(`${path}?kelompok=gender:P`),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/\((Jenis kelamin: Perempuan|Sex: Women)\)$/)).length).toBeGreaterThan(3)
    await expect(canvas.queryByRole('region', { name: /^(Departemen mana|Which departments)/ })).toBeNull()
  },
}

/**
 * Three people: their conclusions are shown, since the company sees those by name anyway. For their findings the page says why it shows
 * none.
 */
export const FewAgreed: Story = {
  ...visiting(`${path}?kelompok=departemen:Keamanan`),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/^(Kurang dari 5 karyawan kelompok ini|Fewer than 5 employees of this group)/))
        .length,
    ).toBeGreaterThan(4)
    await expect(canvas.getAllByRole('figure')).toHaveLength(2)
  },
}

export const OfAdministrator: Story = {
  ...visiting(path),
  globals: { person: 'bambang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^(Perusahaan|Company)$/)).toBeVisible()
    await expect(canvas.queryByRole('figure')).toBeNull()
  },
}

export const SummaryLoading: Story = {
  ...visiting(path, { getCompanyMcuSummary: { delay: longDelay } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Memuat rangkuman…|Loading the summary…)$/)).toBeVisible(),
}

export const Failed: Story = {
  ...visiting(path, { getCompanyMcuSummary: '500' }),
  play: async ({ canvas }) => {
    // The message is in the summary's place and beside the filters, which no longer say that the summary is being read.
    await expect(
      await canvas.findAllByText(
        /^(Rangkuman kesehatan belum dapat ditampilkan|The health summary cannot be shown yet)$/,
      ),
    ).toHaveLength(2)
    await expect(canvas.queryByText(/^(Memuat rangkuman…|Loading the summary…)$/)).toBeNull()
    await expect(canvas.getByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeVisible()
  },
}

/** The token is refused: the page asks to log in over itself. */
export const Unauthorised: Story = {
  ...visiting(path, { getCompanyMcuSummary: '401' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: /^(Masuk|Log in)$/ })).toBeInTheDocument(),
}
