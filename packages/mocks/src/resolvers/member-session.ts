import { jakartaStamp } from '@hospital/sdk'
import type { MemberResolvers } from '../generated/member.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { maskEmail } from '../hospital/mask.ts'
import type { Account } from '../patients/accounts.ts'
import { userOf } from '../patients/person.ts'
import { familyPersons } from './member-access.ts'
import { acknowledged, answered, loaded, refused, tooMany } from './replies.ts'

/** The users of an account in the API's format, the main user first. */
export const familyOf = (hospital: Hospital, account: Account) =>
  familyPersons(hospital, account).map(({ person, isWaiting }) => ({
    ...userOf(person),
    ...(isWaiting && ({ menunggu_persetujuan: true } as const)),
  }))

/** The response for a new session, after a login or a registration. */
export const sessionReply = (hospital: Hospital, account: Account, detail: string, headers?: Headers) => {
  const family = familyOf(hospital, account)
  const [users] = family
  if (!users) return refused('Data akun belum tersedia. Silakan hubungi layanan pelanggan.')
  const { tokens, devices } = hospital.patients
  const token = tokens.open(account.owner)
  devices.use(account.owner, token.value, headers?.get('user-agent') ?? null)
  return answered({
    process: true,
    detail,
    users,
    family,
    jwt_token: { value: token.value, expires_at: jakartaStamp(token.expiresAt) },
  } as const)
}

const wrongPair = 'Email atau password salah.'
const locked =
  'Akun dikunci sementara karena terlalu banyak percobaan. Silakan coba lagi dalam 15 menit atau gunakan menu lupa password.'
const switchedOff = 'Akun ini dinonaktifkan. Silakan hubungi layanan pelanggan.'

const recoveryKey = (email: string) => `password ${email.toLowerCase()}`

/** Login and password recovery. */
export const memberSession = (hospital: Hospital): Pick<MemberResolvers, 'login' | 'checkEmail' | 'changePassword'> => {
  const { accounts, attempts, codes, tokens } = hospital.patients
  return {
    login: ({ headers, body: { email, password } }) => {
      const login = email.toLowerCase()
      if (attempts.isLocked(login)) return refused(locked)
      const account = accounts.byEmail(email)
      if (!account || account.password !== password) {
        attempts.failed(login)
        return refused(wrongPair)
      }
      attempts.succeeded(login)
      return account.active ? sessionReply(hospital, account, 'Login berhasil.', headers) : refused(switchedOff)
    },
    checkEmail: ({ body: { email } }) => {
      const issued = codes.issue(recoveryKey(email))
      if ('retryAfter' in issued) return tooMany(issued.retryAfter)
      const text = `Kode verifikasi RS Kawung Anda ${issued.code}. Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.`
      if (accounts.byEmail(email)) hospital.deliver({ channel: 'email', to: email, text })
      const data = {
        email_tersamar: maskEmail(email),
        kedaluwarsa_pada: jakartaStamp(issued.expiresAt),
        kirim_ulang_pada: jakartaStamp(issued.resendAt),
      }
      return loaded(data, 'Jika email terdaftar, kode verifikasi telah dikirim.')
    },
    changePassword: ({ body: { email, token, password } }) => {
      const account = accounts.byEmail(email)
      if (!codes.redeem(recoveryKey(email), token) || !account)
        return refused('Kode verifikasi salah atau sudah kedaluwarsa.')
      accounts.setPassword(account.owner, password)
      attempts.succeeded(email.toLowerCase())
      tokens.endAll(account.owner)
      return acknowledged('Password berhasil diubah. Silakan login.')
    },
  }
}
