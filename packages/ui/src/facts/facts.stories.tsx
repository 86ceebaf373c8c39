import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline, Stack } from '../layout/layout.tsx'
import { Rating } from '../rating/rating.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { CalendarDate } from './calendar-date.tsx'
import { Fact } from './fact.tsx'
import { Tag } from './tag.tsx'

const meta: Meta<typeof Fact> = {
  title: 'Primitives/Facts',
  component: Fact,
  subcomponents: { Tag, Rating, CalendarDate },
  parameters: guide({
    use: 'A line of a card with a sign before it: a place, hours, a date. Tag says a state in a word, Rating a number of stars, CalendarDate a day as people write it.',
    instead: 'DescriptionList for many facts with names.',
  }),
}
export default meta
type Story = StoryObj<typeof Fact>

export const All: Story = {
  render: withSample(({ words }) => (
    <Stack>
      <Fact icon="clock">{words.paragraph}</Fact>
      <Fact icon="calendar">
        <CalendarDate date="2026-08-17" />
      </Fact>
      <Inline>
        {(['good', 'notice', 'plain'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {words.short}
          </Tag>
        ))}
      </Inline>
      <Rating value={4.5} />
      <Rating value={9} />
    </Stack>
  )),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(
      globals['locale'] === 'id' ? '17 Agustus 2026' : '17 August 2026',
    )
    await expect(canvas.getByText(/^5 (dari|out of) 5$/)).toBeVisible()
  },
}
