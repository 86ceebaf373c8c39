'use strict'

const reads = ['findOne', 'findFirst', 'findMany', 'count']

/** The token of previews: it has to read drafts. */
const previewTokenName = 'Pratinjau'

/**
 * Strapi lets everybody who may read a type read its drafts too (`status=draft`). This limits tokens with chosen rights (`custom`), such as
 * the site's token, to published entries, whatever they ask for. The only exception is the token of previews.
 */
const publishedOnly = (strapi) => (context, next) => {
  const token = strapi.requestContext.get()?.state.auth?.credentials
  if (reads.includes(context.action) && token?.type === 'custom' && token.name !== previewTokenName)
    context.params.status = 'published'
  return next()
}

module.exports = { previewTokenName, publishedOnly }
