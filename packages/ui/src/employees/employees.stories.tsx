import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CalendarDate } from '../facts/calendar-date.tsx'
import { Stack } from '../layout/layout.tsx'
import { TestGroup } from '../results/test-group.tsx'
import { employeeWords } from '../samples/employees.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { BulletList, DayField, FitnessHead, FitnessMark, ListTable, RoleBadge, RowLink, WithheldPart } from './index.ts'
import type { Fitness, ListColumn, ListTableProps } from './index.ts'

const meta: Meta<typeof ListTable> = {
  title: 'Care/Employees',
  component: ListTable,
  subcomponents: { BulletList, DayField, FitnessHead, FitnessMark, RoleBadge, RowLink, WithheldPart },
  parameters: guide({
    use: 'Pages about the employees of a company. Imported from `@hospital/ui/employees`.',
    instead: 'DataTable where all rows are on the page already.',
    keyboard: { Enter: 'On a heading: the list in that order' },
  }),
}
export default meta
type Story = StoryObj<typeof ListTable>
type Words = (typeof employeeWords)['id' | 'en']

interface Row {
  readonly id: number
  readonly name: string
  readonly department: number
  readonly checkup: { readonly day: string; readonly fitness: Fitness } | undefined
}

const conclusions: readonly Fitness[] = ['fit', 'fitWithNotes', 'unfitForNow', 'unfit']

const rows: readonly Row[] = [
  'Eko Prasetyo',
  'Sri',
  'Raden Roro Maria Yohana Kusumaningtyas Sastrowardoyo',
  'Oman',
  'Tatang',
].map((name, id) => {
  const fitness = conclusions[id]
  return { id, name, department: id % 3, checkup: fitness && { day: `2026-09-1${id}`, fitness } }
})

const columns = ({ headings, departments }: Words): readonly ListColumn<Row>[] => {
  const [name, number, department, checkup] = headings
  return [
    { name: 'name', heading: name, cell: (row) => <RowLink href={`/${row.id}`}>{row.name}</RowLink>, sortable: true },
    { name: 'number', heading: number, cell: ({ id }) => `KMI-${1000 + id}`, sortable: true },
    { name: 'department', heading: department, cell: (row) => departments[row.department], sortable: true },
    {
      name: 'checkup',
      heading: checkup,
      cell: (row) =>
        row.checkup ? (
          <Stack gap="xxs">
            <CalendarDate date={row.checkup.day} />
            <FitnessMark fitness={row.checkup.fitness} />
          </Stack>
        ) : (
          '–'
        ),
    },
  ]
}

const onSort = fn()

const list = (props: Partial<ListTableProps<Row>>) =>
  withWords<Words>(employeeWords, (words) => (
    <ListTable
      caption={words.caption}
      columns={columns(words)}
      rows={rows}
      rowKey={({ id }) => id}
      sorting={{
        order: { column: 'name', ascending: true },
        hrefOf: ({ column, ascending }) => `/?urut=${ascending ? '' : '-'}${column}`,
        onSort,
      }}
      {...props}
    />
  ))

const headingOf = (root: HTMLElement, name: RegExp) =>
  [...root.querySelectorAll('thead th')].find((heading) => name.test(heading.textContent))

/** The heading of the current order says so and leads to the reverse order; each other heading leads to its order. */
export const List: Story = {
  tags: ['visual', 'company.employee-table', 'company.employee-sort'],
  render: list({}),
  play: async ({ canvasElement }) => {
    const name = headingOf(canvasElement, /^(Nama|Name)/)
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await expect(name?.querySelector('a')).toHaveAttribute('href', '/?urut=-name')
    await expect(headingOf(canvasElement, /^(Nomor|Number)/)?.querySelector('a')).toHaveAttribute(
      'href',
      '/?urut=number',
    )
    await expect(headingOf(canvasElement, /^(MCU|Last)/)).not.toHaveAttribute('aria-sort')
  },
}

/** On a phone rows are cards without headings, and a select sorts. */
export const OnAPhone: Story = {
  ...List,
  tags: ['company.employee-cards'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(headingOf(canvasElement, /^(Nama|Name)/)).not.toBeVisible()
    const [card] = canvasElement.querySelectorAll('tbody tr')
    const [first, second] = card?.querySelectorAll('td') ?? []
    await expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(second?.getBoundingClientRect().top ?? 0)
    await userEvent.selectOptions(canvas.getByRole('combobox'), '-number')
    await expect(onSort).toHaveBeenCalledWith({ column: 'number', ascending: false })
  },
}

/** Other rows are loading: the present ones stay readable. */
export const Busy: Story = {
  render: list({ busy: true }),
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[aria-busy=true] tbody')?.children).toHaveLength(5),
}

/** The first rows are loading. */
export const Loading: Story = { render: list({ rows: undefined }) }

const conclusionWords: Readonly<Record<Fitness, RegExp>> = {
  fit: /^(Layak|Fit)$/,
  fitWithNotes: /^(Layak dengan catatan|Fit with restrictions)$/,
  unfitForNow: /^(Tidak layak sementara|Temporarily unfit)$/,
  unfit: /^(Tidak layak|Unfit)$/,
}

const head = (fitness: Fitness, restrictions: readonly string[], ended = false): Story => ({
  play: async ({ canvas }) => {
    const conclusion = canvas.getByText(conclusionWords[fitness]).parentElement?.parentElement
    await expect(conclusion?.querySelector('svg')).toBeVisible()
    await expect(conclusion).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
  },
  render: withWords<Words>(employeeWords, (words) => (
    <FitnessHead
      name="Eko Prasetyo"
      fitness={fitness}
      validity={ended ? words.expired : words.validity}
      ended={ended}
      restrictions={restrictions.map((text) => ({ text, lang: 'id' }))}
      facts={words.facts.map(([term, details]) => ({ term, details }))}
    />
  )),
})

export const Fit: Story = { ...head('fit', []), tags: ['company.fitness'] }
export const FitWithNotes: Story = {
  ...head('fitWithNotes', [
    'Tidak bekerja di ketinggian lebih dari 2 meter sampai pemeriksaan ulang.',
    'Wajib memakai pelindung telinga di area bising.',
  ]),
  tags: ['company.fitness'],
}
export const UnfitForNow: Story = {
  ...head('unfitForNow', ['Tidak bekerja giliran malam sampai dinyatakan layak.'], true),
  tags: ['company.fitness'],
}
export const Unfit: Story = {
  ...head('unfit', ['Perlu penempatan kembali ke pekerjaan yang sesuai.']),
  tags: ['company.fitness'],
}

export const Withheld: Story = {
  render: withWords<Words>(employeeWords, (words) => <WithheldPart title={words.laboratory} reason={words.withheld} />),
}

/** A value beside the one of the year before. */
export const Compared: Story = {
  render: withWords<Words>(employeeWords, (words) => (
    <TestGroup
      name={words.laboratory}
      tests={[
        {
          id: 'KOL',
          name: { text: 'Kolesterol total', lang: 'id' },
          value: '228',
          unit: 'mg/dL',
          flag: 'high',
          range: '≤ 199 mg/dL',
          bar: { value: 228, to: 199 },
          earlier: words.earlier,
        },
      ]}
    />
  )),
}

/** The rights of a user: an administrator is highlighted. */
export const Roles: Story = {
  tags: ['company.role-badge'],
  render: () => (
    <Stack gap="sm" align="start">
      {(['admin', 'company'] as const).map((role) => (
        <RoleBadge key={role} role={role} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Administrator korporat|Corporate administrator)$/)).toBeVisible()
    await expect(canvas.getByText(/^(Pengguna perusahaan|Company user)$/)).toBeVisible()
  },
}

export const Advice: Story = {
  render: withWords<Words>(employeeWords, ({ advice }) => <BulletList items={advice} />),
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2),
}

/** A recent day, in the platform's own calendar. */
export const Day: Story = {
  render: withWords<Words>(employeeWords, ({ from }) => (
    <DayField id="dari" name="dari" label={from} value="2026-09-01" max="2026-11-23" />
  )),
  play: ({ canvas }) => expect(canvas.getByLabelText(/^(Dari tanggal|From)$/)).toHaveValue('2026-09-01'),
}
