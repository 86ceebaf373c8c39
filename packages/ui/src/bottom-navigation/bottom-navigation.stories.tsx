import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Places } from '../link/places.ts'
import { guide } from '../storybook/docs.ts'
import { BottomNavigation } from './bottom-navigation.tsx'

const meta: Meta<typeof BottomNavigation> = {
  title: 'Navigation/BottomNavigation',
  component: BottomNavigation,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'On phones, over the lower end of every page of the public site; Page leaves room for it.',
      instead: 'Header on a desktop.',
      keyboard: { Tab: 'From entry to entry', Enter: 'Follows; on Menu: opens the menu of the header' },
    }),
  },
  globals: { viewport: { value: 'w360' } },
  args: {
    homeHref: '/',
    scheduleHref: '/jadwal-dokter',
    loginHref: '/member-area/login',
    profileHref: '/member-area/profile',
  },
}
export default meta
type Story = StoryObj<typeof BottomNavigation>

export const Default: Story = {}

/** Weight and a bar mark the current page; colour only adds to them. */
export const OnThePage: Story = {
  decorators: [(Story) => <Places value={['/jadwal-dokter']}>{Story()}</Places>],
  play: async ({ canvas }) => {
    const marked = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    await expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/jadwal-dokter'])
    await expect(marked[0]).toHaveAttribute('aria-current', 'page')
    const style = marked[0] && getComputedStyle(marked[0])
    await expect(style?.boxShadow).not.toBe('none')
    await expect(Number(style?.fontWeight)).toBeGreaterThan(600)
  },
}

/** On a page of the personal area the profile counts as the page above it. */
export const InArea: Story = {
  args: { inArea: true },
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('[aria-current]')]
    await expect(marked.map((link) => link.getAttribute('aria-current'))).toEqual(['true', 'true'])
  },
}
