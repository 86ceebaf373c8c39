import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../storybook/docs.ts'
import { NavigationProgress } from './navigation-progress.tsx'

const meta: Meta<typeof NavigationProgress> = {
  title: 'Feedback/NavigationProgress',
  component: NavigationProgress,
  parameters: guide({
    use: 'While the next page is on its way after a link was pressed.',
    instead: 'Preloader while a personal area loads, Skeleton for a part of a page.',
  }),
}
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
