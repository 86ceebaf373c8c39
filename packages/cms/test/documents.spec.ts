import { describe, expect, test } from 'vitest'
import { documentOf, operations, variablesOf } from '../../mocks/src/cms/testing/documents.ts'
import { openCms } from '../../mocks/src/cms/testing/server.ts'
import { call } from './calls.ts'
import { contractServer, now, strapi } from './servers.ts'
import { shapeOf } from './shape.ts'

const { graphql } = openCms(now)

/** The id of a hospital in the Strapi of this run, from its id in the contract server: a number in Strapi 4, a document id in Strapi 5. */
const hospitalName = async (id: unknown): Promise<unknown> => {
  const { body } = await graphql(
    'query ($id: ID) { rumahSakits(filters: { id: { eq: $id } }) { data { attributes { slug } } } }',
    { id },
  )
  const [hospital] = (body as { data: { rumahSakits: { data: { attributes: { slug: string } }[] } } }).data.rumahSakits
    .data
  const found = await call<{ data: { id: number; documentId?: string }[] }>(
    `/api/rumah-sakits?filters[slug]=${hospital?.attributes.slug ?? ''}`,
  )
  const [entry] = found.body.data
  return entry?.documentId ?? String(entry?.id)
}

describe("Each of the SDK's documents", () => {
  test.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    '%s has the form that the contract server gives it',
    async (name, operation) => {
      const document = documentOf(operation)
      const variables = await variablesOf(operation, graphql)
      const known = await contractServer.cms.query<object, Record<string, unknown>>(document, variables)
      const named = name === 'HospitalById' ? { ...variables, id: await hospitalName(variables['id']) } : variables
      const found = await strapi.cms.query<object, Record<string, unknown>>(document, named)
      expect([known.error, found.error, strapi.omitted]).toEqual([undefined, undefined, []])
      expect(shapeOf(found.data)).toEqual(shapeOf(known.data))
    },
  )
})
