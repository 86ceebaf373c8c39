import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { HeroSlider } from './hero-slider.tsx'

const meta: Meta<typeof HeroSlider> = { title: 'Content/HeroSlider', tags: ['visual'], component: HeroSlider, parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj<typeof HeroSlider>

export const Slides: Story = {
  render: withSample(({ slides }) => <HeroSlider slides={slides} level={1} />),
  play: async ({ canvas }) => {
    const loading = canvas.getAllByRole('img').map((image) => image.getAttribute('loading'))
    await expect(loading).toEqual(['eager', 'lazy', 'lazy'])
  },
}

export const OneSlide: Story = { render: withSample(({ slides }) => <HeroSlider slides={slides.slice(0, 1)} level={1} />) }

export const LongTextWithoutPicture: Story = {
  render: withSample(({ words }) => <HeroSlider slides={[{ title: words.long, text: words.paragraph, href: '/' }]} level={1} />),
}

export const None: Story = { render: () => <HeroSlider slides={[]} /> }
