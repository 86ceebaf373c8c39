'use strict'

const reads = ['findOne', 'findFirst', 'findMany', 'count']

/** The token of previews, which is there to read drafts. */
const previewTokenName = 'Pratinjau'

/**
 * Whoever may read a type may read its drafts too (`status=draft`), says Strapi. The site's token has chosen rights, which
 * makes it `custom`: such a token reads what is published, whatever it asks for. The token of previews is the one exception.
 */
const publishedOnly = (strapi) => (context, next) => {
  const token = strapi.requestContext.get()?.state.auth?.credentials
  if (reads.includes(context.action) && token?.type === 'custom' && token.name !== previewTokenName)
    context.params.status = 'published'
  return next()
}

module.exports = { previewTokenName, publishedOnly }
