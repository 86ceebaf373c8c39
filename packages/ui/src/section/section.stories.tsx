import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Text } from '../typography/text.tsx'
import { Section } from './section.tsx'

const meta: Meta<typeof Section> = {
  title: 'Content/Section',
  component: Section,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'A part of a page with a heading of its own and, where there is more, a link to it.',
      instead: 'Stack inside a part.',
    }),
  },
}
export default meta
type Story = StoryObj<typeof Section>

export const Tones: Story = {
  render: withSample(({ headings, words }) => (
    <>
      {(['plain', 'sand', 'tint'] as const).map((tone) => (
        <Section
          key={tone}
          tone={tone}
          heading={`${headings.packages} (${tone})`}
          subtitle={headings.packagesSubtitle}
          action={{ label: headings.all, href: '/paket' }}
        >
          <Text measure>{words.paragraph}</Text>
        </Section>
      ))}
    </>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(3)
  },
}
