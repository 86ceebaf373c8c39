import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { Container, Grid, Inline, Stack } from './layout.tsx'

const meta: Meta<typeof Stack> = { title: 'Primitives/Layout', component: Stack }
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
