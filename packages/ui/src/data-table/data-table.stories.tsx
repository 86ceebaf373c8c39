import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CalendarDate } from '../facts/calendar-date.tsx'
import { IndicatorTable } from '../indicator-table/indicator-table.tsx'
import { recordWords } from '../samples/records.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press } from '../storybook/keyboard.ts'
import type { Column } from './column.ts'
import { DataTable } from './data-table.tsx'

const meta: Meta<typeof DataTable> = {
  title: 'Content/Tables',
  tags: ['visual'],
  component: DataTable,
  subcomponents: { IndicatorTable },
  parameters: guide({
    use: 'Rows that are compared or looked up, up to some thousands.',
    instead: 'DescriptionList for one thing, cards where rows are read one by one.',
    keyboard: { 'Space, Enter': 'On a heading: sorts, and turns the order; on a page button: pages' },
  }),
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

const columns = (words: (typeof recordWords)['id']): Column<Employee>[] => {
  const [name = '', section = '', age = '', checkUp = ''] = words.columns
  return [
    { name: 'name', heading: name, cell: (row) => row.name, sortBy: (row) => row.name },
    { name: 'section', heading: section, cell: (row) => words.sections[row.section] },
    { name: 'age', heading: age, cell: (row) => row.age, sortBy: (row) => row.age, figures: true },
    {
      name: 'checkUp',
      heading: checkUp,
      cell: (row) => (row.checkUp ? <CalendarDate date={row.checkUp} /> : '–'),
      sortBy: (row) => row.checkUp,
    },
  ]
}

const few = employees(12)
const many = employees(5000)
const headingOf = (root: HTMLElement, name: RegExp) =>
  [...root.querySelectorAll('thead th')].find((heading) => name.test(heading.textContent))
const key = (row: Employee) => row.id

export const Few: Story = {
  render: withWords(recordWords, (words) => (
    <DataTable
      caption={words.employees}
      columns={columns(words)}
      rows={few}
      rowKey={key}
      none={words.none}
      pageSize={5}
      order={{ column: 'age', ascending: true }}
    />
  )),
}

const wide = { globals: { viewport: { value: 'w1280', isRotated: false } } }
const narrow = { globals: { viewport: { value: 'w360', isRotated: false } } }

/** Enter and Space sort by a heading and reverse the order; the page buttons keep focus, also at the end. */
export const ByKeyboard: Story = {
  ...Few,
  ...wide,
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const heading = headingOf(canvasElement, /^(Umur|Age)/)
    const button = heading?.querySelector('button')
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    button?.focus()
    await press('{Enter}')
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await press(' ')
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(button).toHaveFocus()
    await press('{Tab}{Enter}')
    await expect(headingOf(canvasElement, /^(MCU terakhir|Last check-up)/)).toHaveAttribute('aria-sort', 'ascending')
    await expect(heading).toHaveAttribute('aria-sort', 'none')
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(5)
    await press('{Tab}{Tab}')
    const next = canvas.getByRole('button', { name: /^(Berikutnya|Next)$/ })
    await expect(next).toHaveFocus()
    await press('{Enter}{Enter} ')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^11–12 (dari|of) 12$/)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveFocus()
  },
}

/** On a phone, where rows are cards, a select sorts, and keeps focus. */
export const OnAPhone: Story = {
  ...Few,
  ...narrow,
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox')
    select.focus()
    await userEvent.selectOptions(select, '-age')
    await expect(headingOf(canvasElement, /^(Umur|Age)/)).toHaveAttribute('aria-sort', 'descending')
    await expect(select).toHaveFocus()
    await expect(select).toHaveValue('-age')
  },
}

/** Thousands of rows: only one page of them is in the document, and sorting is fast. */
export const Thousands: Story = {
  render: withWords(recordWords, (words) => (
    <DataTable caption={words.employees} columns={columns(words)} rows={many} rowKey={key} none={words.none} />
  )),
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
  render: withWords(recordWords, (words) => (
    <DataTable caption={words.employees} columns={columns(words)} rows={[]} rowKey={key} none={words.none} />
  )),
}

export const Indicators: Story = {
  render: withWords(recordWords, (words) => (
    <IndicatorTable
      caption={words.indicators}
      indicators={words.indicatorNames.map((name, index) => ({
        id: index,
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
