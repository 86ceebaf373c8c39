import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Grid } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Text } from '../typography/text.tsx'
import { Card, CardFoot, CardTitle } from './card.tsx'

const meta: Meta<typeof Card> = {
  title: 'Content/Card',
  component: Card,
  subcomponents: { CardTitle, CardFoot },
  parameters: guide({
    use: 'The ground of the cards of the kit, and of what has none of its own. CardTitle makes the whole card a link, CardFoot holds what is pressed beside it.',
    instead: 'DoctorCard, PackageCard and the others, which know their content.',
    keyboard: { Tab: 'To the link of the title, then to what is in the foot', Enter: 'Follows' },
  }),
}
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
