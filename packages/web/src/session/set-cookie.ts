/** Seconds that a session lasts: one day. */
const lifetime = 86_400

/** A session cookie: one day, sent to this site alone, whatever the page. `secure` where the site is reached by https. */
export const sessionCookie = (name: string, value: unknown, secure: boolean): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}; Max-Age=${lifetime}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`

/** What ends a session cookie. `secure` as when it was written: a browser keeps a Secure cookie otherwise. */
export const endedCookie = (name: string, secure: boolean): string =>
  `${name}=; Max-Age=0; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`
