import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, fn, within } from 'storybook/test'
import { importWords } from '../samples/imports.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { ColumnMatch, RowCounts, RowsPreview } from './index.ts'
import type { RowOutcome } from './index.ts'

const meta: Meta<typeof RowsPreview> = {
  title: 'Care/Imports',
  component: RowsPreview,
  subcomponents: { ColumnMatch, RowCounts },
  parameters: guide({
    use: 'A file of rows that is checked before it is sent. Imported from `@hospital/ui/imports`.',
    instead: 'ListTable for rows that a server sends page by page.',
  }),
}
export default meta
type Story = StoryObj<typeof RowsPreview>
type Words = (typeof importWords)['id' | 'en']

const headings = ['Nama Karyawan', 'NIP', 'Tgl Lahir', '', 'Jabatan']
const samples = [['Siti Rahayu', 'Raden Roro Maria Yohana Kusumaningtyas'], ['K-0001'], ['02/03/1990'], ['x'], []]
const onMatch = fn()

const Match = ({ words }: { words: Words }): ReactElement => {
  const [columns, setColumns] = useState<readonly (number | undefined)[]>([0, 1, undefined, 4])
  return (
    <ColumnMatch
      label={words.columns}
      hint={words.hint}
      headings={headings}
      fields={words.fields.map((label, index) => {
        const column = columns[index]
        const isMissing = index === 2 && column === undefined
        return {
          name: String(index),
          label,
          required: index < 3,
          column,
          samples: column === undefined ? [] : (samples[column] ?? []),
          error: isMissing ? words.missing : undefined,
        }
      })}
      onMatch={(name, column) => {
        onMatch(name, column)
        setColumns((known) => known.map((old, index) => (index === Number(name) ? column : old)))
      }}
    />
  )
}

/** Each fact has a select of the file's headings, with values to judge the match by. */
export const Columns: Story = {
  render: withWords<Words>(importWords, (words) => <Match words={words} />),
  play: async ({ canvas, userEvent }) => {
    const birth = canvas.getByRole('combobox', { name: /^(Tanggal lahir|Birth date)$/ })
    await expect(birth).toBeInvalid()
    await expect(birth).toHaveAccessibleDescription(/^(Pilih kolom|Choose the column)/)
    await userEvent.selectOptions(birth, 'Tgl Lahir')
    await expect(onMatch).toHaveBeenLastCalledWith('2', 2)
    await expect(birth).toBeValid()
    await expect(birth).toHaveAccessibleDescription(/02\/03\/1990$/)
    await expect(within(birth).getByRole('option', { name: /^(Kolom 4|Column 4)/ })).toBeInTheDocument()
    await userEvent.selectOptions(birth, '')
    await expect(onMatch).toHaveBeenLastCalledWith('2', undefined)
  },
}

/** The number of rows in each state: the words say it, and the colour supports them. */
export const Counts: Story = {
  render: withWords<Words>(importWords, ({ right, wrong, refused }) => (
    <RowCounts
      counts={[
        { label: right, count: 9_412, tone: 'good' },
        { label: wrong, count: 17, tone: 'warning' },
        { label: refused, count: 0, tone: 'danger' },
      ]}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^9[.,]412$/)).toBeVisible()
  },
}

interface Row {
  readonly row: number
  readonly name: string
}

const rows: readonly Row[] = [
  { row: 2, name: 'Siti Rahayu' },
  { row: 3, name: 'Budi' },
  { row: 5, name: 'Raden Roro Maria Yohana Kusumaningtyas Sastrowardoyo' },
  ...Array.from({ length: 20 }, (_row, index) => ({ row: index + 6, name: `Dewi ${index + 1}` })),
]

const preview = (shown: readonly Row[]) =>
  withWords<Words>(importWords, (words) => {
    const [order, double, width] = words.reasons
    const [, number, birth] = words.fields
    const problems: Readonly<Record<number, RowOutcome['problems']>> = {
      3: [
        { field: number, typed: 'K-0001', reason: double },
        { field: birth, typed: '03/25/1990', reason: order },
        { field: number, typed: 'K-0001', reason: { text: 'Nomor karyawan sudah terdaftar.', lang: 'id' } },
      ],
      5: [{ reason: width }],
    }
    return (
      <RowsPreview
        caption={words.caption}
        rows={shown}
        rowNumber={({ row }) => row}
        columns={[{ name: 'person', heading: words.person, cell: ({ name }) => name }]}
        outcome={({ row }) => {
          const found = problems[row] ?? []
          const isRight = found.length === 0
          return { text: isRight ? words.right : words.wrong, tone: isRight ? 'good' : 'notice', problems: found }
        }}
        none={words.none}
      />
    )
  })

/** Ten rows at a time, each with its number in the file and all its problems. */
export const Preview: Story = {
  tags: ['visual', 'company.import-preview'],
  render: preview(rows),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('row', { name: /^(Baris|Row)\s3 / })
    await expect(within(wrong).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(wrong).getByText('03/25/1990')).toBeVisible()
  },
}

/** The others are on further pages. */
export const FurtherPages: Story = {
  render: preview(rows),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Dewi 20')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^(Berikutnya|Next)/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^(Berikutnya|Next)/ }))
    await expect(canvas.getByText('Dewi 20')).toBeVisible()
  },
}

/** On a phone every row is a card. */
export const OnAPhone: Story = {
  render: preview(rows.slice(0, 3)),
  globals: { viewport: { value: 'w360', isRotated: false } },
}

export const NoRows: Story = {
  render: preview([]),
  play: async ({ canvas }) => expect(canvas.getByText(/^(Tidak ada baris|No row)/)).toBeVisible(),
}
