import { expect, test } from 'vitest'
import { askPermission } from '../../web/scripts/check-backends/demonstration.ts'
import { access } from './calls.ts'

test('a CMS that was filled with the demo says so to who wants to write test data', async () => {
  const cms = { ...access, timeout: 5000 }
  expect(await askPermission({ cms })).toEqual({ allowed: true })
})
