/** What advertising and newsletters add to links: it says where a visitor comes from, and nothing of the page. */
const tracking = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|twclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl)$/

/** An address without what advertising adds to it, so that all who come for one page share one document. */
export const withoutTracking = (address: string): string => {
  // Nearly every address has no query at all, and is asked for thousands of times a second.
  if (!address.includes('?')) return address
  const url = new URL(address)
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  if (names.length === 0) return address
  for (const name of names) url.searchParams.delete(name)
  return url.href
}
