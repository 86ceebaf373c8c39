import type { Meta, StoryObj } from '@storybook/react-vite'
import { BottomNavigation } from './bottom-navigation.tsx'

const meta: Meta<typeof BottomNavigation> = {
  title: 'Navigation/BottomNavigation',
  component: BottomNavigation,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w360' } },
  args: { homeHref: '/', scheduleHref: '/jadwal-dokter', profileHref: '/member-area/login', current: 'home' },
}
export default meta
type Story = StoryObj<typeof BottomNavigation>

export const Default: Story = {}
