'use strict'

const { pagePaths } = require('../preview/page-paths')
const { readContent } = require('./entries')
const { linksOf, partsOf, withoutEnglish, withoutPictureText, withoutRequired } = require('./rules')
const { askSite } = require('./site')

/** The kinds in the order of the page: first what visitors miss most. */
const kinds = ['left-out', 'no-page', 'broken-link', 'required', 'draft', 'english', 'picture']

/** The most rows of a kind that are sent. The count always includes all rows. */
const shown = 200

/** A row's entry, with the names that editors know. */
const nameOf = ({ uid, model, words }, { documentId, [words.titleField]: title }) => ({
  uid,
  documentId,
  single: model.kind === 'singleType',
  type: model.info.displayName,
  title: title ? String(title) : null,
})

const hasNoPage = ({ model }, entry) => {
  const { singularName } = model.info
  return Object.hasOwn(pagePaths, singularName) && pagePaths[singularName](entry) === undefined
}

/** The missing fields because of which an entry has no page. */
const withoutPage = ({ model }, { slug, kategori_artikel: category }) => [
  ...(slug ? [] : ['slug']),
  ...('kategori_artikel' in model.attributes && !category?.slug ? ['kategori_artikel'] : []),
  ...('mapping' in model.attributes && slug ? ['mapping'] : []),
]

/** The findings of a rule in the parts of entries: one row for each entry, with the labels of the fields. */
const rowsBy = (rule, type, entries, { components, labelOf }) =>
  entries.flatMap((entry) => {
    const fields = partsOf(components, type.model, entry).flatMap((part) =>
      rule(part).map((name) => labelOf(part.model, name)),
    )
    return fields.length > 0 ? [{ ...nameOf(type, entry), details: [...new Set(fields)] }] : []
  })

/** The rows that the CMS finds without the site. */
const ownRows = (types, context) => {
  const { labelOf } = context
  const of = (rule, entriesOf) => types.flatMap((type) => rowsBy(rule, type, entriesOf(type), context))
  const published = (type) => type.published
  return {
    'no-page': types.flatMap((type) =>
      type.published
        .filter((entry) => hasNoPage(type, entry))
        .map((entry) => ({
          ...nameOf(type, entry),
          details: withoutPage(type, entry).map((name) => labelOf(type.model, name)),
        })),
    ),
    required: of(withoutRequired, published),
    draft: of(withoutRequired, (type) => type.drafts),
    english: of(withoutEnglish, published),
    picture: of(withoutPictureText, published),
  }
}

/** The links of all entries, by entry. */
const enteredLinks = (types, components, site) =>
  types.flatMap((type) =>
    type.published.map((entry) => ({
      name: nameOf(type, entry),
      links: [...new Set(partsOf(components, type.model, entry).flatMap((part) => linksOf(part, site)))],
    })),
  )

const capitalised = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The rows that only the site knows. Findings in a type that the editor may not read are left out. */
const siteRows = ({ omissions = [], brokenLinks }, types, entered, labelOf) => {
  const entries = new Map(types.flatMap((type) => type.published.map((entry) => [entry.documentId, { type, entry }])))
  const topBar = types.find(({ uid }) => uid === 'api::top-bar.top-bar')?.published[0]?.documentId
  const known = (id, details) => {
    const found = entries.get(id)
    return found ? [{ ...nameOf(found.type, found.entry), details: details(found.type.model) }] : []
  }
  const { menus = [], given = [] } = brokenLinks ?? {}
  const broken = new Set(given)
  return {
    'left-out': omissions.flatMap(({ content, operation, place, entry, field }) =>
      entry === null
        ? [{ uid: null, type: capitalised(content), title: null, details: [`${operation} ${place}`] }]
        : known(entry, (model) => (field === null ? [] : [labelOf(model, field)])),
    ),
    'broken-link': [
      ...menus.flatMap(({ link, entry }) => known(entry ?? topBar, () => [link])),
      ...entered.flatMap(({ name, links }) => {
        const details = links.filter((link) => broken.has(link))
        return details.length > 0 ? [{ ...name, details }] : []
      }),
    ],
  }
}

/** Everything that is missing or wrong in the content that an editor may read: `{site, unread, groups: [{kind, count, rows}]}`. */
const makeReport = async (strapi, connection, mayRead) => {
  const { types, labelOf } = await readContent(strapi, mayRead)
  const { components } = strapi
  const entered = enteredLinks(types, components, connection.site)
  const answer = await askSite(connection, [...new Set(entered.flatMap(({ links }) => links))])
  const rows = { ...ownRows(types, { components, labelOf }), ...siteRows(answer, types, entered, labelOf) }
  return {
    site: answer.state,
    unread: [...(answer.unread ?? []), ...(answer.brokenLinks === null ? ['tautan'] : [])],
    groups: kinds.map((kind) => ({ kind, count: rows[kind].length, rows: rows[kind].slice(0, shown) })),
  }
}

module.exports = { makeReport }
