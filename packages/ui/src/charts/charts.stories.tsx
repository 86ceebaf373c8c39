import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { chartWords } from '../samples/charts.ts'
import { withWords } from '../samples/use-sample.tsx'
import { cardWidths } from '../storybook/card-width.css.ts'
import { guide } from '../storybook/docs.ts'
import { BarChart, ChartQuestion, LineChart } from './index.ts'

const meta: Meta<typeof BarChart> = {
  title: 'Content/Charts',
  tags: ['visual'],
  component: BarChart,
  subcomponents: { LineChart, ChartQuestion },
  parameters: guide({
    use: 'Where the shape of numbers says more than the numbers. Imported from `@hospital/ui/charts`. The visible table is what is read; the drawing is made of its rows.',
    instead: 'DataTable where single values are looked up.',
    keyboard: { 'Arrow keys': 'Scroll the table where it is wider than its box' },
  }),
}
export default meta
type Story = StoryObj<typeof BarChart>

/** Every number of the drawing is in the table. */
export const Bars: Story = {
  render: withWords(chartWords, (words) => (
    <BarChart
      caption={words.diseases}
      rowHeading={words.finding}
      series={[words.people]}
      rows={words.findings.map((label, index) => ({ label, values: [[212, 148, 97, 8.5][index]] }))}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByRole('cell', { name: '212' })).toBeVisible()
    await expect(canvas.getByRole('figure')).toHaveAccessibleName(/2026/)
  },
}

const numbers = [
  [120, 34, 12],
  [48, 22, 9],
  [31, 4, 0],
]

export const StackedBars: Story = {
  render: withWords(chartWords, (words) => (
    <BarChart
      stacked
      caption={words.health}
      rowHeading={words.section}
      unit={words.people}
      series={words.fitness}
      rows={words.sections.map((label, index) => ({ label, values: numbers[index] ?? [] }))}
    />
  )),
}

const wholes = [166, 79, 35]

/** Bars with different totals show shares, so that a larger section looks no worse. A stack that is the whole has only its number. */
export const StackedShares: Story = {
  render: withWords(chartWords, (words) => (
    <BarChart
      stacked
      caption={words.health}
      rowHeading={words.section}
      series={words.fitness}
      rows={words.sections.map((label, index) => ({ label, values: numbers[index] ?? [], of: wholes[index] }))}
    />
  )),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('cell', { name: /^120 \(72\s?%\)$/ })).toBeVisible()
    await expect([...canvasElement.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('166')
  },
}

export const BarsBesideEachOther: Story = {
  render: withWords(chartWords, (words) => (
    <BarChart
      caption={words.health}
      rowHeading={words.section}
      unit={words.people}
      series={words.fitness}
      rows={words.sections.map((label, index) => ({ label, values: numbers[index] ?? [] }))}
    />
  )),
}

/** A withheld value is a dash in the drawing and in the table, and never the word for 0. */
export const Withheld: Story = {
  tags: ['!visual'],
  render: withWords(chartWords, (words) => (
    <>
      {[false, true].map((stacked) => (
        <BarChart
          key={String(stacked)}
          stacked={stacked}
          caption={stacked ? words.health : words.diseases}
          rowHeading={words.section}
          series={words.fitness}
          rows={words.sections.map((label, index) => ({ label, values: [[120, 30, 0], [20, 0], []][index] ?? [] }))}
          zero="<5"
        />
      ))}
    </>
  )),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('figure > svg')].map((drawing) =>
      [...drawing.querySelectorAll('text')].map((text) => text.textContent).filter((text) => /^[–<\d]/.test(text)),
    )
    await expect(drawn).toEqual([
      ['120', '30', '<5', '20', '<5', '–', '–', '–', '–'],
      ['150', '–', '–'],
    ])
    await expect([...canvasElement.querySelectorAll('td')].filter((cell) => cell.textContent === '–')).toHaveLength(8)
  },
}

const pressures = [
  [138, 88],
  [134, 86],
  [undefined, undefined],
  [129, 84],
  [124, 81],
  [118, 79],
]

/** A month without a measurement breaks the line and is a dash in the table. */
export const LineWithBand: Story = {
  render: withWords(chartWords, (words) => (
    <LineChart
      caption={words.pressure}
      rowHeading={words.month}
      unit="mmHg"
      series={words.pressures}
      rows={words.months.map((label, index) => ({ label, values: pressures[index] ?? [] }))}
      band={{ from: 90, to: 120, label: words.normal }}
    />
  )),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('cell', { name: '–' })).toHaveLength(2)
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(10)
  },
}

/** Two results of one day: rows may have one label. */
export const SameLabels: Story = {
  tags: ['!visual'],
  render: withWords(chartWords, (words) => (
    <>
      {[BarChart, LineChart].map((Chart, place) => (
        <Chart
          key={Chart.name}
          caption={place === 0 ? words.pressure : words.health}
          rowHeading={words.month}
          series={[words.people]}
          rows={[120, 130].map((value) => ({ label: words.months[0] ?? '', values: [value] }))}
        />
      ))}
    </>
  )),
  beforeEach: () => {
    const errors = spyOn(console, 'error')
    return () => errors.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
    await expect(console.error).not.toHaveBeenCalled()
  },
}

/** A question with its answer. The page writes the words for small numbers, and offers the table as a download. */
export const Question: Story = {
  tags: ['company.summary-panel'],
  render: withWords(chartWords, (words) => (
    <ChartQuestion title={words.health} answer={words.diseases}>
      <BarChart
        caption={words.diseases}
        summary={words.normal}
        rowHeading={words.finding}
        series={[words.people]}
        rows={words.findings.map((label, index) => ({ label, values: [[210, 145, 5, 0][index]] }))}
        zero="<5"
        actions={
          <Button tone="quiet" icon="download">
            CSV
          </Button>
        }
      />
    </ChartQuestion>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '<5' })).toBeVisible()
    const [question] = canvas.getAllByRole('region')
    await expect(question).toHaveAccessibleName(canvas.getByRole('heading', { level: 2 }).textContent ?? '')
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeVisible()
  },
}

/** The drawing shrinks with its window, but its letters stay readable. */
export const LettersOnPhones: Story = {
  tags: ['!visual'],
  render: withWords(chartWords, (words) => (
    <>
      {cardWidths.map((width, phone) => (
        <div key={width} className={width}>
          <BarChart
            caption={`${words.health} (${phone})`}
            rowHeading={words.section}
            series={words.fitness}
            rows={words.sections.map((label, index) => ({ label, values: numbers[index] ?? [], of: wholes[index] }))}
          />
          <LineChart
            caption={`${words.pressure} (${phone})`}
            rowHeading={words.month}
            series={words.pressures}
            rows={words.months.map((label, index) => ({ label, values: pressures[index] ?? [] }))}
            band={{ from: 90, to: 120, label: words.normal }}
          />
        </div>
      ))}
    </>
  )),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('text')]
    const sizes = texts.map((text) => ({
      text: text.textContent,
      size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
    }))
    await expect(sizes.length).toBeGreaterThan(60)
    await expect(sizes.filter(({ size }) => size < 12)).toEqual([])
    const drawings = [...canvasElement.querySelectorAll('figure > svg')]
    const cut = drawings.flatMap((drawing) => {
      const { left, right } = drawing.getBoundingClientRect()
      return [...drawing.querySelectorAll('text')].filter((text) => {
        const box = text.getBoundingClientRect()
        return box.left < left - 1 || box.right > right + 1
      })
    })
    await expect(cut.map((text) => text.textContent)).toEqual([])
  },
}

export const Nothing: Story = {
  render: withWords(chartWords, (words) => (
    <BarChart caption={words.diseases} rowHeading={words.finding} series={[words.people]} rows={[]} />
  )),
}
