import { expect, test } from 'vitest'
import { getDependencyReleaseLine, getReleaseLine } from './changelog.ts'

test.each([
  ['Sessions in all tabs.', '- Sessions in all tabs.'],
  ['Two things:\n\n- one\n- two\n', '- Two things:\n\n  - one\n  - two'],
])('The changeset %j is an item of the change log', (summary, line) => {
  expect(getReleaseLine({ summary })).toBe(line)
})

test('A change log names the versions of the other packages that are needed now', () => {
  expect(getDependencyReleaseLine([], [{ name: '@hospital/sdk', newVersion: '1.2.0' }])).toBe(
    '- It needs @hospital/sdk 1.2.0 or newer.',
  )
  expect(getDependencyReleaseLine([], [])).toBe('')
})
