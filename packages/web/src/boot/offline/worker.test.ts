import { afterEach, expect, test, vi } from 'vitest'
import { localizedPath } from '../../routes/href.ts'
import type { Route, RouteName } from '../../routes/table.ts'
import { routes } from '../../routes/table.ts'

/** Pages that are available without a connection once a visitor has seen them: how to reach each hospital, and what it offers. */
const seenStays: readonly RouteName[] = [
  'home',
  'contact',
  'hospitals',
  'hospital',
  'hospitalAmbulance',
  'hospitalServices',
  'hospitalService',
]

const origin = 'https://rs.example'
const names = Object.keys(routes) as RouteName[]

/** An address of a page, with any parameters. */
const addressOf = (name: RouteName, locale: 'id' | 'en'): string => {
  const { path }: Route = routes[name]
  return localizedPath(path.replace(/:\w+\??/g, 'contoh'), locale)
}

type Listener = (event: object) => void

/** A browser with the worker installed: its cache, and its answers to visitors who open an address. */
const browserWithWorker = async () => {
  const listeners = new Map<string, Listener>()
  const stored = new Map<string, Response>()
  const cache = {
    match: (path: string) => Promise.resolve(stored.get(path)?.clone()),
    put: (path: string, response: Response) => Promise.resolve(void stored.set(path, response)),
  }
  let isOnline = true
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('registration', {})
  vi.stubGlobal('clients', { matchAll: () => Promise.resolve([]) })
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => void listeners.set(type, listener))
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: cache.match })
  vi.stubGlobal('fetch', (asked: string | Request) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'))
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, origin)
    const text = `<html lang="x"><h1>${pathname}</h1><time data-sent="">–</time>`
    return Promise.resolve(new Response(text, { headers: { date: new Date().toUTCString() } }))
  })
  vi.resetModules()
  await import('./worker.ts')
  const dispatch = async (type: string, event: object) => {
    const waited: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void waited.push(promise) })
    await Promise.all(waited)
  }
  await dispatch('install', {})
  return {
    paths: () => [...stored.keys()],
    loseConnection: () => void (isOnline = false),
    open: async (path: string): Promise<string> => {
      let answer: Promise<Response> | undefined
      await dispatch('fetch', {
        // Node's own requests cannot be navigations.
        request: { url: `${origin}${path}`, method: 'GET', mode: 'navigate' },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (response: Promise<Response>) => void (answer = response),
      })
      return (await answer)?.text() ?? ''
    },
  }
}

const isItself = (text: string, address: string) => text.includes(`<h1>${address}</h1>`)

afterEach(() => void vi.unstubAllGlobals())

test.each(['id', 'en'] as const)(
  'without a connection each page of the table is there as it was seen, or gives way to the contacts, in %s',
  async (locale) => {
    const browser = await browserWithWorker()
    for (const name of names)
      expect(isItself(await browser.open(addressOf(name, locale)), addressOf(name, locale))).toBe(true)
    browser.loseConnection()
    for (const name of names) {
      const text = await browser.open(addressOf(name, locale))
      const stays = seenStays.includes(name)
      const shown = addressOf(stays ? name : 'contact', locale)
      // A page that replaces another one says so.
      expect([name, isItself(text, shown), text.includes('data-offline')]).toEqual([name, true, !stays])
    }
  },
)

test('without a connection a page that was never seen gives way to the contacts in its language', async () => {
  const browser = await browserWithWorker()
  browser.loseConnection()
  for (const locale of ['id', 'en'] as const)
    for (const name of names)
      expect([name, isItself(await browser.open(addressOf(name, locale)), addressOf('contact', locale))]).toEqual([
        name,
        true,
      ])
})

test('no page of an area is ever cached', async () => {
  const browser = await browserWithWorker()
  for (const name of names.filter((one) => routes[one].area !== 'public')) await browser.open(addressOf(name, 'id'))
  expect(browser.paths().toSorted()).toEqual([addressOf('contact', 'en'), addressOf('contact', 'id')])
})
