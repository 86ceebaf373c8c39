import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CalendarDate } from '../facts/calendar-date.tsx'
import { IndicatorTable } from '../indicator-table/indicator-table.tsx'
import { recordWords } from '../samples/records.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { DataTable } from './data-table.tsx'
import type { Column } from './data-table.tsx'

const meta: Meta<typeof DataTable> = {
  title: 'Content/Tables',
  tags: ['visual'],
  component: DataTable,
  subcomponents: { IndicatorTable },
  parameters: guide({ use: 'Rows that are compared or looked up, up to some thousands.', instead: 'DescriptionList for one thing, cards where rows are read one by one.', keyboard: { 'Space, Enter': 'On a heading: sorts, and turns the order; on a page button: pages' } }),
}
export default meta
type Story = StoryObj<typeof DataTable>

interface Employee {
  id: number
  name: string
  section: number
  age: number
  checkUp: string | undefined
}

const first = ['Wulandari', 'Suparman', 'Aisyah Rahmawati', 'Bagus Pratama', 'Made Ayu Lestari']
const employees = (count: number): Employee[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `${first[id % first.length]} ${count - id}`,
    section: id % 3,
    age: 20 + ((id * 7) % 38),
    checkUp: id % 4 === 3 ? undefined : `2026-${String((id % 9) + 1).padStart(2, '0')}-15`,
  }))

function columns(words: (typeof recordWords)['id']): Column<Employee>[] {
  const [name = '', section = '', age = '', checkUp = ''] = words.columns
  return [
    { name: 'name', heading: name, cell: (row) => row.name, sortBy: (row) => row.name },
    { name: 'section', heading: section, cell: (row) => words.sections[row.section] },
    { name: 'age', heading: age, cell: (row) => row.age, sortBy: (row) => row.age, figures: true },
    { name: 'checkUp', heading: checkUp, cell: (row) => (row.checkUp ? <CalendarDate date={row.checkUp} /> : '–'), sortBy: (row) => row.checkUp },
  ]
}

const few = employees(12)
const many = employees(5000)
const headingOf = (root: HTMLElement, name: RegExp) => [...root.querySelectorAll('thead th')].find((heading) => name.test(heading.textContent))
const key = (row: Employee) => row.id

export const Few: Story = {
  render: withWords(recordWords, (words) => <DataTable caption={words.employees} columns={columns(words)} rows={few} rowKey={key} none={words.none} pageSize={5} order={{ column: 'age', ascending: true }} />),
  play: async ({ canvas, canvasElement }) => {
    const heading = headingOf(canvasElement, /^(Umur|Age)/)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    const button = heading?.querySelector('button')
    // On a phone a select sorts instead.
    if (!button?.checkVisibility({ visibilityProperty: true })) return
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(button).toHaveFocus()
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(5)
    const next = canvas.getByRole('button', { name: /^(Berikutnya|Next)$/ })
    for (let press = 0; press < 4; press++) await userEvent.click(next)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^11–12 (dari|of) 12$/)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
  },
}

/** Thousands of rows: one page of them in the document, and sorting within the blink of an eye. */
export const Thousands: Story = {
  render: withWords(recordWords, (words) => <DataTable caption={words.employees} columns={columns(words)} rows={many} rowKey={key} none={words.none} />),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(20)
    const heading = headingOf(canvasElement, /^(Nama|Name)/)
    const button = heading?.querySelector('button')
    const start = performance.now()
    button?.click()
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'), { interval: 10 })
    await expect(performance.now() - start).toBeLessThan(1000)
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(20)
  },
}

export const Empty: Story = {
  render: withWords(recordWords, (words) => <DataTable caption={words.employees} columns={columns(words)} rows={[]} rowKey={key} none={words.none} />),
}

export const Indicators: Story = {
  render: withWords(recordWords, (words) => (
    <IndicatorTable
      caption={words.indicators}
      indicators={words.indicatorNames.map((name, index) => ({
        name,
        target: ['≥ 85%', '≤ 60', '100%', '≤ 30'][index] ?? '',
        value: [88.4, 72, 100, 24.5][index] ?? 0,
        unit: index % 2 === 0 ? '%' : words.minutes,
        reached: index !== 1,
      }))}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(Tercapai|Met)$/)).toHaveLength(3)
  },
}
