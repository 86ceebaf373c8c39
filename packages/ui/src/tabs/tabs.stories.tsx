import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Inline } from '../layout/layout.tsx'
import { recordWords } from '../samples/records.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { catchLinks, press } from '../storybook/keyboard.ts'
import { Tabs } from './tabs.tsx'

const meta: Meta<typeof Tabs> = {
  title: 'Navigation/Tabs',
  tags: ['visual'],
  component: Tabs,
  subcomponents: { Badge },
  parameters: guide({
    use: 'Two to five views of one thing.',
    instead: 'AreaLayout for the pages of an area, Stepper where they follow one another.',
    keyboard: { Tab: 'From view to view', Enter: 'Opens it' },
  }),
}
export default meta
type Story = StoryObj<typeof Tabs>

export const Appointments: Story = {
  render: withWords(recordWords, (words) => (
    <Tabs
      label={words.appointments}
      tabs={words.tabs.map((label, index) => ({
        label,
        href: `/member-area/appointment/7/${index}`,
        current: index === 0,
        badge: index === 0 ? { count: 3, label: words.waiting } : undefined,
      }))}
    />
  )),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link')
    await expect(first).toHaveAttribute('aria-current', 'page')
    await expect(first).toHaveAccessibleName(/3 (menunggu|open)$/)
  },
}

/** The number of entries in each view; for the last one it is not known yet. */
export const Counts: Story = {
  render: withWords(recordWords, (words) => (
    <Tabs
      label={words.appointments}
      tabs={words.tabs.map((label, index) => ({
        label,
        href: `/member-area/appointment/7/${index}`,
        current: index === 0,
        count: [4, 0, null][index],
      }))}
    />
  )),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    await expect(first).toHaveAccessibleName(/ 4$/)
    await expect(second).toHaveAccessibleName(/ 0$/)
  },
}

/** Tabs are links: Tab goes from one to the next and Enter follows. */
export const ByKeyboard: Story = {
  ...Appointments,
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const followed = catchLinks(canvasElement)
    const [first, second, third] = canvas.getAllByRole('link')
    first?.focus()
    await press('{Tab}')
    await expect(second).toHaveFocus()
    await press('{Enter}{Tab}')
    await expect(third).toHaveFocus()
    await press('{Enter}{Shift>}{Tab}{/Shift}')
    await expect(second).toHaveFocus()
    await expect(followed).toEqual(['/member-area/appointment/7/1', '/member-area/appointment/7/2'])
  },
}

export const LongText: Story = {
  render: withWords(recordWords, (words) => (
    <Tabs
      label={words.appointments}
      tabs={words.events.map((label, index) => ({ label, href: `/${index}`, current: index === 1 }))}
    />
  )),
}

export const Badges: Story = {
  render: withWords(recordWords, (words) => (
    <Inline>
      {[0, 1, 12, 120].map((count) => (
        <Badge key={count} count={count} label={words.waiting} />
      ))}
    </Inline>
  )),
}
