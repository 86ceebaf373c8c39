import type { Meta, StoryObj } from '@storybook/react-vite'
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
    current: 'home',
  },
}
export default meta
type Story = StoryObj<typeof BottomNavigation>

export const Default: Story = {}
