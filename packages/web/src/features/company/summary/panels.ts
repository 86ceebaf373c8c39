import type { ChartRow } from '@hospital/ui/charts'
import type { Message, MessageId } from '../../../i18n/use-message.ts'
import { certainlyLargest, leastNoted } from './ranking.ts'
import { bmiWords, conclusionWords, fatWords, findingWords, pressureWords, sugarWords } from './summary-words.ts'
import type { Summary } from './summary.ts'
import { trendOf } from './trend.ts'
import type { Trend, YearFigure } from './trend.ts'

/** A chart with its table. */
export interface PanelChart {
  readonly caption: string
  readonly rowHeading: string
  readonly series: readonly string[]
  readonly rows: readonly ChartRow[]
  readonly stacked?: boolean
}

/** A question, its answer in a sentence, and the charts that show it. */
export interface Panel {
  /** Part of the name of its files. */
  readonly id: string
  readonly title: string
  readonly answer: string
  readonly charts: readonly PanelChart[]
}

const one = (label: string, value: number | null): ChartRow => ({ label, values: [value ?? undefined] })

const conclusions = ['layak', 'layak_dengan_catatan', 'tidak_layak_sementara', 'tidak_layak'] as const

type ConclusionCounts = Readonly<Record<(typeof conclusions)[number], number | null>>

const conclusionRow = (label: string, counts: ConclusionCounts): ChartRow => ({
  label,
  values: conclusions.map((name) => counts[name] ?? undefined),
})

const fitness = (summary: Summary, message: Message): Panel => {
  const { kesimpulan, jumlah_diperiksa: examined, tahun: year, per_tahun } = summary
  const countOf = (name: string) => kesimpulan.find((row) => row.kesimpulan === name)?.jumlah ?? 0
  const people = message('web.company.summary.people')
  return {
    id: 'kelayakan',
    title: message('web.company.summary.fitness'),
    answer: message('web.company.summary.fitness.answer', {
      fit: countOf('layak') + countOf('layak_dengan_catatan'),
      all: examined ?? 0,
      year,
    }),
    charts: [
      {
        caption: message('web.company.summary.fitness.chart', { year }),
        rowHeading: message('web.company.summary.conclusion'),
        series: [people],
        rows: kesimpulan.map((row) => one(message(conclusionWords[row.kesimpulan]), row.jumlah)),
      },
      {
        caption: message('web.company.summary.fitness.years'),
        rowHeading: message('web.company.summary.year'),
        series: conclusions.map((name) => message(conclusionWords[name])),
        rows: per_tahun.map((row) => conclusionRow(String(row.tahun), row)),
        stacked: true,
      },
    ],
  }
}

/** The most frequent finding and the next, as far as the figures give them: a count of 0 is "fewer than 5 people". */
const findingsAnswer = ({ faktor_risiko }: Summary, message: Message): string => {
  const [first, second] = faktor_risiko.filter(({ jumlah }) => jumlah > 0)
  if (!first) return message('web.company.summary.findings.none')
  const values = { first: message(findingWords[first.faktor_risiko]), count: first.jumlah }
  return second
    ? message('web.company.summary.findings.answer', { ...values, second: message(findingWords[second.faktor_risiko]) })
    : message('web.company.summary.findings.one', values)
}

const findings = (summary: Summary, message: Message): Panel => {
  const { faktor_risiko, tahun: year } = summary
  return {
    id: 'temuan',
    title: message('web.company.summary.findings'),
    answer: findingsAnswer(summary, message),
    charts: [
      {
        caption: message('web.company.summary.findings.chart', { year }),
        rowHeading: message('web.company.summary.finding'),
        series: [message('web.company.summary.people')],
        rows: faktor_risiko.map((row) => one(message(findingWords[row.faktor_risiko]), row.jumlah)),
      },
    ],
  }
}

/** Which department has the largest share of people with notes, where the rounded counts leave no doubt. */
const departmentsAnswer = ({ per_departemen, pilihan }: Summary, message: Message): string => {
  const largest = certainlyLargest(per_departemen)
  const ranking = () =>
    largest
      ? message('web.company.summary.departments.answer', { name: largest.departemen, count: leastNoted(largest) })
      : message('web.company.summary.departments.unclear')
  const answer = per_departemen.some((row) => leastNoted(row) > 0)
    ? ranking()
    : message('web.company.summary.departments.none')
  const names = pilihan.departemen.filter(({ ditahan }) => ditahan).map(({ nilai }) => nilai)
  return names.length === 0
    ? answer
    : `${answer} ${message('web.company.summary.departments.withheld', { names: names.join(', ') })}`
}

const departments = (summary: Summary, message: Message): Panel | undefined => {
  const { per_departemen, tahun: year } = summary
  if (per_departemen.length === 0) return undefined
  return {
    id: 'departemen',
    title: message('web.company.summary.departments'),
    answer: departmentsAnswer(summary, message),
    charts: [
      {
        caption: message('web.company.summary.departments.chart', { year }),
        rowHeading: message('web.company.summary.group.department'),
        series: conclusions.map((name) => message(conclusionWords[name])),
        rows: per_departemen.map((row) => conclusionRow(row.departemen, row)),
        stacked: true,
      },
    ],
  }
}

const trendWords = {
  up: 'web.company.summary.trend.up',
  down: 'web.company.summary.trend.down',
  same: 'web.company.summary.trend.same',
  unknown: 'web.company.summary.trend.unknown',
} as const satisfies Readonly<Record<Trend, MessageId>>

interface Risk {
  readonly id: string
  readonly title: MessageId
  /** The figure of each year. */
  readonly field: 'hipertensi' | 'hiperglikemia' | 'dislipidemia' | 'obesitas'
  readonly classes: (summary: Summary, message: Message) => readonly ChartRow[]
}

const risks: readonly Risk[] = [
  {
    id: 'tekanan-darah',
    title: 'web.company.summary.pressure',
    field: 'hipertensi',
    classes: ({ tekanan_darah: rows }, message) =>
      rows.map(({ kelas, jumlah }) => one(message(pressureWords[kelas]), jumlah)),
  },
  {
    id: 'gula-darah',
    title: 'web.company.summary.sugar',
    field: 'hiperglikemia',
    classes: ({ gula_darah: rows }, message) =>
      rows.map(({ kelas, jumlah }) => one(message(sugarWords[kelas]), jumlah)),
  },
  {
    id: 'lemak-darah',
    title: 'web.company.summary.fat',
    field: 'dislipidemia',
    classes: ({ lemak_darah: rows }, message) => rows.map(({ kelas, jumlah }) => one(message(fatWords[kelas]), jumlah)),
  },
  {
    id: 'berat-badan',
    title: 'web.company.summary.weight',
    field: 'obesitas',
    classes: ({ imt: rows }, message) => rows.map(({ kelas, jumlah }) => one(message(bmiWords[kelas]), jumlah)),
  },
]

/** How many have a risk. A withheld count is not "fewer than 5". */
const riskAnswer = (
  { name, count, year }: { readonly name: string; readonly count: number | undefined; readonly year: number },
  message: Message,
): string => {
  if (count === undefined) return message('web.company.summary.withheld')
  return count === 0
    ? message('web.company.summary.risk.few', { name, year })
    : message('web.company.summary.risk.answer', { name, count, year })
}

const riskPanel = (summary: Summary, { id, title, field, classes }: Risk, message: Message): Panel => {
  const { tahun: year, per_tahun } = summary
  const figures = per_tahun.map((row): YearFigure => ({
    year: row.tahun,
    count: row[field] ?? undefined,
    examined: row.jumlah_diperiksa ?? undefined,
  }))
  const place = figures.findIndex((figure) => figure.year === year)
  const before = figures[place - 1]
  const name = message(findingWords[field])
  const answer = riskAnswer({ name, count: figures[place]?.count, year }, message)
  const trend = message(trendWords[trendOf(figures[place], before)], { year: before?.year ?? year - 1 })
  return {
    id,
    title: message(title),
    answer: `${answer} ${trend}`,
    charts: [
      {
        caption: message('web.company.summary.risk.classes', { name: message(title), year }),
        rowHeading: message('web.company.summary.class'),
        series: [message('web.company.summary.people')],
        rows: classes(summary, message),
      },
      {
        caption: message('web.company.summary.risk.years', { name }),
        rowHeading: message('web.company.summary.year'),
        series: [message('web.company.summary.people')],
        rows: per_tahun.map((row) => one(String(row.tahun), row[field])),
      },
    ],
  }
}

/** The questions that a summary answers, in the order of the page. */
export const panelsOf = (summary: Summary, message: Message): readonly Panel[] =>
  [
    fitness(summary, message),
    findings(summary, message),
    departments(summary, message),
    ...risks.map((risk) => riskPanel(summary, risk, message)),
  ].filter((panel) => panel !== undefined)
