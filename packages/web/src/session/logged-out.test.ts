// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

/** The state of a document that is loaded now. */
const nextDocument = async () => {
  vi.resetModules()
  return import('./logged-out.ts')
}

test('a log-out is told in the document after it, and in no later one', async () => {
  const before = await nextDocument()
  expect(before.isAfterLogOut()).toBe(false)
  before.noteLoggedOut()
  const after = await nextDocument()
  expect([after.isAfterLogOut(), after.isAfterLogOut()]).toEqual([true, true])
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  expect((await nextDocument()).isAfterLogOut()).toBe(false)
})
