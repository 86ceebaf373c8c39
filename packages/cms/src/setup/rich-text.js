'use strict'

const markdownIt = require('markdown-it')

// Markdown takes indented lines for code, but editors indent HTML.
const markdown = markdownIt({ html: true }).disable('code')

const htmlStart = /^\s*<(?:address|article|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)\b/i

/**
 * A text as HTML, as the site needs it. A text that begins with a block of HTML is HTML already. Any other text is Markdown, from Strapi's
 * editor.
 */
const htmlOf = (text) =>
  typeof text !== 'string' || text.trim() === '' || htmlStart.test(text) ? text : markdown.render(text).trim()

const richFields = ({ attributes }) => Object.keys(attributes).filter((name) => attributes[name].type === 'richtext')

const modelOf = (strapi, { type, target, component }) => {
  if (type === 'relation') return strapi.contentTypes[target]
  return type === 'component' ? strapi.components[component] : undefined
}

/** Entries with their texts as HTML, also in components and related entries. */
const withHtml = (strapi, model, value) => {
  if (Array.isArray(value)) return value.map((entry) => withHtml(strapi, model, entry))
  if (typeof value !== 'object' || value === null) return value
  const changed = { ...value }
  for (const name of richFields(model)) if (name in changed) changed[name] = htmlOf(changed[name])
  for (const [name, attribute] of Object.entries(model.attributes)) {
    const inner = changed[name] && modelOf(strapi, attribute)
    if (inner) changed[name] = withHtml(strapi, inner, changed[name])
  }
  return changed
}

const reads = ['findOne', 'findFirst', 'findMany']

/** Gives the site HTML over REST. Only tokens of the content API have a type: editors' screens get the text as it was typed. */
const restHtml = (strapi) => async (context, next) => {
  const result = await next()
  const hasToken = strapi.requestContext.get()?.state.auth?.credentials?.type !== undefined
  return hasToken && reads.includes(context.action) ? withHtml(strapi, context.contentType, result) : result
}

/** Gives the site HTML over GraphQL, which reads components in another way than entries. */
const graphqlHtml = (strapi) => () => {
  const { naming } = strapi.plugin('graphql').service('utils')
  const resolversOf = (model, typeName) => [
    typeName,
    Object.fromEntries(richFields(model).map((name) => [name, (parent) => htmlOf(parent[name])])),
  ]
  const types = [
    ...Object.values(strapi.contentTypes)
      .filter(({ uid }) => uid.startsWith('api::'))
      .map((model) => resolversOf(model, naming.getTypeName(model))),
    ...Object.values(strapi.components).map((model) => resolversOf(model, naming.getComponentName(model))),
  ]
  return { resolvers: Object.fromEntries(types.filter(([, resolvers]) => Object.keys(resolvers).length > 0)) }
}

module.exports = { graphqlHtml, htmlOf, restHtml }
