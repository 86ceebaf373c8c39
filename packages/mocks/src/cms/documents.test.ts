import { cmsResultSchemas } from '@hospital/sdk/validation'
import { describe, expect, it } from 'vitest'
import { operations, textOf, variablesOf } from './testing/documents.ts'
import { openCms } from './testing/server.ts'

const schemas: Readonly<Record<string, { parse: (value: unknown) => unknown }>> = cmsResultSchemas

describe('Every document of the site', () => {
  const { graphql } = openCms()

  it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    '%s returns what its schema promises',
    async (name, operation) => {
      const { status, body } = await graphql(textOf(operation), await variablesOf(operation, graphql))
      expect(status).toBe(200)
      expect(body).not.toHaveProperty('errors')
      const { data } = body as { data: Record<string, { data: unknown } | null> }
      schemas[name]?.parse(data)
      for (const list of Object.values(data)) expect([list?.data].flat()).not.toHaveLength(0)
      for (const list of Object.values(data)) expect(list?.data).toBeTruthy()
    },
  )

  it('has a schema for its result', () => {
    expect(new Set(Object.keys(cmsResultSchemas))).toEqual(new Set(operations.map(({ name }) => name?.value)))
  })
})
