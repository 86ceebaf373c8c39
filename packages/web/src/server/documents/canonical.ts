import { sentQuery } from '../../forms/submission.ts'
import { matchPath } from '../../routes/match.ts'

/** The query by which somebody who tries a demonstration out asks for faults of the back ends. */
export const faultQuery = '__fault'

/**
 * An address with those query parameters only that its page reads, in one order, so that all who come for one page share
 * one document: whatever advertising and newsletters add to links says where a visitor comes from, and nothing of the page.
 */
export const ownAddress = (address: string, { demo }: { readonly demo: boolean }): string => {
  // Nearly every address has no query at all, and is asked for thousands of times a second.
  if (!address.includes('?')) return address
  const url = new URL(address)
  const read = [...(matchPath(url.pathname)?.route.reads ?? []), sentQuery, ...(demo ? [faultQuery] : [])]
  const given = read.flatMap((name): [string, string][] => {
    const value = url.searchParams.get(name)
    return value ? [[name, value]] : []
  })
  url.search = new URLSearchParams(given).toString()
  return url.href
}
