import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PackageCard } from '../cards/package-card.tsx'
import { Container } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { Carousel } from './carousel.tsx'

const meta: Meta<typeof Carousel> = { title: 'Content/Carousel', component: Carousel, decorators: [(Story) => <Container>{Story()}</Container>] }
export default meta
type Story = StoryObj<typeof Carousel>

export const Buttons: Story = {
  render: withSample(({ headings, packages }) => (
    <Carousel label={headings.packages}>
      {[...packages, ...packages.map((offer) => ({ ...offer, href: `${offer.href}-2` }))].map((offer) => (
        <PackageCard key={offer.href} {...offer} level={2} />
      ))}
    </Carousel>
  )),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(/^1 (dari|of) 6$/)
    const [previous, next] = canvas.getAllByRole('button')
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    if (!next || !previous) throw new Error('both buttons are there')
    await userEvent.click(next)
    await waitFor(() => expect(status).not.toHaveTextContent(/^1 /), { timeout: 3000 })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'), { timeout: 3000 })
    await expect(next).toHaveFocus()
    await userEvent.click(previous)
    await waitFor(() => expect(status).toHaveTextContent(/^1 /), { timeout: 3000 })
  },
}

/** What fits needs no buttons. */
export const Short: Story = {
  render: withSample(({ headings, packages }) => (
    <Carousel label={headings.packages} items="four">
      {packages.slice(0, 2).map((offer) => (
        <PackageCard key={offer.href} {...offer} level={2} />
      ))}
    </Carousel>
  )),
}
