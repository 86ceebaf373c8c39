import { afterEach, beforeEach } from 'vitest'

/** The cookies of a document, for the tests of a file. happy-dom's own jar still returns an ended cookie until its clock has moved on. */
export const createCookieJar = (): ReadonlyMap<string, string> => {
  const jar = new Map<string, string>()
  beforeEach(() => {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      set: (text: string) => {
        const [pair = '', ...attributes] = text.split('; ')
        const at = pair.indexOf('=')
        if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      },
    })
  })
  afterEach(() => {
    jar.clear()
    Reflect.deleteProperty(document, 'cookie')
  })
  return jar
}
