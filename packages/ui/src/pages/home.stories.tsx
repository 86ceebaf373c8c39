import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionError } from '../feedback/section-error.tsx'
import { HeroSlider } from '../hero-slider/hero-slider.tsx'
import { Page } from '../layout/page.tsx'
import { sampleFrame, SampleHome } from '../samples/home.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { Section } from '../section/section.tsx'
import { guide } from '../storybook/docs.ts'

const meta: Meta<typeof Page> = {
  title: 'Pages/Home',
  tags: ['visual'],
  component: Page,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'The frame of a page of the public site: header, content, footer and what lies over them on a phone.',
      instead: 'AreaLayout within it for personal areas.',
    }),
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Home: Story = { render: withSample(SampleHome) }

/** One section failed; the rest of the page works. */
export const PartFailed: Story = {
  render: withSample((sample) => (
    <Page {...sampleFrame(sample)}>
      <HeroSlider slides={sample.slides.slice(0, 1)} level={1} />
      <Section heading={sample.headings.articles}>
        <SectionError retryHref="/" />
      </Section>
    </Page>
  )),
}
