import { createMock } from '@hospital/mocks'
import type { Mock } from '@hospital/mocks'
import { jakartaTimeZone } from '@hospital/sdk'
import { uiMessages } from '@hospital/ui/messages'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, vi } from 'vitest'
import indonesian from '../i18n/messages/id.json' with { type: 'json' }
import { discardOtherPersonalData, personalDataOf } from '../personal-data/personal-data.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { logIn } from '../session/log-in.ts'
import { siteSession } from '../session/site-session.ts'
import type { PageStore } from '../session/site-session.ts'
import { sessionAtom } from '../session/visitor-session.ts'

/** Suparno, the logged-in user of the stage. */
export const suparno = { id: 1006, name: 'Suparno', kind: 'member', gender: 'male', isAdmin: false } as const

/** A document in which components call the mock back ends, without a site. */
export interface ComponentStage {
  readonly mock: Mock
  /** How often a path of the member API was called. */
  readonly sent: (path: string) => number
  readonly show: (children: ReactNode) => void
  /** The data layer of the session. */
  readonly personal: () => PersonalData
  readonly isExpired: () => boolean
  readonly logIn: () => Promise<void>
  /** Leaves the session in the browser only, as before the page has read it. */
  readonly unreadSession: () => void
  readonly text: () => string
  readonly press: (button: string) => void
  readonly input: (id: string) => HTMLInputElement
  /** Replaces the text of a field as typing does, so that React notices it. */
  readonly type: (id: string, typed: string) => void
}

/** A stage for the tests of a file whose environment has a document. Before each test it is empty, with Suparno logged in. */
export const createComponentStage = (): ComponentStage => {
  const mock = createMock()
  let calls: string[] = []
  let root: ReturnType<typeof createRoot>
  let store: PageStore

  const answer = async (url: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(url, window.location.href), init)
    calls.push(new URL(request.url).pathname)
    const response = await mock.answer(request)
    // As `fetch` rejects after a lost connection.
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  const logInSuparno = async () => {
    const outcome = await logIn({ email: 'suparno@contoh.example', password: 'Rahasia123' }, 'id', store)
    if (!('session' in outcome)) throw new Error(`Suparno cannot log in: ${JSON.stringify(outcome)}`)
  }

  const input = (id: string) => {
    const found = document.getElementById(id)
    if (!(found instanceof HTMLInputElement)) throw new Error(`no input has the id ${id}`)
    return found
  }

  beforeEach(async () => {
    vi.stubGlobal('fetch', answer)
    store = createStore()
    root = createRoot(document.body.appendChild(document.createElement('div')))
    await logInSuparno()
    calls = []
  })
  afterEach(async () => {
    root.unmount()
    document.body.replaceChildren()
    sessionStorage.clear()
    await siteSession(store).logOut()
    siteSession(store).close()
    mock.faults.clear()
    discardOtherPersonalData(undefined)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  return {
    mock,
    sent: (path) => calls.filter((call) => call === `/api/member/${path}`).length,
    show: (children) =>
      root.render(
        <Provider store={store}>
          <IntlProvider locale="id" timeZone={jakartaTimeZone} messages={{ ...uiMessages.id, ...indonesian }}>
            {children}
          </IntlProvider>
        </Provider>,
      ),
    personal: () => {
      const session = store.get(sessionAtom)
      if (!session) throw new Error('no person is logged in')
      return personalDataOf(session, { locale: 'id' })
    },
    isExpired: () => store.get(sessionAtom)?.isExpired === true,
    logIn: logInSuparno,
    unreadSession: () => {
      siteSession(store).close()
      store = createStore()
    },
    text: () => document.body.textContent,
    press: (name) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    input,
    type: (id, typed) => {
      // Not by the field's own setter, which React watches.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(id), typed)
      input(id).dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}
