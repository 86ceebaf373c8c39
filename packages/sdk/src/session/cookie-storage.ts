import type { SessionStorage } from './storage.ts'

/** How a cookie is written. */
export interface CookieOptions {
  /** The cookie's life in seconds. Default: 86,400, a day. */
  readonly maxAge?: number | undefined
  /** Default: `/`. */
  readonly path?: string | undefined
}

const valueOf = (name: string): string | undefined => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1))
}

/** Tells other tabs that a cookie changed. A channel of Node would keep the process alive. */
const openChannel = (name: string): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel === 'undefined' || typeof document === 'undefined') return undefined
  const channel: BroadcastChannel & { readonly unref?: () => void } = new BroadcastChannel(name)
  channel.unref?.()
  return channel
}

/**
 * Stores the session in a cookie of this site alone (SameSite=Strict, Secure over https), which the browser sends with each request to
 * it. Tabs tell each other by a BroadcastChannel.
 */
export const cookieStorage = (name: string, { maxAge = 86_400, path = '/' }: CookieOptions = {}): SessionStorage => {
  const channel = openChannel(`session ${name}`)
  const set = (value: string, seconds: number): void => {
    const secure = globalThis.location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=${path}; SameSite=Strict${secure}`
    // A channel reaches only its own origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage('')
  }
  return {
    read: () => valueOf(name),
    write: (text) => {
      set(encodeURIComponent(text), maxAge)
      // A browser drops a cookie silently if cookies are forbidden, or if it is too long.
      if (valueOf(name) !== text) throw new Error('the cookie was not taken')
    },
    remove: () => {
      set('', 0)
      // The cookie has another path, or a server set it so that scripts cannot remove it.
      if (valueOf(name) !== undefined) throw new Error('the cookie was not ended')
    },
    watch: (changed) => {
      channel?.addEventListener('message', changed)
      return () => channel?.close()
    },
  }
}
