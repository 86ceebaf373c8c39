'use strict'

const { createHmac } = require('node:crypto')

/** Seconds for which a link is valid. */
const lifetime = 60 * 60

/**
 * A link to the draft of an entry on its page, which the site accepts for an hour. The site has the same rule: `server/preview/link.ts`.
 */
const signedLink = ({ site, secret, type, id, path, now }) => {
  const until = Math.floor(now / 1000) + lifetime
  const signature = createHmac('sha256', secret).update([type, id, path, until].join('\n')).digest('base64url')
  const query = new URLSearchParams({ jenis: type, id, halaman: path, sampai: String(until), tanda: signature })
  return `${site}/_preview?${query.toString()}`
}

module.exports = { signedLink }
