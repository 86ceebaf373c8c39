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
  // The answer to the log-out makes the browser clear its storage, on a slow phone later than the next document begins.
  sessionStorage.clear()
  localStorage.clear()
  const after = await nextDocument()
  expect([after.isAfterLogOut(), after.isAfterLogOut()]).toEqual([true, true])
  // A deleted cookie of happy-dom ends with the millisecond.
  await expect.poll(() => document.cookie).toBe('')
  expect((await nextDocument()).isAfterLogOut()).toBe(false)
})
