/** The address of the page that runs this, or undefined where there is none. In Deno `location` exists and throws when it is read. */
export const pageAddress = (): string | undefined => {
  try {
    return globalThis.location.href
  } catch {
    return undefined
  }
}

/** A base that only makes paths parse as URLs: no host has a name under .invalid (RFC 2606). */
export const somePage = 'https://page.invalid'
