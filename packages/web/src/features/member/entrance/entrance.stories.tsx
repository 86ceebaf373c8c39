import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Member/Entrance',
  ...pageStories,
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const LogIn: Story = { ...visiting('/member-area/login') }

/** The form shows the server's own message. */
export const LogInRefused: Story = {
  ...visiting('/member-area/login'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^(Alamat email|Email address)/), 'nurhayati@contoh.example')
    await userEvent.type(canvas.getByLabelText(/^(Kata sandi|Password)/), 'Rahasia123{Enter}')
    await expect(await canvas.findByText(/^Akun ini dinonaktifkan/)).toBeVisible()
  },
}

export const ForgottenPassword: Story = { ...visiting('/member-area/forgot-password') }

/** The code is on its way. After a visible wait the patient can ask for another one. */
export const Code: Story = {
  ...visiting('/member-area/forgot-password'),
  beforeEach: () => () => sessionStorage.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'dewi.lestari@contoh.example')
    await userEvent.click(canvas.getByRole('button', { name: /^(Kirim kode|Send the code)$/ }))
    await expect(await canvas.findByLabelText(/^(Kode verifikasi|Verification code)/)).toBeVisible()
    await expect(canvas.getByText(/^(Kode baru dapat diminta|You can ask for a new code)/)).toBeVisible()
  },
}

export const CompanyLogIn: Story = { ...visiting('/company-area/login') }

export const AdministratorLogIn: Story = { ...visiting('/company-area/admin/login') }
