'use strict'

const { htmlOf } = require('../setup/rich-text')

// The rules for one part of an entry: the entry itself or one of its components. Each rule returns the names of wrong fields, or links.

const isBlank = (value) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Whether the contract requires a field. Strapi does not know this of entries and files: `packages/codegen` marks them. */
const isRequired = ({ required, pluginOptions }) => Boolean(required ?? pluginOptions?.['content-report']?.required)

const namesOf = (model, accept) =>
  Object.entries(model.attributes)
    .filter(([name, attribute]) => accept(attribute, name))
    .map(([name]) => name)

/** Fields with a text in Indonesian and none in English. */
const withoutEnglish = ({ model, value }) =>
  namesOf(
    model,
    (_attribute, name) => `${name}_en` in model.attributes && !isBlank(value[name]) && isBlank(value[`${name}_en`]),
  )

/** Required fields that are empty. */
const withoutRequired = ({ model, value }) =>
  namesOf(model, (attribute, name) => isRequired(attribute) && isBlank(value[name]))

const isSilent = ({ mime, alternativeText }) => mime?.startsWith('image/') && isBlank(alternativeText)

const hasSilentPicture = (text) =>
  (htmlOf(text).match(/<img\b[^>]*>/gi) ?? []).some(
    (tag) => !/\balt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^\s"'>])/i.test(tag),
  )

/** Fields with a picture that has no text for screen readers. */
const withoutPictureText = ({ model, value }) =>
  namesOf(model, ({ type }, name) => {
    if (isBlank(value[name])) return false
    if (type === 'media') return [value[name]].flat().some(isSilent)
    return type === 'richtext' && hasSilentPicture(value[name])
  })

const hrefs = (text) =>
  [...htmlOf(text).matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(([, one, other]) =>
    (one ?? other).replaceAll('&amp;', '&').trim(),
  )

/** Whether the site has to check a link: it leads to the site's own pages, or is of an unknown kind. */
const isSites = (link, site) =>
  (site !== undefined && link.startsWith(`${site}/`)) || (link !== '' && !/^(?:https?:|mailto:|tel:|#)/i.test(link))

/** The links of a part. Links in menus may be slugs, so the site checks them itself. */
const linksOf = ({ model, value }, site) =>
  Object.entries(model.attributes).flatMap(([name, { type }]) => {
    const text = value[name]
    if (typeof text !== 'string') return []
    const links = type === 'richtext' ? hrefs(text) : type === 'string' && text.startsWith('/') ? [text] : []
    return links.filter((link) => isSites(link, site))
  })

/** An entry and its components, at any depth. */
const partsOf = (components, model, value) => [
  { model, value },
  ...Object.entries(model.attributes)
    .filter(([, { type }]) => type === 'component')
    .flatMap(([name, { component }]) =>
      [value[name] ?? []].flat().flatMap((part) => partsOf(components, components[component], part)),
    ),
]

module.exports = { isRequired, linksOf, partsOf, withoutEnglish, withoutPictureText, withoutRequired }
