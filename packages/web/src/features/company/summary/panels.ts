import { wholePercent } from '@hospital/ui'
import type { ChartRow } from '@hospital/ui/charts'
import type { Message, MessageId } from '../../../i18n/use-message.ts'
import { conclusionWords } from '../area/conclusions.ts'
import { findingWords } from '../area/findings.ts'
import { examinedOf, largestShare, notedOf } from './ranking.ts'
import type { Conclusions } from './ranking.ts'
import { bmiWords, fatWords, pressureWords, sugarWords } from './summary-words.ts'
import type { Summary } from './summary.ts'
import { trendOf } from './trend.ts'
import type { Trend, YearFigure } from './trend.ts'

/** A chart with its table. Each row is the count of a group of people. */
export interface PanelChart {
  readonly caption: string
  readonly rowHeading: string
  readonly series: readonly string[]
  readonly rows: readonly ChartRow[]
  readonly stacked?: boolean
  /** Counts are rounded down: 0 is "fewer than 5". */
  readonly isRounded?: boolean
}

/** A question, its answer in a sentence, and the charts that show it. */
export interface Panel {
  /** A part of the names of its files. */
  readonly id: string
  readonly title: string
  readonly answer: string
  readonly charts: readonly PanelChart[]
}

const one = (label: string, value: number | null, of: number): ChartRow => ({ label, values: [value ?? undefined], of })

const conclusions = ['layak', 'layak_dengan_catatan', 'tidak_layak_sementara', 'tidak_layak'] as const

const conclusionRow = (label: string, counts: Conclusions): ChartRow => ({
  label,
  values: conclusions.map((name) => counts[name]),
  of: examinedOf(counts),
})

/** A part of a whole in percent; undefined if the whole is 0. */
const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : wholePercent(part, whole)

const fitnessAnswer = ({ kesimpulan, jumlah_diperiksa: all, tahun: year }: Summary, message: Message): string => {
  const countOf = (name: string) => kesimpulan.find((row) => row.kesimpulan === name)?.jumlah ?? 0
  const fit = countOf('layak') + countOf('layak_dengan_catatan')
  const percent = percentOf(fit, all)
  return percent === undefined
    ? message('web.company.summary.fitness.notExamined', { year })
    : message('web.company.summary.fitness.answer', { fit, all, percent, year })
}

const fitness = (summary: Summary, message: Message): Panel => {
  const { kesimpulan, jumlah_diperiksa: all, tahun: year, per_tahun } = summary
  return {
    id: 'kelayakan',
    title: message('web.company.summary.fitness'),
    answer: fitnessAnswer(summary, message),
    charts: [
      {
        caption: message('web.company.summary.fitness.chart', { year }),
        rowHeading: message('web.company.summary.conclusion'),
        series: [message('web.company.summary.people')],
        rows: kesimpulan.map((row) => one(message(conclusionWords[row.kesimpulan]), row.jumlah, all)),
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

/**
 * The answer with the most frequent findings and the next ones. A count of 0 means "fewer than 5 people", and findings with the same
 * rounded count may be in any order.
 */
const findingsAnswer = ({ faktor_risiko: rows, jumlah_setuju: { saran: all } }: Summary, message: Message): string => {
  if (rows.length === 0) return message('web.company.summary.few.agreed')
  const counts = [...new Set(rows.map(({ jumlah }) => jumlah))].filter((count) => count > 0)
  const [count, next] = counts.toSorted((former, latter) => latter - former)
  if (count === undefined) return message('web.company.summary.findings.none', { all })
  const namesOf = (many: number | undefined) =>
    rows
      .filter(({ jumlah }) => jumlah === many)
      .map((row) => message(findingWords[row.faktor_risiko]))
      .join(', ')
  const values = { first: namesOf(count), count, all }
  return next === undefined
    ? message('web.company.summary.findings.one', values)
    : message('web.company.summary.findings.answer', { ...values, second: namesOf(next) })
}

const findings = (summary: Summary, message: Message): Panel => {
  const { faktor_risiko, jumlah_setuju, tahun: year } = summary
  return {
    id: 'temuan',
    title: message('web.company.summary.findings'),
    answer: findingsAnswer(summary, message),
    charts:
      faktor_risiko.length === 0
        ? []
        : [
            {
              caption: message('web.company.summary.findings.chart', { year }),
              rowHeading: message('web.company.summary.finding'),
              series: [message('web.company.summary.people')],
              rows: faktor_risiko.map((row) =>
                one(message(findingWords[row.faktor_risiko]), row.jumlah, jumlah_setuju.saran),
              ),
              isRounded: true,
            },
          ],
  }
}

/** The answer with the department that has the largest share of people with notes. */
const departmentsAnswer = ({ per_departemen: rows }: Summary, message: Message): string => {
  if (rows.every((row) => notedOf(row) === 0)) return message('web.company.summary.departments.none')
  const largest = largestShare(rows)
  if (!largest) return message('web.company.summary.departments.unclear')
  const [count, all] = [notedOf(largest), examinedOf(largest)]
  return message('web.company.summary.departments.answer', {
    name: largest.departemen,
    count,
    all,
    percent: percentOf(count, all) ?? 0,
  })
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
  /** The scope of consent that is needed to see the classes. */
  readonly scope: 'pengukuran' | 'laboratorium'
  /** The classes with their words. */
  readonly classes: (summary: Summary, message: Message) => readonly (readonly [label: string, count: number])[]
}

const risks: readonly Risk[] = [
  {
    id: 'tekanan-darah',
    title: 'web.company.summary.pressure',
    field: 'hipertensi',
    scope: 'pengukuran',
    classes: ({ tekanan_darah: rows }, message) =>
      rows.map(({ kelas, jumlah }) => [message(pressureWords[kelas]), jumlah]),
  },
  {
    id: 'gula-darah',
    title: 'web.company.summary.sugar',
    field: 'hiperglikemia',
    scope: 'laboratorium',
    classes: ({ gula_darah: rows }, message) => rows.map(({ kelas, jumlah }) => [message(sugarWords[kelas]), jumlah]),
  },
  {
    id: 'lemak-darah',
    title: 'web.company.summary.fat',
    field: 'dislipidemia',
    scope: 'laboratorium',
    classes: ({ lemak_darah: rows }, message) => rows.map(({ kelas, jumlah }) => [message(fatWords[kelas]), jumlah]),
  },
  {
    id: 'berat-badan',
    title: 'web.company.summary.weight',
    field: 'obesitas',
    scope: 'pengukuran',
    classes: ({ imt: rows }, message) => rows.map(({ kelas, jumlah }) => [message(bmiWords[kelas]), jumlah]),
  },
]

/** The answer: how many people have a risk, and how that compares with the year before. */
const riskAnswer = (figures: readonly YearFigure[], year: number, name: string, message: Message): string => {
  const place = figures.findIndex((figure) => figure.year === year)
  const [now, before] = [figures[place], figures[place - 1]]
  if (now?.count === undefined) return message('web.company.summary.few.agreed')
  const { count, agreed: all = 0 } = now
  const answer =
    count === 0
      ? message('web.company.summary.risk.few', { name, all, year })
      : message('web.company.summary.risk.answer', { name, count, all, year })
  return `${answer} ${message(trendWords[trendOf(now, before)], { year: before?.year ?? year - 1 })}`
}

const riskPanel = (summary: Summary, { id, title, field, scope, classes }: Risk, message: Message): Panel => {
  const { tahun: year, per_tahun, jumlah_setuju } = summary
  const figures = per_tahun.map((row): YearFigure => ({
    year: row.tahun,
    count: row[field] ?? undefined,
    agreed: row.jumlah_setuju,
  }))
  const name = message(findingWords[field])
  const rows = classes(summary, message).map(([label, count]) => one(label, count, jumlah_setuju[scope]))
  const shared = { series: [message('web.company.summary.people')], isRounded: true } as const
  const years: PanelChart = {
    ...shared,
    caption: message('web.company.summary.risk.years', { name }),
    rowHeading: message('web.company.summary.year'),
    rows: per_tahun.map((row) => one(String(row.tahun), row[field], row.jumlah_setuju)),
  }
  const now: PanelChart = {
    ...shared,
    caption: message('web.company.summary.risk.classes', { name: message(title), year }),
    rowHeading: message('web.company.summary.class'),
    rows,
  }
  return {
    id,
    title: message(title),
    answer: riskAnswer(figures, year, name, message),
    charts: [...(rows.length === 0 ? [] : [now]), ...(figures.some(({ count }) => count !== undefined) ? [years] : [])],
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
