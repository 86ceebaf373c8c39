import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Company/Check-ups',
  ...pageStories,
  globals: { person: 'wulan' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const list = '/company-area/hasil-mcu'

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

const counted = /^[\d.,]+ (hasil MCU|check-ups?)$/

const daysOf = async ({ canvas, canvasElement }: Stage): Promise<readonly string[]> => {
  await canvas.findByText(counted)
  return [...canvasElement.querySelectorAll('tbody time')].map((time) => time.getAttribute('datetime') ?? '')
}

/** The latest first, with the data that an employer may always see. */
export const List: Story = {
  ...visiting(list),
  play: async (stage) => {
    const days = await daysOf(stage)
    await expect(days).toHaveLength(20)
    await expect(days).toEqual(days.toSorted().toReversed())
  },
}

/** The choice of own dates has two fields. The filter by a finding finds only employees who let the company see findings. */
export const Filtered: Story = {
  ...visiting(`${list}?dari=2020-01-01&temuan=merokok`),
  play: async (stage) => {
    await daysOf(stage)
    await expect(stage.canvas.getByLabelText(/^(Dari tanggal|From)$/)).toHaveValue('2020-01-01')
    await expect(stage.canvas.getByText(/^(Hanya karyawan|Shows only employees)/)).toBeVisible()
    await userEvent.selectOptions(stage.canvas.getByLabelText(/^(Periode|Period)$/), '')
    await expect(stage.canvas.queryByLabelText(/^(Dari tanggal|From)$/)).toBeNull()
  },
}

export const NoneFound: Story = {
  ...visiting(`${list}?tahun=2001`),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Tidak ada hasil MCU yang sesuai|No check-up matches)$/)).toBeVisible(),
}

export const None: Story = {
  ...visiting(list, { listCompanyMcuResults: 'empty' }),
  play: async ({ canvas }) => expect(await canvas.findByText(/^(Belum ada hasil MCU|No check-ups yet)$/)).toBeVisible(),
}

export const Loading: Story = {
  ...visiting(list, { listCompanyMcuResults: { delay: longDelay } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Mengambil hasil MCU…|Getting the check-ups…)$/)).toBeVisible(),
}

export const Failed: Story = {
  ...visiting(list, { listCompanyMcuResults: { kind: '500' } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeVisible(),
}

/** Employees who may not work for now. */
export const UnfitForNow: Story = {
  ...visiting(`${list}?kesimpulan=tidak_layak_sementara`),
  play: async (stage) => {
    await daysOf(stage)
    await expect(stage.canvasElement.querySelector('tbody')).toHaveTextContent(
      /(Tidak layak sementara|Temporarily unfit)/,
    )
  },
}

/**
 * Whether he may work comes first, then the data that he lets the company see, beside the values of the year before. Further tests are
 * withheld.
 */
export const Result: Story = {
  ...visiting(`${list}/3036`),
  tags: ['company.mcu-result', 'company.result-compared', 'company.result-consent'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Layak dengan catatan|Fit with restrictions)$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^(Pembatasan kerja|Work restrictions)$/ })).toBeVisible()
    await expect(canvas.getAllByText(/^(Sebelumnya|Before) \(/).length).toBeGreaterThan(3)
    await expect(canvas.getAllByText(/^(Karyawan tidak mengizinkan|The employee does not let)/)).toHaveLength(1)
    await expect(canvas.queryByRole('link', { name: /PDF/ })).toBeNull()
  },
}

/** A first check-up has no earlier one to compare with. */
export const FirstResult: Story = {
  ...visiting(`${list}/3034`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Tidak ada dalam 18 bulan|None in the 18 months)/)).toBeVisible()
    await expect(canvas.queryByText(/^(Sebelumnya|Before) \(/)).toBeNull()
  },
}

/** Instead of the medical details there is only the reason. */
const withheld = (id: number, reason: RegExp): Story => ({
  ...visiting(`${list}/${id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(reason)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^(Pembatasan kerja|Work restrictions)$/ })).toBeVisible()
    await expect(canvas.queryByText(/^(Laboratorium|Laboratory)$/)).toBeNull()
  },
})

const noConsent = /^(Tidak ditampilkan karena tidak ada izin|Not shown, since there is no permission)/

/** The employee has withdrawn the consent: the company does not learn that. */
export const ConsentWithdrawn: Story = withheld(3045, noConsent)

/** The employee was not asked, or refused: both look the same. */
export const ConsentNeverGiven: Story = withheld(3003, noConsent)

/** The consent was limited in time. */
export const ConsentEnded: Story = withheld(3069, noConsent)

/** The employee permits everything: the page also has findings, advice, and the signed report. */
export const Everything: Story = {
  ...visiting(`${list}/3006`),
  tags: ['company.result-download', 'company.result-advice'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /PDF/ })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('heading', { name: /^(Pemeriksaan penunjang|Further tests)$/ })).toBeVisible()
    for (const title of [/^(Faktor risiko|Risk factors)$/, /^(Saran dokter|The doctor’s advice)$/])
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.queryByText(/^(Tidak ditampilkan|Not shown)/)).toBeNull()
  },
}

export const NoSuchResult: Story = {
  ...visiting(`${list}/999999`),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Hasil MCU tidak ditemukan|No such check-up)$/)).toBeVisible(),
}

export const ResultFailed: Story = {
  ...visiting(`${list}/3036`, { getCompanyMcuResult: { kind: '500' } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /^(Coba lagi|Try again)$/ })).toBeVisible(),
}
