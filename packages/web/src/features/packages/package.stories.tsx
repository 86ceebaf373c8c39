import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { errorTitle, pageStories, partFailed, visiting } from '../../storybook/site-page.tsx'

const meta = { title: 'Pages/Package', ...pageStories } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const address = '/paket/medical-check-up-dasar'

/** The contents and price of a package, and the form to reserve it. */
export const Default: Story = {
  ...visiting(address),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getAllByText(/Rp/)[0]).toBeVisible()
  },
}

/** The last day of a package: no day is left to reserve, and the page says whom to ask. */
export const LastDay: Story = {
  ...visiting('/paket/vaksin-meningitis-untuk-umrah'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^(Hari ini hari terakhir paket ini|Today is the last day of this package)/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Kirim reservasi|Send reservation)$/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^(Reservasi paket ini|Reserve this package)$/ })).toBeNull()
  },
}

/** Other packages cannot be loaded. */
export const PartlyFailed: Story = {
  ...visiting(address, { RelatedPackages: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(partFailed)).toBeVisible()
  },
}

/** The package cannot be read. */
export const Failed: Story = {
  ...visiting(address, { PackageBySlug: '500' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: errorTitle })).toBeVisible()
  },
}
