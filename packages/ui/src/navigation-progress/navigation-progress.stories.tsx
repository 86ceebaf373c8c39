import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NavigationProgress } from './navigation-progress.tsx'

const meta = {
  title: 'Feedback/NavigationProgress',
  component: NavigationProgress,
} satisfies Meta<typeof NavigationProgress>

export default meta

type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  args: { active: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
