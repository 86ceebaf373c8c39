import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Container, Grid, Inline, Stack } from './layout.tsx'

const meta: Meta<typeof Stack> = {
  title: 'Primitives/Layout',
  component: Stack,
  subcomponents: { Inline, Grid, Container },
  parameters: guide({
    use: 'All space on a page: Stack below each other, Inline beside each other, Grid in as many columns as fit, Container for the width of the page.',
    instead: 'Section for a part of a page with a heading.',
  }),
}
export default meta
type Story = StoryObj<typeof Stack>

export const All: Story = {
  render: withSample(({ words }) => (
    <Container>
      <Stack gap="xl">
        <Inline justify="between">
          <Card>{words.short}</Card>
          <Card tone="tint">{words.short}</Card>
        </Inline>
        <Grid as="ul" columns="narrow">
          {[1, 2, 3, 4, 5].map((index) => (
            <li key={index}>
              <Card tone="sand">{words.short}</Card>
            </li>
          ))}
        </Grid>
        <Grid columns="halves">
          <Card>{words.paragraph}</Card>
          <Card>{words.paragraph}</Card>
        </Grid>
      </Stack>
    </Container>
  )),
}

/** An empty live region takes no room: alone or in its own box, at either end and between other elements. */
export const SilentRegions: Story = {
  render: withSample(({ words }) => (
    <Stack gap="lg">
      <div role="status" />
      <Card>{words.short}</Card>
      <div role="status" />
      <div>
        <div role="status" />
      </div>
      <Card>{words.short}</Card>
      <div role="alert" />
    </Stack>
  )),
  play: async ({ canvasElement, canvas }) => {
    const [region] = canvas.getAllByRole('status', { hidden: true })
    const stack = region?.parentElement ?? canvasElement
    const [one, other] = [...stack.children]
      .filter(({ textContent }) => textContent !== '')
      .map((card) => card.getBoundingClientRect())
    const { top, bottom } = stack.getBoundingClientRect()
    await expect(one?.top).toBe(top)
    await expect(other?.bottom).toBe(bottom)
    await expect((other?.top ?? 0) - (one?.bottom ?? 0)).toBe(Number.parseFloat(getComputedStyle(stack).rowGap))
  },
}
