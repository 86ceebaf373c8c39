/** The address of the current page, or undefined outside of a page. In Deno `location` exists and throws when it is read. */
export const pageAddress = (): string | undefined => {
  try {
    return globalThis.location.href
  } catch {
    return undefined
  }
}

/** A base URL that only serves to parse paths as URLs. No host has a name under .invalid (RFC 2606). */
export const somePage = 'https://page.invalid'
