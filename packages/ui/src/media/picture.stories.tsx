import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../layout/layout.tsx'
import { building } from '../samples/pictures.ts'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Picture } from './picture.tsx'

const meta: Meta<typeof Picture> = {
  title: 'Primitives/Picture',
  component: Picture,
  parameters: guide({
    use: 'Every picture of the content: it keeps its place while it loads, comes in the size that is needed, and has a placeholder if it is missing.',
    instead: 'Avatar for a person in a menu, Icon for signs.',
  }),
}
export default meta
type Story = StoryObj<typeof Picture>

export const Ratios: Story = {
  render: withSample(({ words }) => (
    <Grid>
      {(['natural', 'wide', 'photo', 'square', 'portrait'] as const).map((ratio) => (
        <Picture key={ratio} ratio={ratio} image={building(words.short)} />
      ))}
    </Grid>
  )),
}

export const Missing: Story = { render: () => <Picture ratio="wide" /> }

export const Priority: Story = {
  render: withSample(({ words }) => <Picture priority image={building(words.short)} />),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('loading', 'eager')
    await expect(image).toHaveAttribute('fetchpriority', 'high')
    await expect(image).toHaveAttribute('width', '1200')
  },
}
