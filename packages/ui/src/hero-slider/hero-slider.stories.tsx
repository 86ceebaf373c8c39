import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { HeroSlider } from './hero-slider.tsx'

const meta: Meta<typeof HeroSlider> = {
  title: 'Content/HeroSlider',
  tags: ['visual'],
  component: HeroSlider,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'The first thing on the home page, once.',
      instead: 'PageOpening at the head of other pages, Carousel for cards.',
      keyboard: {
        'Left, Right': 'Scroll the slides while they have focus',
        Tab: 'Through the links of the slides, then to the buttons',
        'Space, Enter': 'On a button: a slide further or back',
      },
    }),
  },
}
export default meta
type Story = StoryObj<typeof HeroSlider>

export const Slides: Story = {
  render: withSample(({ slides }) => <HeroSlider slides={slides} level={1} />),
  play: async ({ canvas }) => {
    const loading = canvas.getAllByRole('img').map((image) => image.getAttribute('loading'))
    await expect(loading).toEqual(['eager', 'lazy', 'lazy'])
  },
}

export const OneSlide: Story = {
  render: withSample(({ slides }) => <HeroSlider slides={slides.slice(0, 1)} level={1} />),
}

export const LongTextWithoutPicture: Story = {
  render: withSample(({ words }) => (
    <HeroSlider slides={[{ title: words.long, text: words.paragraph, href: '/' }]} level={1} />
  )),
}

export const None: Story = { render: () => <HeroSlider slides={[]} /> }
