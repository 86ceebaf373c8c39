import { isRecord } from '../../client/failure-bodies.ts'
import { jsonFields } from '../../generated/cms-graphql/json-fields.ts'

const fields = (value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, jsonFields.includes(name) ? field : strapi4Answer(field)]),
  )

const entry = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  const { documentId, ...attributes } = value
  return { id: documentId, attributes: fields(attributes) }
}

/**
 * Gives an answer of Strapi 5 to a document of `strapi5Document` the wrappers of Strapi 4, as in the contract. An entry's id is its
 * `documentId`, because its number changes each time it is published. Values of any other form stay as they are.
 */
export const strapi4Answer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(strapi4Answer)
  if (!isRecord(value)) return value
  if (Array.isArray(value['nodes'])) {
    return {
      data: value['nodes'].map(entry),
      ...(value['pageInfo'] !== undefined && { meta: { pagination: value['pageInfo'] } }),
    }
  }
  return 'documentId' in value ? { data: entry(value) } : fields(value)
}
