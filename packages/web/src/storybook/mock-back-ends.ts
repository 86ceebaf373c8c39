import { setupMockWorker } from '@hospital/mocks/browser'

let started: Promise<void> | undefined

const start = async (): Promise<void> => {
  // Storybook may lie below any path; its pictures lie beside it.
  const { worker } = setupMockWorker({
    publicUrl: window.location.origin,
    pictures: new URL('uploads/', document.baseURI).href,
  })
  // Everything that is no call of a contract goes on as it is: Storybook's own files, pictures.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: 'mockServiceWorker.js' } })
}

/** Starts the mock back ends in a service worker, once. A request may ask them for faults by its header. */
export const startMockBackEnds = (): Promise<void> => (started ??= start())
