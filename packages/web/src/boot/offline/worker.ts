// The service worker makes the pages with telephone numbers available without a connection. It answers navigations only. It caches only
// public pages in their form for visitors without a session, with their styles in them. It imports nothing.

/** The parts of a service worker's global scope that are used here; TypeScript's own types for it clash with those of a page. */
interface WorkerScope {
  readonly location: Location
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } | undefined }
  readonly clients: {
    readonly matchAll: (options: {
      readonly includeUncontrolled: boolean
    }) => Promise<readonly { readonly url: string }[]>
  }
  readonly addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void
}

interface WorkerEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly waitUntil: (promise: Promise<unknown>) => void
  readonly respondWith: (response: Promise<Response>) => void
}

const scope = globalThis as unknown as WorkerScope
const cacheName = 'public-pages'

/** Pages that are cached from the first visit on: how to reach each hospital, in both languages. */
const contactPages = ['/informasi/hubungi-kami', '/en/informasi/hubungi-kami']

/** Pages that are cached when a visitor has seen them: the home page, hospitals and their ambulances. */
const isCacheable = (path: string) => /^(?:\/en)?(?:\/?$|\/rumah-sakit(?:\/|$)|\/informasi\/hubungi-kami$)/.test(path)

/** Milliseconds after which the next navigation caches the contact pages again, since numbers change. */
const renewAfter = 24 * 60 * 60_000

/** Fetches a page without the visitor's session and caches it. */
const cachePage = async (path: string): Promise<void> => {
  const response = await fetch(path, { credentials: 'omit' })
  if (!response.ok || response.redirected) return
  await (await caches.open(cacheName)).put(path, response)
}

/** The script and style files that a cached page needs. The Link header of its answer names them. */
const filesOf = async (path: string): Promise<readonly string[]> => {
  const link = (await caches.match(path))?.headers.get('link') ?? ''
  return [...link.matchAll(/<(\/assets\/[^>]+)>/g)].map(([, file = '']) => file)
}

/** Caches the contact pages, and fetches their files into the browser's HTTP cache, so that they work without a connection too. */
const cacheContacts = async (): Promise<void> => {
  await Promise.allSettled(contactPages.map(cachePage))
  const files = new Set((await Promise.all(contactPages.map(filesOf))).flat())
  await Promise.all([...files].map((file) => fetch(file)))
}

/** When a cached page was sent, in milliseconds since 1970; NaN for none. */
const sentAt = (cached: Response | undefined): number => Date.parse(cached?.headers.get('date') ?? '')

/** Caches the contact pages again if one is missing or old. If the clock has gone back, they count as old too. */
const renewContacts = async (): Promise<void> => {
  const cache = await caches.open(cacheName)
  const ages = await Promise.all(
    contactPages.map(async (path) => Math.abs(Date.now() - sentAt(await cache.match(path)))),
  )
  if (ages.some((age) => !(age < renewAfter))) await cacheContacts()
}

/** Caches the pages that were opened before this worker was installed. */
const cacheOpenPages = async (): Promise<void> => {
  const paths = (await scope.clients.matchAll({ includeUncontrolled: true })).map(({ url }) => new URL(url).pathname)
  await Promise.all(paths.filter(isCacheable).map(cachePage))
}

/** A day in words, in Jakarta. */
const dayInWords = (time: number, language: string) =>
  Number.isNaN(time)
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(time)

/** If a cached page replaces another page, this attribute of its root element says so, with the date. */
const instead = async (cached: Response, language: string): Promise<Response> => {
  const headers = new Headers(cached.headers)
  // The text is no longer compressed, and its length has changed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const text = (await cached.text())
    .replace('<html ', '<html data-offline ')
    .replace('<time data-sent="">–</time>', `<time data-sent="">${dayInWords(sentAt(cached), language)}</time>`)
  return new Response(text, { headers })
}

/** The text that is shown if not even the contacts are cached; the visitor can press the number. */
const lastResort = `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tidak ada sambungan</title>
<p>Tidak ada sambungan internet. Keadaan darurat: <a href="tel:119">telepon 119</a>.</p>
<p lang="en">No internet connection. Emergencies: <a href="tel:119">call 119</a>.</p>`

/** The cached page, or the contacts in its language, or the last resort. */
const withoutConnection = async (path: string): Promise<Response> => {
  const cache = await caches.open(cacheName)
  const seen = await cache.match(path)
  if (seen) return seen
  const [indonesian = '', english = ''] = contactPages
  const isEnglish = /^\/en(?:\/|$)/.test(path)
  const contacts = await cache.match(isEnglish ? english : indonesian)
  return contacts
    ? instead(contacts, isEnglish ? 'en-GB' : 'id')
    : new Response(lastResort, { status: 503, headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
}

const navigate = async (event: WorkerEvent, path: string): Promise<Response> => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return withoutConnection(path)
  }
}

scope.addEventListener('install', (event) => event.waitUntil(Promise.allSettled([cacheContacts(), cacheOpenPages()])))
scope.addEventListener('activate', (event) =>
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()),
)

scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== scope.location.origin || event.request.method !== 'GET' || event.request.mode !== 'navigate') return
  event.respondWith(navigate(event, pathname))
  if (isCacheable(pathname)) event.waitUntil(cachePage(pathname).catch(() => undefined))
  event.waitUntil(renewContacts().catch(() => undefined))
})
