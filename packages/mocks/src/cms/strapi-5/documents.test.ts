import { describe, expect, it } from 'vitest'
import { documentOf, operations, variablesOf } from '../testing/documents.ts'
import { openCms } from '../testing/server.ts'
import { hospitalDocument, numbered, openStrapi } from './testing.ts'

describe('Every document of the site, on Strapi 4 and on Strapi 5', () => {
  const { graphql } = openCms()
  const four = openStrapi(4)
  const five = openStrapi(5)

  it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    '%s gives the same',
    async (name, operation) => {
      const document = documentOf(operation)
      const variables = await variablesOf(operation, graphql)
      const known = await four.cms.query<object, Record<string, unknown>>(document, variables)
      const named = name === 'HospitalById' ? { id: hospitalDocument(Number(variables['id'])) } : variables
      const found = await five.cms.query<object, Record<string, unknown>>(document, named)
      expect(known.error).toBeUndefined()
      expect(found.error).toBeUndefined()
      expect(numbered(found.data)).toEqual(known.data)
      expect([...four.omitted, ...five.omitted]).toEqual([])
    },
  )

  it('is refused by Strapi 5 as Strapi 4 takes it', async () => {
    const { cms } = openStrapi(5, 'none')
    const outcomes = await Promise.all(
      operations.map(async (operation) => {
        const variables = await variablesOf(operation, graphql)
        const { error } = await cms.query<object, Record<string, unknown>>(documentOf(operation), variables)
        return error && 'where' in error ? error.where : 'taken'
      }),
    )
    expect(new Set(outcomes)).toEqual(new Set(['document']))
  })
})
