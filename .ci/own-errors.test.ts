import { expect, test } from 'vitest'
import { ownErrors } from './own-errors.ts'

test.each([
  ["main.ts(1,2): error TS2304: Cannot find name 'a'.", true],
  ["mocks/a.test.ts(1,2): error TS2304: Cannot find name 'a'.", true],
  ["node_modules/@hospital/sdk/dist/cms.d.ts(1,2): error TS2304: Cannot find name 'a'.", true],
  ["node_modules/msw/lib/index.d.mts(1,2): error TS2304: Cannot find name 'a'.", false],
  ["node_modules/@mswjs/a/node_modules/@hospital/x.d.ts(1,2): error TS2304: Cannot find name 'a'.", false],
  ["error TS5023: Unknown compiler option 'a'.", true],
  ["  The types of 'a' are incompatible.", false],
  ['', false],
])('%s is ours: %s', (line, isOurs) => {
  expect(ownErrors(`tsc failed\n${line}\n`)).toEqual(isOurs ? [line] : [])
})
