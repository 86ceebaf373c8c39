import type { Site } from '../../src/server/app.ts'
import { backEndSettings } from '../../src/testing/config-of.ts'
import { registrationOf } from '../../src/testing/guessed-back-end.ts'

/** The origin of the sites that are guessed at. */
export const origin = backEndSettings.SITE_URL

/** A person with a browser, which stores cookies; a `forgetful` person deletes them. */
export const personAt = (site: Site, proxies: number, first: string, isForgetful = false) => {
  let address = first
  let cookie = ''
  const send = async (path: string, body: object) => {
    // Callers may claim any address; each proxy appends the address that it saw.
    const seen = ['203.0.113.99', address, '10.0.0.2'].slice(0, proxies + 1).join(', ')
    const request = new Request(`${origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        cookie,
        'x-forwarded-for': proxies === 0 ? address : seen,
      },
      body: JSON.stringify(body),
    })
    const response = await site.fetch(request, { remoteAddress: proxies === 0 ? address : '10.0.0.1' })
    const [, set] = /^(device=[^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
    if (set !== undefined && !isForgetful) cookie = set
    const answer = (await response.json()) as { readonly process?: boolean; readonly data?: Record<string, string> }
    return { status: response.status, isTaken: answer.process === true, data: answer.data, headers: response.headers }
  }
  return {
    send,
    moveTo: (next: string) => void (address = next),
    logIn: (email: string, password: string) => send('/member/login', { email, password }),
    logInAsCompany: (email: string, password: string) => send('/company/company/login', { email, password }),
    askForCode: (email: string) => send('/member/check_email', { email }),
    recover: (email: string, token: string) =>
      send('/member/ganti_password', { email, token, password: 'sandi-baru-123' }),
    register: (email: string, no_hp: string) => send('/member/registrasi_mobile', registrationOf(email, no_hp)),
    verify: (kode_registrasi: string, token: string) =>
      send('/member/registrasi_mobile_token', { kode_registrasi, token }),
    resend: (kode_registrasi: string) => send('/member/kirim_ulang_sms_token', { kode_registrasi }),
    invitation: (undangan: string) => send('/company/company/activation/undangan', { undangan }),
    activate: (undangan: string) => send('/company/company/activation', { undangan, password: 'sandi-baru-123' }),
  }
}
