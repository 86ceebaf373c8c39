import { demoAccounts } from '@hospital/mocks'
import type { AppointmentWish } from '../../src/features/appointments/appointment-data.ts'
import type { Site } from '../../src/server/app.ts'
import { siteOrigin } from '../../src/testing/test-site.ts'

/** A browser's request for the time that an address names. */
const wishAt = async (site: Site, href: string): Promise<AppointmentWish> => {
  const answer = await site.fetch(new Request(`${siteOrigin}/_data${href}`))
  const page = (await answer.json()) as {
    readonly content: { readonly data: { readonly details: { readonly value: { readonly wish: AppointmentWish } } } }
  }
  return page.content.data.details.value.wish
}

const post = async (site: Site, path: string, body: object, token?: string): Promise<Response> => {
  const headers = {
    'content-type': 'application/json',
    origin: siteOrigin,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  return site.fetch(
    new Request(`${siteOrigin}/api/member${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

const logIn = async (site: Site) => {
  const { email, password } = demoAccounts.find(({ area }) => area === 'member') ?? {}
  const answer = await post(site, '/login', { email, password })
  return (await answer.json()) as {
    readonly users: { readonly id: number }
    readonly jwt_token: { readonly value: string }
  }
}

/** Books the time that an address names, as a browser does for a member. Returns the answer. */
export const bookAt = async (site: Site, href: string): Promise<unknown> => {
  const { users, jwt_token } = await logIn(site)
  const wish = await wishAt(site, href)
  const body = { ...wish, id_pasien: users.id, jenis_pembayaran: 'UMUM', jenis_appointment: 'POLI' }
  return (await post(site, '/appointment/create', body, jwt_token.value)).json()
}
