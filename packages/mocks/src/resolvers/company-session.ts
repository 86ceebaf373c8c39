import { jakartaStamp } from '@hospital/sdk'
import { companyReference, isServed } from '../companies/company.ts'
import type { CompanyAccount } from '../companies/users.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { maskEmail } from '../hospital/mask.ts'
import { adminRole } from './company-access.ts'
import { acknowledged, loaded, notFound, refused } from './replies.ts'

const wrongPair = 'Email atau password salah.'
const locked = 'Akun dikunci sementara karena terlalu banyak percobaan. Silakan coba lagi dalam 15 menit.'

const userByEmail = ({ companies }: Hospital, email: string) =>
  companies.users.all().find((user) => user.email.toLowerCase() === email.toLowerCase())

/** The reason why a user with the right password may not log in; undefined if allowed. */
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
): Pick<
  CompanyResolvers,
  'companyLogin' | 'companyAdminLogin' | 'getActivationInvitation' | 'activateCompanyUser'
> => ({
  companyLogin: ({ body: { email, password } }) => login(hospital, email, password, false),
  companyAdminLogin: ({ body: { email, password } }) => login(hospital, email, password, true),
  getActivationInvitation: ({ body: { undangan } }) => {
    const { companies } = hospital
    const invitation = companies.invitations.find(undangan)
    const user = invitation && companies.users.byId(invitation.user)
    if (!user) return notFound()
    const company = user.company === null ? undefined : companies.companies.byId(user.company)
    return loaded({
      status: invitation.state,
      name: user.name,
      email_tersamar: maskEmail(user.email),
      perusahaan: company?.name ?? null,
      berlaku_sampai: jakartaStamp(invitation.expiresAt),
    })
  },
  activateCompanyUser: ({ body: { undangan, password } }) => {
    const { invitations, tokens, users } = hospital.companies
    const invitation = invitations.find(undangan)
    const user = invitation && users.byId(invitation.user)
    if (!user) return notFound()
    if (invitation.state === 'kedaluwarsa') return refused('Undangan ini sudah kedaluwarsa.')
    if (invitation.state === 'terpakai') return refused('Undangan ini sudah dipakai. Silakan login.')
    if (user.status === 'nonaktif') return refused('Akun ini dinonaktifkan. Silakan hubungi administrator korporat.')
    invitations.use(undangan)
    tokens.endAll(user.id)
    users.replace({ ...user, status: 'aktif', password })
    return acknowledged('Akun berhasil diaktivasi. Silakan login.')
  },
})
