import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../storybook/docs.ts'
import { QrCode } from './qr-code.tsx'

const meta: Meta<typeof QrCode> = {
  title: 'Care/QrCode',
  component: QrCode,
  parameters: guide({
    use: 'A code that is read at a counter, beside the code in letters. Imported from `@hospital/ui/qr-code`, lazily.',
    instead: 'A link for what is opened on the same device.',
  }),
  args: { text: 'APT-261124-0042', label: 'Kode QR' },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kode QR' })).toBeVisible()
  },
}
