import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Grid } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { Text } from '../typography/text.tsx'
import { Card, CardFoot, CardTitle } from './card.tsx'

const meta: Meta<typeof Card> = { title: 'Content/Card', component: Card }
export default meta
type Story = StoryObj<typeof Card>

export const Tones: Story = {
  render: withSample(({ words }) => (
    <Grid>
      {(['plain', 'sand', 'tint'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <CardTitle level={2} title={words.long} />
          <Text>{words.paragraph}</Text>
          <CardFoot>
            <Button>{words.short}</Button>
          </CardFoot>
        </Card>
      ))}
      <Card pressable>
        <CardTitle level={2} href="/" title={words.short} />
      </Card>
    </Grid>
  )),
}
