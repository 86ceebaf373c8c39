/** Seconds that a session lasts: one day. */
const lifetime = 86_400

/** A session cookie: valid for one day, and sent to this site only. `secure`: the site is reached by https. */
export const sessionCookie = (name: string, value: unknown, secure: boolean): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}; Max-Age=${lifetime}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`

/**
 * The text that deletes a session cookie. `secure` must be the same as when the cookie was written: otherwise a browser keeps a Secure
 * cookie.
 */
export const endedCookie = (name: string, secure: boolean): string =>
  `${name}=; Max-Age=0; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`
