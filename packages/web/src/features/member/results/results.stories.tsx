import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { learnServerTime } from '../../../shared/server-clock.ts'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Member/Results',
  ...pageStories,
  globals: { person: 'siti' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>
type Stage = Parameters<NonNullable<Story['play']>>[0]

const results = '/member-area/list-hasil'
const mother = '/member-area/hasil-penunjang/laboratorium/1005'

/** Starts a story at its list: the history stores the open result, and all stories share one history. */
const from = (...visit: Parameters<typeof visiting>) => {
  const { loaders, beforeEach } = visiting(...visit)
  return {
    loaders,
    beforeEach: () => {
      window.history.replaceState(null, '')
      return beforeEach()
    },
  }
}

/** Milliseconds: longer than anybody looks at a story, shorter than the SDK's timeout. */
const longDelay = 9000

/** The results of the list, once all hospitals have answered. On a busy machine some answer late, and their results wait for a press. */
const listed = async ({ canvas, userEvent }: Stage): Promise<readonly HTMLElement[]> => {
  await canvas.findByText(/^\d+ (hasil|results?)$/)
  const late = canvas.queryByRole('button', { name: /^(Tampilkan|Show) \d+ / })
  if (late) await userEvent.click(late)
  return canvas.queryAllByRole('article')
}

const open = async (stage: Stage, verdict: RegExp): Promise<HTMLElement> => {
  const found = (await listed(stage)).find((article) => verdict.test(article.textContent))
  if (!found) throw new Error(`no result with ${verdict}`)
  await stage.userEvent.click(within(found).getByRole('button'))
  await stage.canvas.findByRole('heading', { level: 2 })
  return stage.canvas.getByRole('region', { name: /^(Hasil pemeriksaan|Result)$/ })
}

/** Results of all kinds and hospitals, the newest first, each with its meaning. */
export const List: Story = {
  ...from(results),
  play: async (stage) => {
    const articles = await listed(stage)
    await expect(articles.length).toBeGreaterThan(4)
    const days = articles.flatMap((article) => article.querySelector('time')?.dateTime ?? [])
    // The title is in patients' words, with the number of values outside.
    const blood = articles.find((article) => /\((hematologi|haematology), /.test(article.textContent))
    await expect(blood).toHaveTextContent(/(Cek darah dan urine|Blood and urine test) \(/)
    await expect(blood).toHaveTextContent(/\d (nilai di luar rujukan|values are outside their range)/)
    await expect(days.map((day) => Date.parse(day))).toEqual(
      days.map((day) => Date.parse(day)).toSorted((a, b) => b - a),
    )
  },
}

/** A result of the last days is marked as new. A result in progress is not, and neither is an old one. */
export const NewIsMarked: Story = {
  ...from(`${results}/1005`),
  play: async (stage) => {
    const articles = await listed(stage)
    const marked = articles.filter((article) => within(article).queryByText(/^(Baru|New)$/))
    await expect(marked).toHaveLength(1)
    await expect(marked[0]).toHaveTextContent(/(Sebagian selesai|Partly complete)/)
  },
}

/** The list, filtered by one hospital and one kind. */
export const Filtered: Story = {
  ...from(`${results}?rs=RS02&jenis=laboratorium`),
  play: async (stage) => {
    await expect(await listed(stage)).toHaveLength(1)
    await expect(stage.canvas.getByRole('link', { name: /(Hapus|Remove|Lepas).*(RS02|Husada|Lab)/i })).toBeVisible()
  },
}

export const Empty: Story = {
  ...from(results, { listLabResults: 'empty', listRadiologyResults: 'empty', listMcuResults: 'empty' }),
  play: async ({ canvas }) => expect(await canvas.findByText(/^(Belum ada hasil|No results yet)$/)).toBeVisible(),
}

export const ListLoading: Story = {
  ...from(results, { listLabResults: { delay: longDelay } }),
  play: async ({ canvas }) => expect(await canvas.findByText(/^(Mengambil hasil|Getting results)…$/)).toBeVisible(),
}

/** One hospital is down: the list shows the others' results, and the patient can ask again. */
export const OneHospitalDown: Story = {
  ...from(results, { 'listLabResults@RS02': '500' }),
  play: async (stage) => {
    await expect((await listed(stage)).length).toBeGreaterThan(3)
    const again = await stage.canvas.findAllByRole('button', { name: /^(Coba lagi untuk|Try .* again)/ })
    await expect(again).toHaveLength(1)
  },
}

/** The others have no result, so it is unknown whether there is any. */
export const NoneElsewhere: Story = {
  ...from(results, {
    listLabResults: 'empty',
    listRadiologyResults: 'empty',
    listMcuResults: 'empty',
    'listLabResults@RS02': '500',
  }),
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const none = /^(Belum ada hasil dari rumah sakit lain|No results from the other hospitals yet)$/
    await expect(await canvas.findByText(none)).toBeVisible()
    await expect(canvas.queryByText(/^(Belum ada hasil|No results yet)$/)).toBeNull()
  },
}

export const AllHospitalsDown: Story = {
  ...from(results, { listLabResults: '500', listRadiologyResults: '500', listMcuResults: '500' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^(Hasil belum dapat ditampilkan|The results cannot be shown right now)$/),
    ).toBeVisible(),
}

/** The list of hospitals could not be read, so there is no hospital to ask. */
export const NoHospitals: Story = {
  ...from(results, { Hospitals: '500' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^(Hasil belum dapat ditampilkan|The results cannot be shown right now)$/),
    ).toBeVisible(),
}

/** The meaning of the result comes first, then each value with its range. */
export const Laboratory: Story = {
  ...from('/member-area/hasil-penunjang/laboratorium?rs=RS01'),
  play: async (stage) => {
    const result = within(await open(stage, /(nilai di luar|outside)/))
    await expect(result.getAllByText(/^(Di bawah rujukan|Below the range)$/).length).toBeGreaterThan(0)
    // Blood and urine are two groups with the same name, each with its own tests.
    const [blood, urine] = result
      .getAllByRole('heading', { name: /^Kimia Klinik/ })
      .map((heading) => heading.closest('section'))
    await expect(within(blood ?? document.body).getByText('HbA1c')).toBeVisible()
    // No value of the urine is outside, so its group is folded.
    await stage.userEvent.click(within(urine ?? document.body).getByText(/^1 (pemeriksaan|test), /))
    await expect(within(urine ?? document.body).getByText('Rasio albumin/kreatinin urine')).toBeVisible()
    await expect(result.getByText(/(rata-rata gula darah|average blood sugar)/)).toBeVisible()
    await expect(result.getByRole('heading', { name: /^(Langkah berikutnya|What you can do next)$/ })).toBeVisible()
    await expect(result.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
    // The laboratory made a remark on the result.
    await expect(result.getByText(/(Baca seluruh hasil di bawah ini|Read the whole result below)/)).toBeVisible()
    await stage.userEvent.click(result.getByRole('button', { name: /^(Kembali|Back)/ }))
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^result-laboratorium-RS01-/))
  },
}

/** A critical value of four weeks ago: its day and the contact come before any number, and no ambulance is offered. */
export const Critical: Story = {
  ...from(mother),
  play: async (stage) => {
    const result = within(await open(stage, /(Ada nilai kritis pada \d|There was a critical value on \d)/))
    await expect(result.getByRole('link', { name: /^(Kontak|Contact) / })).toBeVisible()
    const outside = result.getByRole('heading', { name: /^(Di luar rujukan|Outside the reference range)$/ })
    const [first] = within(outside.closest('section') ?? document.body).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Kalium6,4 mmol\/L(Kritis|Critical)1,3 mmol\/L/)
    await expect(result.queryByRole('link', { name: /119/ })).toBeNull()
  },
}

/** Milliseconds. */
const tenDays = 10 * 24 * 60 * 60_000

const printed = /^(Dicetak pada|Printed on) /

/** A tab stayed open for days. When it is seen again, the current day is another one. */
export const SeenAgain: Story = {
  ...from(mother),
  tags: ['!visual'],
  play: async (stage) => {
    const result = within(await open(stage, /(nilai kritis|critical value)/))
    const before = result.getByText(printed).textContent
    // The server's time moves, not the device's, so that nothing is read again.
    learnServerTime(Date.now() + tenDays)
    try {
      document.dispatchEvent(new Event('visibilitychange'))
      await waitFor(() => expect(result.getByText(printed)).not.toHaveTextContent(before))
    } finally {
      learnServerTime(Date.now())
    }
  },
}

/** A value is compared with earlier values of the same test at the same hospital. */
export const Trend: Story = {
  ...from(mother),
  play: async (stage) => {
    const result = within(await open(stage, /(nilai kritis|critical value)/))
    await stage.userEvent.click(result.getByRole('button', { name: /(perubahan|trend of) Kalium$/ }))
    await expect(await stage.canvas.findByRole('figure')).toHaveAccessibleName(/Kalium/)
    await expect(stage.canvas.getAllByRole('row')).toHaveLength(3)
  },
}

export const InProcess: Story = {
  ...from('/member-area/hasil-penunjang/laboratorium'),
  play: async (stage) => {
    const result = within(await open(stage, /(belum selesai|not ready)/))
    await expect(result.getByText(/^(Sedang diproses|In process)$/)).toBeVisible()
    // The result has no values yet, and has the title of the list. Unknown facts have no row.
    await expect(result.getByRole('heading', { name: /^(Cek darah|Blood test) \(/ })).toBeVisible()
    await expect(result.queryByText(/^(Hasil keluar|Released)$/)).toBeNull()
  },
}

/** A corrected report, with its pictures. */
export const CorrectedRadiology: Story = {
  ...from('/member-area/hasil-penunjang/radiologi'),
  play: async (stage) => {
    const result = within(await open(stage, /(Dikoreksi|Corrected)/))
    await expect(result.getByText(/^(Hasil ini telah dikoreksi\.|This result has been corrected\.)$/)).toBeVisible()
    // The conclusion, a point for each breast, comes before the patient's facts and the next steps.
    const [first, second] = result.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Payudara kanan: BI-RADS 1 (negatif).')
    await expect(second).toHaveTextContent('Payudara kiri: BI-RADS 2 (temuan jinak).')
    const follows = first?.compareDocumentPosition(result.getByText(/^(Langkah berikutnya|What you can do next)$/))
    await expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

/** A check-up that the employer ordered. */
export const Checkup: Story = {
  ...from('/member-area/list-hasil/karyawan'),
  play: async (stage) => {
    const result = within(await open(stage, /MCU/))
    await expect(await result.findByText(/^(Saran dokter|The doctor’s advice)$/)).toBeVisible()
    const conclusions = result.getByRole('heading', { name: /^(Kesimpulan|Conclusions?)$/ }).parentElement
    await expect(within(conclusions ?? document.body).getAllByRole('listitem').length).toBeGreaterThan(1)
    await expect(result.getByText(/^(Baca seluruh hasil di bawah ini|Read the whole result below)/)).toBeVisible()
  },
}

export const ResultFailed: Story = {
  ...from('/member-area/hasil-penunjang/radiologi', { getRadiologyResult: '500' }),
  play: async (stage) => {
    const [first] = await listed(stage)
    if (!first) throw new Error('no result')
    await stage.userEvent.click(within(first).getByRole('button'))
    await expect(await stage.canvas.findByText(/^(Hasil ini belum dapat|This result cannot)/)).toBeVisible()
  },
}
