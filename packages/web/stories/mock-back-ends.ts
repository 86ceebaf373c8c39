import type { FaultSwitches } from '@hospital/mocks'
import { setupMockWorker } from '@hospital/mocks/browser'

let faults: Promise<FaultSwitches> | undefined

const start = async (): Promise<FaultSwitches> => {
  // Storybook may lie below any path; its pictures lie beside it.
  const mock = setupMockWorker({ publicUrl: window.location.origin, pictures: new URL('uploads/', document.baseURI).href })
  // Everything that is no call of a contract goes on as it is: Storybook's own files, pictures.
  await mock.worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: 'mockServiceWorker.js' } })
  return mock.faults
}

/** Starts the mock back ends in a service worker, once; gives the switches of their faults. */
export const startMockBackEnds = (): Promise<FaultSwitches> => (faults ??= start())
