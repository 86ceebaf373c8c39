import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pageStories, partFailed, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Package comparison', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/informasi/bandingkan-paket'
const two = `${path}?paket=medical-check-up-dasar&paket=medical-check-up-eksekutif`

/** Two packages side by side, both ticked below. */
export const Two: Story = {
  ...visiting(two),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
    await expect(canvas.getAllByText(/^(Rp|IDR)/)).toHaveLength(2)
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

/** Nothing is chosen yet. */
export const None: Story = {
  ...visiting(path),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Belum ada paket yang dipilih|No packages are chosen yet)/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** A second package is missing. */
export const One: Story = {
  ...visiting(`${path}?paket=medical-check-up-dasar`),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Baru satu paket|Only one package)/)).toBeVisible()
  },
}

/** Four are too many. */
export const TooMany: Story = {
  ...visiting(`${two}&paket=pemeriksaan-pranikah&paket=panel-anemia`),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Paling banyak tiga|At most three)/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

/** One of three packages is not on offer; the others are compared. */
export const Missing: Story = {
  ...visiting(`${two}&paket=tidak-ada`),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(tidak ditawarkan lagi|no longer offered)/)).toBeVisible()
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

/** The packages cannot be read. */
export const Failed: Story = {
  ...visiting(two, { PackageBySlug: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(partFailed)).toBeVisible()
  },
}
