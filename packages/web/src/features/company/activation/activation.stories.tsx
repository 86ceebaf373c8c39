import { demoInvitations } from '@hospital/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'
import { invitationKey } from './invitation-link.ts'

const meta = {
  title: 'Pages/Company/Activation',
  ...pageStories,
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const page = '/company-area/activation'

/** The page in the state after the link of an invitation was opened in this tab. */
const invited = (token: string, faults?: Parameters<typeof visiting>[1]) => {
  const { loaders, beforeEach } = visiting(page, faults)
  return {
    loaders,
    beforeEach: async () => {
      sessionStorage.setItem(invitationKey, token)
      const restore = await beforeEach()
      return () => {
        restore()
        sessionStorage.removeItem(invitationKey)
      }
    },
  }
}

export const Valid: Story = {
  ...invited(demoInvitations.valid),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Intan Permata', { exact: false })).toBeVisible()
    await expect(canvas.getByText(/\d+ \w+ \d{4}.*(WIB)$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Aktifkan akun|Activate account)$/ }))
    await expect(canvas.getByLabelText(/^(Kata sandi baru|New password)/)).toHaveAccessibleDescription(
      /paling sedikit 8 karakter|at least 8 characters/,
    )
  },
}

export const Expired: Story = {
  ...invited(demoInvitations.expired),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: /sudah kedaluwarsa|has expired/ })).toBeVisible(),
}

export const Used: Story = {
  ...invited(demoInvitations.used),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: /sudah dipakai|has been used/ })).toBeVisible(),
}

export const Unknown: Story = {
  ...invited('a'.repeat(32)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: /tidak dikenal|is not known/ })).toBeVisible(),
}

export const WithoutLink: Story = {
  ...visiting(page),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: /^(Buka tautan|Open the link)/ })).toBeVisible(),
}

export const Failed: Story = {
  ...invited(demoInvitations.valid, { getActivationInvitation: '503' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^(Undangan belum dapat diperiksa|The invitation cannot be checked)/)).toBeVisible(),
}

export const Limited: Story = {
  ...invited(demoInvitations.valid, { getActivationInvitation: '429' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(
        /^(Terlalu banyak percobaan\. Silakan coba lagi dalam|Too many attempts\. Please try again in) \d+ (menit|minutes?)\.$/,
      ),
    ).toBeVisible(),
}
