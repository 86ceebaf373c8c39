/** Where the service worker lies. */
const workerPath = '/sw.js'

/** The name of the Trusted Types policy, which the Content-Security-Policy allows. */
export const workerPolicy = 'service-worker'

/** What of Trusted Types is used here; TypeScript does not know them. */
export interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** The address as the policy wants it where the browser knows Trusted Types. It is the same whatever is asked for. */
const trustedAddress = (): string => {
  const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes }
  return (
    trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
    workerPath
  )
}

/** Starts the service worker once the page has come to rest. Where it cannot start, there are no pages without a connection. */
export const registerWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register(trustedAddress()).catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}
