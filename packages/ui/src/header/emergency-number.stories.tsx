import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Header } from './header.tsx'

const meta: Meta<typeof Header> = {
  title: 'Navigation/Header, a long emergency number',
  component: Header,
  parameters: {
    layout: 'fullscreen',
    ...guide({ use: 'Where a hospital has no short code such as 119 for its emergencies.' }),
  },
  globals: { viewport: { value: 'w360', isRotated: false } },
}
export default meta
type Story = StoryObj<typeof Header>

/** A hospital's own number is longer than 119: a phone shows an icon for it, and nothing overlaps at 320 and 360 px. */
export const LongEmergencyNumber: Story = {
  render: withSample(({ header }) => (
    <Header
      {...header}
      topBar={header.topBar?.map((entry) =>
        entry.kind === 'emergency' ? { ...entry, contacts: [{ name: 'IGD Karawang', phone: '0267-845-0000' }] } : entry,
      )}
    />
  )),
  play: async ({ canvas, canvasElement }) => {
    const brand = canvas.getByRole('link', { name: /^RS / })
    const call = canvas.getByRole('link', { name: 'IGD Karawang 0267-845-0000' })
    await expect(within(call).queryByText('0267-845-0000')).not.toBeVisible()
    for (const width of [320, 360]) {
      canvasElement.style.inlineSize = `${width}px`
      const parts = [
        brand.querySelector('span') ?? brand,
        canvas.getByRole('button', { name: /^(Cari di situs ini|Search this site)$/ }),
        call,
        canvas.getByRole('link', { name: /^(IGD|ER)$/ }),
        canvas.getByText('Menu').closest('summary') ?? brand,
      ].map((part) => part.getBoundingClientRect())
      for (const [index, { left }] of parts.entries())
        await expect(left).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0)
      await expect(parts.at(-1)?.right).toBeLessThanOrEqual(width)
    }
  },
}
