'use strict'

/** Milliseconds that the site may take: it reads all of its content for the answer. */
const timeout = 60_000

/**
 * Asks the site what it leaves out and which of the links lead nowhere. `state` says whether it is known at all: the CMS may stand alone, or the
 * site may be down.
 */
const askSite = async ({ site, secret }, links) => {
  if (!site || !secret) return { state: 'not-connected' }
  try {
    const response = await fetch(`${site}/_content-report`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' },
      body: links.join('\n'),
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) return { state: 'unreachable' }
    return { state: 'read', ...(await response.json()) }
  } catch {
    return { state: 'unreachable' }
  }
}

module.exports = { askSite }
