import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Text } from '../typography/text.tsx'
import { Anchor, LinkProvider } from './link-context.tsx'
import type { AnchorProps } from './link-context.tsx'
import { Link } from './link.tsx'

const meta: Meta<typeof Link> = {
  title: 'Primitives/Link',
  component: Link,
  subcomponents: { Anchor },
  parameters: guide({
    use: 'A link within text, or by itself with an arrow. Anchor is a link without looks, for components; LinkProvider gives all of them the router of the application.',
    instead: 'LinkButton for the main thing to do on a page.',
    keyboard: { Tab: 'To the link', Enter: 'Follows' },
  }),
}
export default meta
type Story = StoryObj<typeof Link>

export const Looks: Story = {
  render: withSample(({ headings, words }) => (
    <Stack>
      <Text>
        {words.paragraph} <Link href="/artikel">{headings.all}</Link>
      </Text>
      <Link look="action" href="/artikel">
        {headings.all}
      </Link>
    </Stack>
  )),
}

const RouterLink = ({ children, ...props }: AnchorProps) => (
  <a {...props} data-router="">
    {children}
  </a>
)

/** Only same-site paths use the application's link. */
export const WithRouter: Story = {
  render: withSample(({ words }) => (
    <LinkProvider component={RouterLink}>
      <Text>
        <Anchor href="/artikel">{words.short}</Anchor>, <Anchor href="tel:119">119</Anchor>,{' '}
        <Anchor href="//example.org">example.org</Anchor>
      </Text>
    </LinkProvider>
  )),
  play: async ({ canvas }) => {
    const routed = canvas.getAllByRole('link').map((link) => link.hasAttribute('data-router'))
    await expect(routed).toEqual([true, false, false])
  },
}
