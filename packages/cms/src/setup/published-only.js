'use strict'

const reads = ['findOne', 'findFirst', 'findMany', 'count']

/**
 * Whoever may read a type may read its drafts too (`status=draft`), says Strapi. The site's token has chosen rights, which
 * makes it `custom`: such a token reads what is published, whatever it asks for.
 */
const publishedOnly = (strapi) => (context, next) => {
  const token = strapi.requestContext.get()?.state.auth?.credentials
  if (reads.includes(context.action) && token?.type === 'custom') context.params.status = 'published'
  return next()
}

module.exports = { publishedOnly }
