import type { Fault } from '@hospital/mocks'
import { setupMockWorker } from '@hospital/mocks/browser'

type MockWorker = ReturnType<typeof setupMockWorker>

let started: Promise<MockWorker> | undefined

const start = async (): Promise<MockWorker> => {
  // Storybook may lie below any path; its pictures lie beside it.
  const mock = setupMockWorker({
    publicUrl: window.location.origin,
    pictures: new URL('uploads/', document.baseURI).href,
  })
  // Everything that is no call of a contract goes on as it is: Storybook's own files, pictures.
  await mock.worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: 'mockServiceWorker.js' } })
  return mock
}

/** Starts the mock back ends in a service worker, once. A request may ask them for faults by its header. */
export const startMockBackEnds = (): Promise<MockWorker> => (started ??= start())

/**
 * Sets faults on the mock back ends, for calls of the page itself, which carry no header. Returns a function that removes the faults.
 */
export const setMockFaults = async (faults: readonly (readonly [operation: string, fault: Fault])[]) => {
  const { faults: switches } = await startMockBackEnds()
  switches.clear()
  for (const [operation, fault] of faults) switches.set(operation, fault)
  return () => switches.clear()
}
