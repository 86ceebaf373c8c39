/** The path of the service worker's file. */
const workerPath = '/sw.js'

/** The name of the Trusted Types policy, which the Content-Security-Policy allows. */
export const workerPolicy = 'service-worker'

/** The parts of Trusted Types that are used here; TypeScript has no types for them. */
export interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** The worker's address, in the policy's type if the browser has Trusted Types. It is constant, whatever the argument. */
const trustedAddress = (): string => {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes }
  return (
    trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
    workerPath
  )
}

/** Starts the service worker once the page is at rest. If it cannot start, no pages are available without a connection. */
export const registerWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register(trustedAddress()).catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}
