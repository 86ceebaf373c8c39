'use strict'

// Strapi 5 reads documents, Strapi 4 reads entities. These functions translate the same queries.

/** A query of Strapi 4 that gives published entries at every depth. */
const live = ({ populate = {}, ...query }) => ({
  ...query,
  publicationState: 'live',
  populate: Object.fromEntries(
    Object.entries(populate).map(([name, inner]) => [name, live(inner === true ? {} : inner)]),
  ),
})

/** Published entries, with the published part of their relations. */
const findPublished = (uid, query) =>
  strapi.documents
    ? strapi.documents(uid).findMany({ status: 'published', ...query })
    : strapi.entityService.findMany(uid, live(query))

/** Stores an entry, checked by its content type. */
const createEntry = (uid, data) =>
  strapi.documents ? strapi.documents(uid).create({ data }) : strapi.entityService.create(uid, { data })

/** The lasting id of an entry: the `id` of Strapi 5 changes at each publishing. */
const identityOf = ({ documentId, id }) => documentId ?? id

/** An entry's ids and some of its fields. */
const pick = (entry, fields) => ({
  id: entry.id,
  ...(entry.documentId !== undefined && { documentId: entry.documentId }),
  ...Object.fromEntries(fields.map((field) => [field, entry[field] ?? null])),
})

module.exports = { createEntry, findPublished, identityOf, pick }
