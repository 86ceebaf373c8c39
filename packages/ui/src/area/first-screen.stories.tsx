import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { navigationWords } from '../samples/navigation.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Text } from '../typography/text.tsx'
import { FirstScreen } from './first-screen.tsx'

const meta: Meta<typeof FirstScreen> = {
  title: 'Primitives/FirstScreen',
  component: FirstScreen,
  parameters: guide({
    use: 'A page whose first part is made of several calls, above content that is there earlier.',
    instead: 'AreaLayout alone, which keeps room for content that comes at once.',
  }),
}
export default meta
type Story = StoryObj<typeof FirstScreen>

const render = (isWaiting: boolean) =>
  withWords(navigationWords, (words) => (
    <FirstScreen isWaiting={isWaiting} rest={<Text>{words.article}</Text>}>
      <Text>{words.heading}</Text>
    </FirstScreen>
  ))

const gapOf = (canvasElement: HTMLElement): number => {
  const [first, rest] = canvasElement.querySelectorAll('p')
  return (rest?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0)
}

/** The rest begins below the window. */
export const Waiting: Story = {
  render: render(true),
  play: async ({ canvasElement }) => expect(gapOf(canvasElement)).toBeGreaterThanOrEqual(window.innerHeight),
}

/** No empty room is left once all parts have arrived. */
export const Settled: Story = {
  render: render(false),
  play: async ({ canvasElement }) => expect(gapOf(canvasElement)).toBeLessThan(100),
}
