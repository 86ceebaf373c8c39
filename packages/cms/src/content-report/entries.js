'use strict'

const permissions = require('../generated/site-permissions.json')
const { isRequired } = require('./rules')

/** The content types that the site reads, without what visitors send. */
const contentUids = permissions
  .filter((permission) => permission.endsWith('.find'))
  .map((permission) => permission.slice(0, -'.find'.length))

/** The parts to read with an entry: files, components with their files, and required related entries. */
const populateOf = (strapi, model) =>
  Object.fromEntries(
    Object.entries(model.attributes).flatMap(([name, attribute]) => {
      if (attribute.type === 'component')
        return [[name, { populate: populateOf(strapi, strapi.components[attribute.component]) }]]
      return attribute.type === 'media' || (attribute.type === 'relation' && isRequired(attribute))
        ? [[name, true]]
        : []
    }),
  )

/** The field that names an entry: a text that every entry has. Strapi itself would choose the first text, which is the kind in menus. */
const titleFieldOf = ({ attributes }, chosen) =>
  Object.keys(attributes).find((name) => attributes[name].type === 'string' && attributes[name].required) ?? chosen

/** The words of a type's form, by which editors know its fields. */
const wordsOf = async (strapi, service, model) => {
  const { settings, metadatas } = await strapi.plugin('content-manager').service(service).findConfiguration(model)
  return {
    titleField: titleFieldOf(model, settings.mainField),
    labelOf: (field) => metadatas[field]?.edit?.label || field,
  }
}

/** The entries of a type: the published form of each, or the draft if nothing of the entry is published. */
const readEntries = async (strapi, uid) => {
  const model = strapi.contentTypes[uid]
  const populate = populateOf(strapi, model)
  const published = await strapi.documents(uid).findMany({ status: 'published', populate })
  if (!model.options?.draftAndPublish) return { published, drafts: [] }
  const known = new Set(published.map(({ documentId }) => documentId))
  const all = await strapi.documents(uid).findMany({ status: 'draft', populate })
  return { published, drafts: all.filter(({ documentId }) => !known.has(documentId)) }
}

/** Everything that the site shows and the editor may read, with the words of its forms. */
const readContent = async (strapi, mayRead) => {
  const types = []
  for (const uid of contentUids.filter(mayRead)) {
    const model = strapi.contentTypes[uid]
    const words = await wordsOf(strapi, 'content-types', model)
    types.push({ uid, model, words, ...(await readEntries(strapi, uid)) })
  }
  const labels = new Map(types.map(({ uid, words }) => [uid, words.labelOf]))
  for (const [uid, component] of Object.entries(strapi.components))
    labels.set(uid, (await wordsOf(strapi, 'components', component)).labelOf)
  return { types, labelOf: (model, field) => labels.get(model.uid)?.(field) ?? field }
}

module.exports = { readContent }
