'use strict'

const { signedLink } = require('./link')
const { pagePaths } = require('./page-paths')

/** The published category of a draft's category: the site shows no other. */
const publishedCategory = async (draft) => {
  const { documentId } = draft.kategori_artikel ?? {}
  return documentId
    ? strapi.documents('api::kategori-artikel.kategori-artikel').findOne({ documentId, status: 'published' })
    : null
}

/**
 * For Strapi's preview: the link to an entry's draft on the site. Undefined for a type without a page of its own, and for an entry that has
 * no address yet: then there is no button.
 */
const previewHandler =
  ({ site, secret }) =>
  async (uid, { documentId }) => {
    const [, type] = /^api::([\w-]+)\.\1$/.exec(uid) ?? []
    const pathOf = Object.hasOwn(pagePaths, type ?? '') ? pagePaths[type] : undefined
    if (!pathOf || !documentId) return undefined
    const populate = type === 'artikel' ? ['kategori_artikel'] : []
    const draft = await strapi.documents(uid).findOne({ documentId, status: 'draft', populate })
    if (!draft) return undefined
    const path = pathOf(type === 'artikel' ? { ...draft, kategori_artikel: await publishedCategory(draft) } : draft)
    return path && signedLink({ site, secret, type, id: documentId, path, now: Date.now() })
  }

/** Strapi's configuration of the preview: off where the CMS knows no site or shares no secret with it. */
const previewConfig = (site, secret) =>
  site && secret
    ? { enabled: true, config: { allowedOrigins: [site], handler: previewHandler({ site, secret }) } }
    : { enabled: false }

module.exports = { previewConfig }
