import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PackageCard } from '../cards/package-card.tsx'
import { Container } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { hasKeyboard, press } from '../storybook/keyboard.ts'
import { Carousel } from './carousel.tsx'

const meta: Meta<typeof Carousel> = {
  title: 'Content/Carousel',
  component: Carousel,
  decorators: [(Story) => <Container>{Story()}</Container>],
  parameters: guide({
    use: 'More cards of one kind than a page has room for, of which the first ones are enough for most.',
    instead: 'Grid where every card should be seen, HeroSlider at the head of a page.',
    keyboard: {
      'Left, Right': 'Scroll the list while it has focus',
      Tab: 'Into the list, through its links, to the buttons',
      'Space, Enter': 'On a button: a view further or back',
    },
  }),
}
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
    if (!next || !previous) throw new Error('both buttons are there')
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(status).not.toHaveTextContent(/^1 /))
    // A view holds three slides on a desktop and one on a phone.
    await waitFor(
      async () => {
        await userEvent.click(next)
        await expect(next).toHaveAttribute('aria-disabled', 'true')
      },
      { interval: 300 },
    )
    await expect(next).toHaveFocus()
    await userEvent.click(previous)
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'false'))
  },
}

/** The keyboard behaviour: arrows scroll the list, Tab reaches its links, Enter and Space press the buttons. */
export const ByKeyboard: Story = {
  ...Buttons,
  play: async ({ canvas }) => {
    // Arrow keys scroll only when the browser itself receives them.
    if (!hasKeyboard()) return
    const list = canvas.getByRole('list')
    const status = canvas.getByRole('status')
    await waitFor(() => expect(status).toBeVisible())
    list.focus()
    await press('{ArrowRight}')
    await waitFor(() => expect(status).toHaveTextContent(/^2 /))
    await press('{ArrowLeft}')
    await waitFor(() => expect(status).toHaveTextContent(/^1 /))
    await press('{Tab}')
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    const [previous, next] = canvas.getAllByRole('button')
    next?.focus()
    await press('{Enter}')
    await waitFor(() => expect(status).not.toHaveTextContent(/^1 /))
    await press('{Shift>}{Tab}{/Shift}')
    await expect(previous).toHaveFocus()
    await press(' ')
    await waitFor(() => expect(status).toHaveTextContent(/^1 /))
  },
}

/** No buttons if all slides fit. */
export const Short: Story = {
  render: withSample(({ headings, packages }) => (
    <Carousel label={headings.packages} items="four">
      {packages.slice(0, 2).map((offer) => (
        <PackageCard key={offer.href} {...offer} level={2} />
      ))}
    </Carousel>
  )),
}
