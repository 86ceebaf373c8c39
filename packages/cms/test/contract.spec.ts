import { compareWithStrapi, getIntrospectionQuery } from '@hospital/codegen/strapi'
import type { IntrospectionQuery } from '@hospital/codegen/strapi'
import { expect, test } from 'vitest'
import { ask } from './calls.ts'
import { sdl } from './contract.ts'
import { version } from './version.ts'

test(`GraphQL has every type, field and argument of the contract, in the words of Strapi ${version}`, async () => {
  const { body } = await ask<IntrospectionQuery>(getIntrospectionQuery())
  const { compared, differences } = compareWithStrapi(sdl, body.data, version)
  console.log(`${compared} fields of the contract, ${differences.length} differ`)
  expect(differences).toEqual([])
  expect(compared).toBeGreaterThan(800)
})
