import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { recordWords } from '../samples/records.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { ContactButtons } from './contact-buttons.tsx'

const meta: Meta<typeof ContactButtons> = {
  title: 'Care/ContactButtons',
  component: ContactButtons,
  parameters: guide({
    use: 'Beside whatever a visitor may have a question about: a doctor, a hospital, a package.',
    instead: 'EmergencyCallDialog for emergencies.',
    keyboard: { Tab: 'From button to button', Enter: 'Calls, or opens WhatsApp' },
  }),
}
export default meta
type Story = StoryObj<typeof ContactButtons>

/** Numbers may have any notation; the message is prefilled. */
export const Default: Story = {
  render: withWords(recordWords, (words) => (
    <ContactButtons
      name="RS Harapan Karawang"
      phone="(0267) 845-2222"
      whatsapp="0812 3456 7890"
      text={`${words.schedule}?`}
      hours="07.00–20.00 WIB"
    />
  )),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /(Telepon|Call) RS Harapan Karawang, \(0267\) 845-2222/ }),
    ).toHaveAttribute('href', 'tel:+622678452222')
    const chat = canvas.getByRole('link', { name: 'WhatsApp RS Harapan Karawang' })
    await expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=\S+%3F$/)
  },
}

/** Without WhatsApp there is only the call button. */
export const CallOnly: Story = { args: { name: 'RS Harapan Karawang', phone: '(0267) 845-2222', whatsapp: '' } }

/** No buttons without a number. */
export const None: Story = {
  args: { name: 'RS Harapan Karawang', phone: '-' },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
}
