'use strict'

/** The most milliseconds for the site's answer: the site reads all of its content for it. */
const timeout = 60_000

/**
 * Asks the site what it leaves out and which of the links lead nowhere. `state` says whether the site answered: the CMS may have no site,
 * or the site may be down.
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
