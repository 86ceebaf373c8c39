import type { Fault, FaultKind } from '@hospital/mocks'
import { companyRoutes, hospitalCareRoutes, memberRoutes } from '@hospital/sdk/contracts'
import { locales } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import { fetchOn } from '../../../ui/src/storybook/network.tsx'
import { publicDataOf } from '../personal-data/personal-data.ts'
import { logInPerson } from '../testing/person-session.ts'
import type { PersonSession } from '../testing/person-session.ts'
import { visitPage, VisitedPage } from '../testing/visited-page.tsx'
import type { Visit } from '../testing/visited-page.tsx'
import { setMockFaults, startMockBackEnds } from './mock-back-ends.ts'
import { personEmails } from './persons.ts'
import { SiteMessages } from './site-messages.tsx'

/**
 * What goes wrong, by the name of the operation or document. A kind of fault meets the page's loader; an operation of the member API,
 * of the company API or of a hospital's own has it in the browser as well; `listLabResults@RS02` is that of one hospital. A delay, or messages by field, are for the browser's calls.
 */
type Faults = Readonly<Record<string, FaultKind | Fault>>

const isBrowserOperation = (name: string) => name in memberRoutes || name in hospitalCareRoutes || name in companyRoutes

/** The faults that the page's own calls meet. The others stay off the switches: pages of documentation show several stories at once. */
const browserFaults = (faults: Faults) =>
  Object.entries(faults)
    .filter(([name]) => isBrowserOperation(name.replace(/@.*/, '')))
    .map(([name, fault]): [string, Fault] => [name, typeof fault === 'string' ? { kind: fault } : fault])

export interface StorySite {
  readonly globals: Readonly<Record<string, unknown>>
}

const isPerson = (person: unknown): person is keyof typeof personEmails =>
  typeof person === 'string' && person in personEmails

/** Logs the person of the toolbar in on the mock back ends. Nothing is stored: no story sees another one's session. */
const storySession = async (person: unknown): Promise<PersonSession> => {
  if (!isPerson(person)) return { server: {} }
  await startMockBackEnds()
  return logInPerson(personEmails[person])
}

const visit = async (
  path: string,
  faults: Faults,
  { locale, network, person }: { readonly locale: Locale; readonly network: unknown; readonly person: unknown },
): Promise<Visit> => {
  await startMockBackEnds()
  const ofLoader = Object.entries(faults).flatMap(([name, fault]) =>
    typeof fault === 'string' ? `${name}=${fault}` : [],
  )
  // A slow network is waited for: what a server would do about it is not what is looked at.
  return visitPage(path, {
    locale,
    session: await storySession(person),
    faults: ofLoader.join(),
    fetch: fetchOn(network),
  })
}

/**
 * Loads a story's page by the page's own loader, in the language, on the network and with the person of the toolbar; a story names
 * its person by `globals`. Faults end with the story.
 */
export const visiting = (path: string, faults: Faults = {}) => ({
  loaders: [
    async ({ globals }: StorySite) => ({
      visit: await visit(path, faults, {
        locale: globals['locale'] === 'en' ? 'en' : 'id',
        network: globals['network'],
        person: globals['person'],
      }),
    }),
  ],
  beforeEach: () => {
    // What an earlier story has read would hide the faults of this one.
    for (const locale of locales) publicDataOf(locale).queries.clear()
    return setMockFaults(browserFaults(faults))
  },
})

/** What replaces a part of a page that could not be loaded, in both languages. */
export const partFailed = /^(Bagian ini belum dapat ditampilkan|This part cannot be shown right now)$/

/** The title of a page that could not be loaded, in both languages. */
export const errorTitle = /^(Halaman ini belum dapat ditampilkan|This page cannot be shown just now)$/

/** What the stories of every page have in common. */
export const pageStories = {
  parameters: { layout: 'fullscreen' },
  render: (_args: unknown, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) => (
    <SiteMessages>
      <VisitedPage visit={(loaded as { readonly visit: Visit }).visit} />
    </SiteMessages>
  ),
}
