import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pageStories, visiting } from '../../../storybook/site-page.tsx'

const meta = {
  title: 'Pages/Company/Profile',
  ...pageStories,
  globals: { person: 'wulan' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const profile = '/company-area/profile'
const edit = /^(Ubah profil perusahaan|Change company profile)$/
const save = /^(Simpan|Save)$/

export const Facts: Story = {
  ...visiting(profile),
  tags: ['company.profile-page', 'company.profile-change'],
  play: async ({ canvas }) => expect((await canvas.findAllByText('PT Nusantara Tekstil')).length).toBeGreaterThan(0),
}

export const Failed: Story = {
  ...visiting(profile, { getCompanyProfile: '503' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^(Profil perusahaan belum dapat|The company profile cannot)/, undefined),
    ).toBeVisible(),
}

/** The profile shows a change at once. */
export const Saved: Story = {
  ...visiting(profile),
  tags: ['company.profile-change'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: edit }))
    const website = canvas.getByLabelText(/^(Situs web|Website)/)
    await userEvent.clear(website)
    await userEvent.type(website, 'https://tekstil.example/k3')
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(
      await canvas.findByText(/^(Profil perusahaan sudah disimpan|The company profile has been saved)\.$/),
    ).toBeVisible()
    await expect(await canvas.findByText(/tekstil\.example\/k3/)).toBeVisible()
  },
}

/** Required fields that are empty have a message beside them, and the summary takes the focus. */
export const Incomplete: Story = {
  ...visiting(profile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: edit }))
    await userEvent.clear(canvas.getByLabelText(/^(Kode pos|Postal code)/))
    await userEvent.type(canvas.getByLabelText(/^(Kode pos|Postal code)/), '123')
    await userEvent.clear(canvas.getByLabelText(/^(Jabatan|Position)/))
    await userEvent.click(canvas.getByRole('button', { name: save }))
    const summary = await canvas.findByRole('group', { name: /^(Ada yang perlu diperbaiki|There is a problem)/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await expect(within(summary).getByRole('link', { name: /(jabatan|position)/i })).toBeVisible()
    await expect(summary).toHaveFocus()
  },
}

/** The server finds mistakes: the form shows the server's own words. */
export const Refused: Story = {
  ...visiting(profile, {
    updateCompanyProfile: { kind: '422', fieldErrors: { 'pic.email': ['Email ini dipakai perusahaan lain.'] } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: edit }))
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect((await canvas.findAllByText(/Email ini dipakai perusahaan lain\.$/)).length).toBe(2)
  },
}
