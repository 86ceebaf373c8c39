import { jakartaStamp } from '@hospital/sdk'
import { companyReference, isServed } from '../companies/company.ts'
import type { CompanyAccount } from '../companies/users.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { adminRole } from './company-access.ts'
import { acknowledged, loaded, refused } from './replies.ts'

const wrongPair = 'Email atau password salah.'
const locked = 'Akun dikunci sementara karena terlalu banyak percobaan. Silakan coba lagi dalam 15 menit.'

const userByEmail = ({ companies }: Hospital, email: string) =>
  companies.users.all().find((user) => user.email.toLowerCase() === email.toLowerCase())

/** Why a user with the right password may not log in; undefined if allowed. */
const barrier = ({ companies, clock }: Hospital, user: CompanyAccount): string | undefined => {
  if (user.status === 'nonaktif') return 'Akun ini dinonaktifkan. Silakan hubungi administrator korporat.'
  const company = user.company === null ? undefined : companies.companies.byId(user.company)
  if (company?.status === 'nonaktif') return 'Perusahaan Anda sudah tidak aktif. Silakan hubungi rumah sakit.'
  if (company && !isServed(company, clock.today()))
    return 'Masa kontrak perusahaan Anda sudah berakhir. Silakan hubungi rumah sakit.'
  return undefined
}

const open = (hospital: Hospital, user: CompanyAccount) => {
  const { companies, clock } = hospital
  companies.users.replace({ ...user, lastLogin: clock.stamp() })
  const company = user.company === null ? undefined : companies.companies.byId(user.company)
  const { value, expiresAt } = companies.tokens.open(user.id)
  const data = {
    token: value,
    expires_at: jakartaStamp(expiresAt),
    user: {
      id: user.id,
      name: user.name,
      email: user.email,
      role_id: user.role,
      avatar: null,
      perusahaan: company ? companyReference(company) : null,
    },
  }
  return loaded(data, 'Login berhasil.')
}

const login = (hospital: Hospital, email: string, password: string, adminsOnly: boolean) => {
  const { attempts } = hospital.companies
  const name = email.toLowerCase()
  if (attempts.isLocked(name)) return refused(locked)
  const user = userByEmail(hospital, email)
  if (user?.status === 'menunggu_aktivasi' && !adminsOnly)
    return refused('Akun belum diaktivasi. Silakan periksa email undangan Anda.')
  if (!user || user.password === null || user.password !== password || (adminsOnly && user.role !== adminRole)) {
    attempts.failed(name)
    return refused(wrongPair)
  }
  attempts.succeeded(name)
  const against = barrier(hospital, user)
  return against === undefined ? open(hospital, user) : refused(against)
}

/** Logins and activation. */
export const companySession = (
  hospital: Hospital,
): Pick<CompanyResolvers, 'companyLogin' | 'companyAdminLogin' | 'activateCompanyUser'> => ({
  companyLogin: ({ body: { email, password } }) => login(hospital, email, password, false),
  companyAdminLogin: ({ body: { email, password } }) => login(hospital, email, password, true),
  activateCompanyUser: ({ body: { email, code, password } }) => {
    const user = userByEmail(hospital, email)
    const waiting = user?.status === 'menunggu_aktivasi'
    if (!user || !waiting || !hospital.companies.invitations.redeem(String(user.id), code)) {
      return refused('Kode aktivasi salah atau sudah kedaluwarsa.')
    }
    hospital.companies.users.replace({ ...user, status: 'aktif', password })
    return acknowledged('Akun berhasil diaktivasi. Silakan login.')
  },
})
