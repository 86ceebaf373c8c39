import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { InlineAlert } from '../feedback/inline-alert.tsx'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Text } from '../typography/text.tsx'
import { Offline, Online } from './connection.tsx'
import { Stack } from './layout.tsx'

const meta: Meta<typeof Offline> = {
  title: 'Primitives/Connection',
  component: Offline,
  subcomponents: { Online },
  parameters: guide({
    use: 'Offline holds what a page says where it replaces one that could not be fetched; Online what needs a connection, such as a form. A service worker tells them by `data-offline` on the root element, so that neither needs script.',
    instead: 'InlineAlert alone for a failure that the page itself notices.',
  }),
}
export default meta
type Story = StoryObj<typeof Offline>

const words = {
  id: { offline: 'Anda sedang tidak terhubung ke internet.', online: 'Kirim pesan kepada kami.' },
  en: { offline: 'You are not connected to the internet.', online: 'Send us a message.' },
}

export const Both: Story = {
  render: withWords(words, ({ offline, online }) => (
    <Stack>
      <Offline>
        <InlineAlert>{offline}</InlineAlert>
      </Offline>
      <Online>
        <Text>{online}</Text>
      </Online>
    </Stack>
  )),
  play: async ({ canvasElement, globals }) => {
    const { offline, online } = words[globals['locale'] === 'en' ? 'en' : 'id']
    const canvas = within(canvasElement)
    const root = canvasElement.ownerDocument.documentElement
    await expect(canvas.getByText(offline)).not.toBeVisible()
    await expect(canvas.getByText(online)).toBeVisible()
    root.setAttribute('data-offline', '')
    await expect(canvas.getByText(offline)).toBeVisible()
    await expect(canvas.getByText(online)).not.toBeVisible()
    root.removeAttribute('data-offline')
  },
}
