import type { FaultKind } from '@hospital/mocks'
import { createCmsClient } from '@hospital/sdk/cms'
import { createSocialFeedClient } from '@hospital/sdk/social-feed'
import { validateCms, validateSocialFeed } from '@hospital/sdk/validation'
import type { Locale } from '@hospital/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { IntlProvider, useIntl } from 'react-intl'
import type { ReactElement } from 'react'
import { expect } from 'storybook/test'
import { loadHome } from '../src/loaders/home.ts'
import type { HomeData } from '../src/loaders/home.ts'
import english from '../src/messages/en.json' with { type: 'json' }
import indonesian from '../src/messages/id.json' with { type: 'json' }
import { HomePage } from '../src/pages/home.tsx'
import { startMockBackEnds } from './mock-back-ends.ts'

/** The site's messages beside those of the kit, which Storybook provides. */
const SiteMessages = ({ data }: { readonly data: HomeData }): ReactElement => {
  const { locale, messages } = useIntl()
  const site: Readonly<Record<string, string>> = locale === 'en' ? english : indonesian
  return (
    <IntlProvider locale={locale} messages={{ ...(messages as Readonly<Record<string, string>>), ...site }} timeZone="Asia/Jakarta">
      <main>
        <HomePage data={{ ...data, popup: undefined }} trail={[]} />
      </main>
    </IntlProvider>
  )
}

/** The page's own loader, run in the browser against the service worker. */
const load = async (locale: Locale, faults: Readonly<Record<string, FaultKind>>): Promise<HomeData> => {
  const switches = await startMockBackEnds()
  switches.clear()
  for (const [operation, kind] of Object.entries(faults)) switches.set(operation, { kind })
  const { origin } = window.location
  return loadHome({
    cms: createCmsClient({ baseUrl: `${origin}/cms`, token: 'contoh-token-cms', addresses: { media: origin }, retry: false, validate: validateCms }),
    socialFeed: createSocialFeedClient({ baseUrl: `${origin}/social-feed`, headers: { token: 'contoh-token-sosial' }, retry: false, validate: validateSocialFeed }),
    locale,
    now: new Date(),
  })
}

const meta = {
  title: 'Pages/Home',
  component: SiteMessages,
  parameters: { layout: 'fullscreen' },
  args: { data: undefined as unknown as HomeData },
  render: (_args, { loaded }) => <SiteMessages data={(loaded as { data: HomeData }).data} />,
} satisfies Meta<typeof SiteMessages>

export default meta

type Story = StoryObj<typeof meta>

const loadedWith = (faults: Readonly<Record<string, FaultKind>>): Pick<Story, 'loaders'> => ({
  loaders: [async ({ globals }) => ({ data: await load(globals['locale'] === 'en' ? 'en' : 'id', faults) })],
})

/** On data of the mock back ends. */
export const Default: Story = {
  ...loadedWith({}),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10)
    await expect(canvas.queryByRole('status', { name: /belum dapat|cannot be/ })).toBeNull()
  },
}

/** Two lists cannot be loaded; the rest stands. */
export const PartlyFailed: Story = {
  ...loadedWith({ Articles: '500', listDoctorSchedules: 'malformed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Bagian ini belum dapat ditampilkan|cannot be shown/)).toHaveLength(2)
  },
}

/** Nothing has been written yet. */
export const Empty: Story = loadedWith({ Articles: 'empty', Packages: 'empty', Testimonials: 'empty', Videos: 'empty', listInstagramPosts: 'empty' })
