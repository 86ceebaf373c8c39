import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../icon/icon.tsx'
import { fills, strokes } from '../icon/paths.ts'
import type { IconName } from '../icon/paths.ts'
import { KawungMark } from '../kawung/kawung-mark.tsx'
import { ground, groundOnDeep } from '../kawung/kawung.css.ts'
import { Grid, Inline, Stack } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import { withSample } from '../samples/use-sample.tsx'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { bar, panel, swatch } from './foundations.css.ts'

const meta: Meta = { title: 'Foundations/Theme', tags: ['!autodocs'] }
export default meta
type Story = StoryObj

export const Colours: Story = {
  render: () => (
    <Grid columns="narrow">
      {Object.entries(swatch).map(([name, look]) => (
        <div key={name} lang="en">
          <div className={look} />
          <Text size="caption">{name}</Text>
        </div>
      ))}
    </Grid>
  ),
}

export const Type: Story = {
  render: withSample(({ slides, words }) => (
    <Stack gap="lg">
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {slides[0] && <LocalizedText value={slides[0].title} />}
        </Heading>
      ))}
      <Text size="lead" measure>
        {words.paragraph}
      </Text>
      <Text measure>{words.paragraph}</Text>
      <Text size="caption" tone="muted" measure>
        {words.paragraph}
      </Text>
    </Stack>
  )),
}

export const Space: Story = {
  render: () => (
    <Stack gap="sm">
      {Object.entries(bar).map(([name, look]) => (
        <Inline key={name}>
          <div className={look} />
          <span lang="en">{name}</span>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Icons: Story = {
  render: () => (
    <Grid columns="narrow">
      {(Object.keys({ ...strokes, ...fills }) as IconName[]).map((name) => (
        <Inline key={name} gap="xs">
          <Icon name={name} />
          <span lang="en">{name}</span>
        </Inline>
      ))}
    </Grid>
  ),
}

export const Motif: Story = {
  render: () => (
    <Stack>
      <Inline>
        <KawungMark />
        <KawungMark size="large" />
        <KawungMark size="large" moving />
      </Inline>
      <div className={classes(panel, ground)} />
      <div className={classes(panel, groundOnDeep)} />
    </Stack>
  ),
}
