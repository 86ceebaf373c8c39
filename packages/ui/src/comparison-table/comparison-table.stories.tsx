import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatRupiah } from '../lib/format.ts'
import { Link } from '../link/link.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { ComparisonTable } from './comparison-table.tsx'

const meta: Meta<typeof ComparisonTable> = {
  title: 'Data/ComparisonTable',
  component: ComparisonTable,
  parameters: guide({
    use: 'Two or three things that somebody chooses between, such as health packages, property by property.',
    instead: 'DataTable for many entries, DescriptionList for one.',
  }),
}
export default meta
type Story = StoryObj<typeof ComparisonTable>

export const Two: Story = {
  render: withSample(({ packages, headings }) => {
    const items = packages.slice(0, 2)
    return (
      <ComparisonTable
        caption={headings.packages}
        items={items.map(({ name, href }) => ({ id: href, name }))}
        properties={[
          { heading: headings.articles, values: items.map(({ price = 0 }) => formatRupiah(price, 'id')) },
          {
            heading: headings.all,
            values: items.map(({ href }) => (
              <Link key={href} href={href}>
                {headings.all}
              </Link>
            )),
          },
        ]}
      />
    )
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(1)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    await expect(canvas.getAllByText(/^Rp/)).toHaveLength(2)
  },
}

/** Long words break, and a value may be missing. */
export const LongTexts: Story = {
  render: withSample(({ packages, headings, words }) => (
    <ComparisonTable
      caption={headings.packages}
      items={packages.slice(0, 3).map(({ href }) => ({ id: href, name: words.paragraph }))}
      properties={[{ heading: headings.articles, values: [words.paragraph.replaceAll(' ', ''), words.short] }]}
    />
  )),
}
