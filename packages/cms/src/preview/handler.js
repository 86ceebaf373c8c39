'use strict'

const { signedLink } = require('./link')
const { pagePaths } = require('./page-paths')

/** The published form of an entry that a draft refers to: the site shows no other form. */
const publishedOf = async (type, entry) =>
  entry ? strapi.documents(`api::${type}.${type}`).findOne({ documentId: entry.documentId, status: 'published' }) : null

/** The further entries that a page's address needs, besides the draft itself. */
const sources = {
  artikel: {
    populate: { kategori_artikel: true },
    read: async (draft) => ({
      ...draft,
      kategori_artikel: await publishedOf('kategori-artikel', draft.kategori_artikel),
    }),
  },
  'layanan-spesialis': {
    populate: { mapping: { populate: { hospital: true } } },
    read: async (draft) => ({
      ...draft,
      mapping: await Promise.all(
        draft.mapping.map(async (entry) => ({ ...entry, hospital: await publishedOf('rumah-sakit', entry.hospital) })),
      ),
    }),
  },
}

/**
 * Strapi's preview handler: the link to an entry's draft on the site. Undefined, and so without a button, for a type without a page of its
 * own, and for an entry that has no address yet.
 */
const previewHandler =
  ({ site, secret }) =>
  async (uid, { documentId }) => {
    const [, type] = /^api::([\w-]+)\.\1$/.exec(uid) ?? []
    const pathOf = Object.hasOwn(pagePaths, type ?? '') ? pagePaths[type] : undefined
    if (!pathOf || !documentId) return undefined
    const { populate, read = (found) => found } = sources[type] ?? {}
    const draft = await strapi.documents(uid).findOne({ documentId, status: 'draft', populate })
    if (!draft) return undefined
    const path = pathOf(await read(draft))
    return path && signedLink({ site, secret, type, id: documentId, path, now: Date.now() })
  }

/** Strapi's configuration of the preview. Off if the CMS knows no site or shares no secret with it. */
const previewConfig = (site, secret) =>
  site && secret
    ? { enabled: true, config: { allowedOrigins: [site], handler: previewHandler({ site, secret }) } }
    : { enabled: false }

module.exports = { previewConfig }
