/** Seconds that a session lasts: one day. */
const lifetime = 86_400

/** The keys of local storage under which bearer tokens lie: the patient's by the specification, the company user's beside it. */
export const tokenKeys = { member: 'auth_user', company: 'auth_company' } as const

/** The cookies from which the server restores a session: a patient, their family, a company user. */
export const sessionCookies = { member: 'auth', family: 'auth_family', company: 'authCompany' } as const

/** A session cookie: one day, sent to this site alone, whatever the page. `secure` where the site is reached by https. */
export const sessionCookie = (name: string, value: unknown, secure: boolean): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}; Max-Age=${lifetime}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`

/** What ends a session cookie. `secure` as when it was written: a browser keeps a Secure cookie otherwise. */
export const endedCookie = (name: string, secure: boolean): string =>
  `${name}=; Max-Age=0; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`
