import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EventCard } from '../cards/event-card.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { Grid } from '../layout/layout.tsx'
import { cover } from '../samples/pictures.ts'
import { recordWords } from '../samples/records.ts'
import { withWords } from '../samples/use-sample.tsx'
import { cardWidths } from '../storybook/card-width.css.ts'
import { guide } from '../storybook/docs.ts'
import { Timeline } from './timeline.tsx'

const meta: Meta<typeof Timeline> = {
  title: 'Content/Records',
  tags: ['visual'],
  component: Timeline,
  subcomponents: { DescriptionList, EventCard },
  parameters: guide({
    use: 'What happened one after another; what is known of one thing; what will take place.',
    instead: 'DataTable where rows are compared.',
  }),
}
export default meta
type Story = StoryObj<typeof Timeline>

const moments = ['2026-11-24T02:30:00Z', '2026-11-10', '2026-01-05T16:59:00+07:00']

export const Visits: Story = {
  render: withWords(recordWords, (words) => (
    <Timeline
      level={2}
      events={words.visits.map(([title = '', text], index) => ({
        id: title,
        at: moments[index] ?? '',
        title,
        text: text === '' ? undefined : text,
      }))}
    />
  )),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('time')[0]).toHaveTextContent(
      globals['locale'] === 'id' ? 'Selasa, 24 November 2026 pukul 09.30 WIB' : 'Tuesday, 24 November 2026, 09:30 WIB',
    )
  },
}

export const PatientData: Story = {
  render: withWords(recordWords, (words) => (
    <DescriptionList
      items={words.patient.map(([term = '', details]) => ({ term, details: details === '' ? undefined : details }))}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^(tidak diketahui|not known)$/ })).toBeVisible()
  },
}

const unbroken = 'Pneumonoultramikroskopiksilikovulkanokoniosis-pemeriksaan-ulang@rs-kawung-karawang.example'

/** A word that is longer than a line breaks, and no part of it is cut off, however narrow the list is. */
export const LongWords: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      {[false, true].map((compact) => (
        <div key={String(compact)} className={cardWidths[0]}>
          <DescriptionList
            compact={compact}
            items={[
              { term: unbroken, details: unbroken },
              { term: 'E-mail', details: <a href="#e-mail">{unbroken}</a> },
            ]}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const lists = [...canvasElement.querySelectorAll('dl')]
    await expect(lists).toHaveLength(2)
    for (const list of lists) {
      const edge = list.getBoundingClientRect()
      const range = document.createRange()
      for (const part of list.querySelectorAll('dt, dd')) {
        range.selectNodeContents(part)
        const { left, right, width } = range.getBoundingClientRect()
        await expect(width).toBeGreaterThan(0)
        await expect(left).toBeGreaterThanOrEqual(edge.left)
        await expect(right).toBeLessThanOrEqual(edge.right)
        await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
      }
    }
  },
}

export const Events: Story = {
  render: withWords(recordWords, (words) => (
    <Grid as="ul">
      {words.events.map((title, index) => (
        <li key={title}>
          <EventCard
            level={2}
            title={title}
            href={`/informasi/event-community/${index}`}
            at={index === 0 ? '2026-11-29' : '2026-10-03T09:00:00+07:00'}
            past={index === 1}
            place={words.place}
            snippet={words.eventText}
            image={index === 0 ? cover(1) : undefined}
          />
        </li>
      ))}
    </Grid>
  )),
}
