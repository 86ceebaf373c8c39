import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { PrintHead } from './print-head.tsx'

const meta: Meta<typeof PrintHead> = {
  title: 'Content/Print head',
  component: PrintHead,
  parameters: guide({ use: 'First in a public page that is printed. On a screen there is nothing of it.' }),
}
export default meta
type Story = StoryObj<typeof PrintHead>

/** Three modules in place of a code. */
const code = { size: 11, path: 'M4 4.5h1m1 0h1M5 5.5h1' }

export const Default: Story = {
  render: withSample(({ words }) => (
    <PrintHead name="RS Kawung" lines={[words.paragraph]} words="https://rs.example/dokter/contoh" code={code} />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('https://rs.example/dokter/contoh')).not.toBeVisible()
  },
}
