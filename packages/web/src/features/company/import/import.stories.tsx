import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Company/Import',
  ...pageStories,
  globals: { person: 'bambang' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Stage = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

const importing = '/company-area/admin-corp?bagian=impor&perusahaan=12'
const check = /^(Periksa berkas|Check the file)$/

const csv = (...rows: readonly string[]): File =>
  new File([['Nama;NIP;Tgl Lahir;JK', ...rows].join('\r\n')], 'karyawan.csv', { type: 'text/csv' })

const right = (count: number): readonly string[] =>
  Array.from({ length: count }, (_row, index) => `Siti ${index + 1};IMP-${index + 1};02/03/1990;P`)

const choose = async ({ canvas, userEvent }: Stage, file: File): Promise<void> => {
  await userEvent.upload(await canvas.findByLabelText(/^(Berkas CSV|CSV file)/), file)
  await userEvent.click(canvas.getByRole('button', { name: check }))
}

const start = async (stage: Stage, file: File): Promise<void> => {
  await choose(stage, file)
  await stage.userEvent.click(await stage.canvas.findByRole('button', { name: /^(Impor|Import) \d+/ }))
}

/** Required choices that are missing have a message beside their field. */
export const NothingChosen: Story = {
  ...visiting('/company-area/admin-corp?bagian=impor'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: check }))
    const summary = await canvas.findByRole('group', { name: /^(Ada yang perlu diperbaiki|There is a problem)/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
  },
}

export const CompaniesFailed: Story = {
  ...visiting(importing, { listCorporateClients: '500' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Daftar perusahaan belum dapat|The companies cannot)/)).toBeVisible(),
}

/** A workbook with the file name of a CSV: the field says how to save it as a CSV. */
export const NoCsv: Story = {
  ...visiting(importing),
  play: async (stage) => {
    await choose(stage, new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'karyawan.csv', { type: 'text/csv' }))
    await expect(stage.canvas.getByLabelText(/^(Berkas CSV|CSV file)/)).toHaveAccessibleDescription(/CSV UTF-8/)
    await expect((await stage.canvas.findAllByText(/^(Berkas ini bukan CSV|This is not a CSV file)/)).length).toBe(2)
  },
}

/** Wrong rows are shown first, with all their problems. While they are chosen too, nothing can be sent. */
export const Preview: Story = {
  ...visiting(importing),
  tags: ['company.import-wrong-rows'],
  play: async (stage) => {
    const { canvas } = stage
    await start(stage, csv(...right(30), 'Budi;IMP-1;31/02/1990;L', ';IMP-99;02/03/1990;L;kelebihan'))
    await expect(await canvas.findByText(/^(3 baris perlu diperbaiki|3 rows have)/)).toBeVisible()
    await expect(canvas.getAllByText(/^(Perlu diperbaiki|To be corrected)$/)).toHaveLength(4)
    await expect(canvas.getByText(/(sama dengan baris|the same as in row) 32$/)).toBeVisible()
  },
}

/** People write a dash for a missing value, in several cells: each dash is shown and reported. */
export const Dashes: Story = {
  ...visiting(importing),
  play: async (stage) => {
    const { canvas } = stage
    const text = 'Nama;NIP;Tgl Lahir;JK;HP;Email\nSiti;IMP-1;02/03/1990;P;-;-'
    await choose(stage, new File([text], 'karyawan.csv', { type: 'text/csv' }))
    await expect(await canvas.findByText(/(nomor telepon tidak lengkap|not a complete phone number)$/)).toBeVisible()
    await expect(canvas.getByText(/(alamat email tidak lengkap|not a complete email address)$/)).toBeVisible()
  },
}

/** A required column has an unknown heading: the user chooses it by hand. */
export const UnknownColumn: Story = {
  ...visiting(importing),
  play: async (stage) => {
    const { canvas, userEvent } = stage
    await start(stage, new File(['Nama;NIP;Kapan;JK\nSiti;IMP-1;02/03/1990;P'], 'karyawan.csv', { type: 'text/csv' }))
    await expect(await canvas.findByText(/^(Pilih dulu kolom|Choose the required)/)).toBeVisible()
    const birth = canvas.getByRole('combobox', { name: /^(Tanggal lahir|Birth date)/ })
    await expect(birth).toBeInvalid()
    await userEvent.selectOptions(birth, 'Kapan')
    await expect(await canvas.findByRole('button', { name: /^(Impor|Import) 1 / })).toBeVisible()
    await expect(birth).toBeValid()
  },
}

/** A file from an American spreadsheet, with a title above its headings: no date is read before the user chooses the order of the dates. */
export const MonthFirst: Story = {
  ...visiting(importing),
  play: async (stage) => {
    const { canvas, userEvent } = stage
    const rows = ['Staff list;;;', 'Nama;NIP;Tgl Lahir;JK', 'Siti;MON-1;03/04/1990;P', 'Budi;MON-2;12/31/1990;L']
    await start(stage, new File([rows.join('\n')], 'staff.csv', { type: 'text/csv' }))
    await expect(await canvas.findByText(/^(Pilih dulu urutan|Choose the order)/)).toBeVisible()
    await expect(canvas.getByText(/^(Judul kolom ada di baris 2|The headings are in row 2)/)).toBeVisible()
    const order = canvas.getByRole('group', { name: /^(Urutan tanggal lahir|Order of the birth dates)/ })
    await expect(order).toHaveAccessibleDescription(/12\/31\/1990/)
    await userEvent.click(within(order).getByRole('radio', { name: /^(Bulan, tanggal|Month, day)/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^(Impor|Import) 2 / }))
    await expect(await canvas.findByText(/^(4 Maret 1990|4 March 1990)/)).toBeVisible()
  },
}

export const Done: Story = {
  ...visiting(importing),
  play: async (stage) => {
    await start(stage, csv(...right(3)))
    await expect(await stage.canvas.findByText(/^(3 karyawan tersimpan|3 employees are registered)/)).toBeVisible()
    await expect(stage.canvas.getAllByText(/^(2 Maret 1990, Perempuan|2 March 1990, Female)$/)).toHaveLength(3)
  },
}

/** The server knows more than the file: nothing is registered, and each refused row has its reason. */
export const RefusedByTheSystem: Story = {
  ...visiting(importing),
  play: async (stage) => {
    await start(stage, csv(...right(3)))
    await stage.userEvent.click(
      await stage.canvas.findByRole('button', { name: /^(Impor berkas lain|Import another)/ }),
    )
    await start(stage, csv(...right(4)))
    await expect(await stage.canvas.findByText(/^(Tidak ada yang disimpan|Nothing was registered)/)).toBeVisible()
    await expect(stage.canvas.getAllByText(/Nomor karyawan sudah terdaftar/)).toHaveLength(3)
  },
}

const stopsWith = (fault: '429' | '500' | 'dropped', words: RegExp): Story => ({
  ...visiting(importing, { importEmployees: fault }),
  play: async (stage) => {
    await start(stage, csv(...right(3)))
    await expect(await stage.canvas.findByText(words)).toBeVisible()
    await expect(stage.canvas.getByRole('button', { name: /^(Lanjutkan impor|Go on)/ })).toBeVisible()
    await expect(stage.canvas.getByRole('button', { name: /^(Unduh laporan|Download the report)/ })).toBeVisible()
  },
})

export const NoAnswer = stopsWith('dropped', /^(Sistem tidak menjawab|The system did not answer)/)
export const TooMany = stopsWith('429', /^(Terlalu banyak permintaan|Too many requests)/)
export const ServerFailed = stopsWith('500', /^(Sistem tidak menjawab|The system did not answer)/)

/** The server refuses a whole batch: the page shows its words, and nothing is registered. */
export const RefusedAsAWhole: Story = {
  ...visiting(importing, { importEmployees: '422' }),
  play: async (stage) => {
    await start(stage, csv(...right(3)))
    await expect(await stage.canvas.findByText(/^(Impor belum selesai|The import is not complete)$/)).toBeVisible()
    await expect(stage.canvas.getAllByText(/^(Belum disimpan|Not registered)$/)).toHaveLength(4)
  },
}
