import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql'
import { isEnumType, isInputObjectType, isObjectType, isSpecifiedScalarType } from 'graphql'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? '')

/** A type as HTML, its name linked to its description. */
const typeLink = (type: { toString: () => string }): string =>
  escapeHtml(type.toString()).replace(/\w+/, (name) => `<a href="#${name}">${name}</a>`)

const row = (name: string, type: { toString: () => string }, description: string | null | undefined): string =>
  `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td><code>${typeLink(type)}</code></td><td>${escapeHtml(description ?? '')}</td></tr>`

const fieldName = ({ name, args }: GraphQLField<unknown, unknown>) =>
  args.length === 0
    ? name
    : `${name}(${args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', ')})`

const rows = (type: GraphQLNamedType): string => {
  if (isObjectType(type))
    return Object.values(type.getFields())
      .map((field) => row(fieldName(field), field.type, field.description))
      .join('')
  if (isInputObjectType(type))
    return Object.values(type.getFields())
      .map((field) => row(field.name, field.type, field.description))
      .join('')
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name, description }) => row(name, '', description))
      .join('')
  return ''
}

const section = (type: GraphQLNamedType): string =>
  `<section><h2 id="${type.name}">${type.name}</h2><p>${escapeHtml(type.description ?? '')}</p><table><tbody>${rows(type)}</tbody></table></section>`

/** A page that shows every type of a schema, linked with each other. */
export const graphqlPage = (schema: GraphQLSchema): string => {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .sort((left, right) => left.name.localeCompare(right.name, 'en'))
  const links = types.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>cms.graphql</title><link rel="stylesheet" href="reference.css"></head><body><header><a href="index.html">REST contracts</a></header><main><h1>cms.graphql</h1><nav aria-label="Types"><ul>${links}</ul></nav>${types.map(section).join('')}</main></body></html>`
}
