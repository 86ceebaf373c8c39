import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import type { IconName } from '../icon/paths.ts'
import { navigationWords } from '../samples/navigation.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import { AreaLayout } from './area-layout.tsx'

const meta: Meta<typeof AreaLayout> = {
  title: 'Navigation/AreaLayout',
  tags: ['visual'],
  component: AreaLayout,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'Every page of the patient and company areas.',
      keyboard: { Tab: 'From entry to entry', Enter: 'Follows' },
    }),
  },
}
export default meta
type Story = StoryObj<typeof AreaLayout>

const icons: IconName[] = ['user', 'users', 'calendar', 'clock']
const person = {
  name: 'Wulandari Kusumaningtyas',
  gender: 'female',
  details: ['wulandari.kusumaningtyas@contoh.id', '0812-3456-7890'],
} as const

/** A locked entry is text and says why. */
export const Patient: Story = {
  render: withWords(navigationWords, (words) => (
    <AreaLayout
      label={words.area}
      person={person}
      end={
        <Button tone="quiet" size="compact">
          {words.end}
        </Button>
      }
      entries={words.entries.map((label, index) => {
        const icon = icons[index] ?? 'user'
        return index === 3
          ? { label, shortLabel: words.short, icon, disabledReason: words.reason }
          : { label, icon, href: `/member-area/${index}`, current: index === 0 }
      })}
    >
      <Heading level={1} size={2}>
        {words.heading}
      </Heading>
      <Card>
        <Text>{words.article}</Text>
      </Card>
    </AreaLayout>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByText(/^(Belum tersedia|Not available): /)).toBeVisible()
  },
}

/** The mark is visible in a bar too, where its words are only read out. */
export const News: Story = {
  tags: ['!visual'],
  render: withWords(navigationWords, (words) => (
    <AreaLayout
      label={words.area}
      person={person}
      entries={words.entries.map((label, index) => ({
        label,
        icon: icons[index] ?? 'user',
        href: `/member-area/${index}`,
        current: index === 2,
        news: index === 0 ? undefined : words.news,
      }))}
    >
      <Heading level={1} size={2}>
        {words.heading}
      </Heading>
    </AreaLayout>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: / (2 baru|2 new)$/ })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /^(Profil|Profile)$/ })).toBeVisible()
  },
}

/** The person and the log-out are one line, the menu is a bar with short labels: the content begins on the first screen. */
export const OnAPhone: Story = {
  ...Patient,
  tags: ['!visual'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Keluar|Log out)$/ })).toBeVisible()
    await expect(canvas.getByText(/^(Kunjungan|Visits)$/)).toBeVisible()
    await expect(canvas.getByText(/^(Riwayat kunjungan|Visit history)$/)).not.toBeVisible()
    await expect(canvas.getByText(person.details[0])).not.toBeVisible()
    // The locked entry is as narrow as the others.
    const menu = canvas.getByRole('list')
    await expect(menu.scrollWidth).toBe(menu.clientWidth)
    const { top } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(top).toBeLessThan(150)
  },
}

/** The menu has 4 of 12 columns, the content 8. */
export const OnADesktop: Story = {
  ...Patient,
  tags: ['!visual', 'member.layout-columns'],
  globals: { viewport: { value: 'w1280', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const columns = getComputedStyle(canvasElement.querySelector('nav')?.parentElement?.parentElement ?? canvasElement)
    const [menu = 0, content = 0] = columns.gridTemplateColumns.split(' ').map(Number.parseFloat)
    await expect(menu).toBeGreaterThan(300)
    await expect(content / menu).toBeCloseTo(2, 2)
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().width).toBeGreaterThan(menu)
    await expect(canvas.getByText(person.details[0])).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
