import { compareWithStrapi, getIntrospectionQuery } from '@hospital/codegen/strapi'
import type { IntrospectionQuery } from '@hospital/codegen/strapi'
import { expect, test } from 'vitest'
import { ask } from './calls.ts'
import { sdl } from './contract.ts'

test('GraphQL has every type, field and argument of the contract, in the words of Strapi 5', async () => {
  const { body } = await ask<IntrospectionQuery>(getIntrospectionQuery())
  const { compared, differences } = compareWithStrapi(sdl, body.data)
  console.log(`${compared} fields of the contract, ${differences.length} differ`)
  expect(differences).toEqual([])
  expect(compared).toBeGreaterThan(800)
})
