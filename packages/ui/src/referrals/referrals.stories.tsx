import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { ReferralCard } from './referral-card.tsx'

const words = {
  id: {
    status: 'Diterima rumah sakit',
    meaning: 'Karyawan dapat langsung datang ke IGD dengan surat rujukan.',
    severity: 'Cedera sedang',
    number: 'No. RKK-261120-0003',
  },
  en: {
    status: 'Accepted by the hospital',
    meaning: 'The employee can come to the emergency unit with the letter.',
    severity: 'Moderate injury',
    number: 'No. RKK-261120-0003',
  },
}

const meta: Meta<typeof ReferralCard> = {
  title: 'Records/ReferralCard',
  component: ReferralCard,
  parameters: guide({
    use: 'A referral in a list. Imported from `@hospital/ui/referrals`, as is PrintedLetter, which shows on paper alone.',
    instead: 'AppointmentCard for a visit with a time.',
    keyboard: { Enter: 'Opens the referral' },
  }),
}
export default meta
type Story = StoryObj<typeof ReferralCard>

const card = (name: string) =>
  withWords(words, ({ status, meaning, severity, number }) => (
    <ReferralCard
      name={name}
      href="#rujukan"
      status={{ text: status, tone: 'good' }}
      meaning={meaning}
      hospital="RS Kawung Karawang"
      at="2026-11-20T10:25:00+07:00"
      details={[severity, number]}
    />
  ))

export const Accepted: Story = {
  tags: ['visual', 'company.referral-list'],
  render: card('Eko Prasetyo'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Eko Prasetyo' })).toBeVisible()
    await expect(canvas.getByText(/20 (November) 2026/)).toBeVisible()
  },
}

export const LongName: Story = {
  render: card('Raden Mas Muhammad Ihsan Kusumawardhana Prawirodirdjo Natanegara'),
}
