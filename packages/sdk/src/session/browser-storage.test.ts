import { afterEach, expect, test, vi } from 'vitest'
import { cookieStorage, itemStorage, webStorage } from './index.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The cookies of a browser, as a page sees them. */
const cookieJar = (isTaken = true) => {
  const jar = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    document: {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      },
      set cookie(text: string) {
        written.push(text)
        const [pair = ''] = text.split(';')
        const at = pair.indexOf('=')
        if (text.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
        else if (isTaken) jar.set(pair.slice(0, at), pair.slice(at + 1))
      },
    },
  }
}

test('A cookie stores the session for this site alone, and over https only there', () => {
  const { document, written } = cookieJar()
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol: 'https:' })
  document.cookie = 'lain=1'
  const storage = cookieStorage('sesi', { maxAge: 60 })
  expect(storage.read()).toBeUndefined()
  storage.write('{"a":"; b"}')
  expect(storage.read()).toBe('{"a":"; b"}')
  expect(written[1]).toBe('sesi=%7B%22a%22%3A%22%3B%20b%22%7D; Max-Age=60; Path=/; SameSite=Strict; Secure')
  storage.remove()
  expect(storage.read()).toBeUndefined()
})

test('A cookie that the browser does not take is a failure', () => {
  vi.stubGlobal('document', cookieJar(false).document)
  vi.stubGlobal('location', { protocol: 'http:' })
  expect(() => cookieStorage('sesi').write('x')).toThrow('not taken')
})

test('A cookie tells other tabs, by a channel', async () => {
  vi.stubGlobal('document', cookieJar().document)
  vi.stubGlobal('location', { protocol: 'http:' })
  const changed = vi.fn()
  const stop = cookieStorage('sesi').watch?.(changed)
  const other = cookieStorage('sesi')
  other.write('x')
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  stop?.()
  other.watch?.(changed)()
})

test('Web storage tells of its own item, of a cleared storage, and of a page that comes back', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const changed = vi.fn()
  const stop = webStorage('sesi').watch?.(changed)
  for (const key of ['sesi', 'lain', null]) page.dispatchEvent(Object.assign(new Event('storage'), { key }))
  expect(changed).toHaveBeenCalledTimes(2)
  page.dispatchEvent(new Event('pageshow'))
  expect(changed).toHaveBeenCalledTimes(3)
  stop?.()
  page.dispatchEvent(new Event('pageshow'))
  expect(changed).toHaveBeenCalledTimes(3)
})

test('A native store is used item by item', async () => {
  const items = new Map<string, string>()
  const storage = itemStorage(
    () => ({
      getItem: (key) => Promise.resolve(items.get(key) ?? null),
      setItem: (key, text) => Promise.resolve(items.set(key, text)),
      removeItem: (key) => Promise.resolve(items.delete(key)),
    }),
    'sesi',
  )
  await storage.write('x')
  expect([await storage.read(), items.get('sesi')]).toEqual(['x', 'x'])
  await storage.remove()
  expect(items.size).toBe(0)
})
