import type { CompanyComponents } from '@hospital/sdk/company'
import { companyReference } from '../companies/company.ts'
import type { CompanyAccount } from '../companies/users.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { adminRole, corporateAdmin } from './company-access.ts'
import { matches, paged } from './paging.ts'
import { invalid, loaded, notFound, refused, tooMany } from './replies.ts'

type Schemas = CompanyComponents['schemas']
type Resolvers = Pick<
  CompanyResolvers,
  'listCorporateUsers' | 'createCorporateUser' | 'updateCorporateUser' | 'sendCompanyActivation'
>

const onWire = ({ companies }: Hospital, user: CompanyAccount): Schemas['CorporateUser'] => {
  const company = user.company === null ? undefined : companies.companies.byId(user.company)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    no_telp: user.telephone,
    role_id: user.role,
    avatar: null,
    perusahaan: company ? companyReference(company) : null,
    status: user.status,
    aktivasi_dikirim_pada: user.invitedAt,
    login_terakhir: user.lastLogin,
    created_at: user.createdAt,
  }
}

const create = (hospital: Hospital, body: Schemas['CreateCorporateUserRequest']) => {
  const { users, companies } = hospital.companies
  const { perusahaan_id } = body
  const company = perusahaan_id === undefined ? undefined : companies.byId(perusahaan_id)
  const isAdmin = body.role_id === adminRole
  const errors = fieldErrors([
    [
      users.all().some(({ email }) => email.toLowerCase() === body.email.toLowerCase()),
      'email',
      'Email sudah terdaftar.',
    ],
    [!isAdmin && perusahaan_id === undefined, 'perusahaan_id', 'Perusahaan wajib dipilih.'],
    [isAdmin && perusahaan_id !== undefined, 'perusahaan_id', 'Administrator korporat tidak terikat pada perusahaan.'],
    [!isAdmin && perusahaan_id !== undefined && !company, 'perusahaan_id', 'Perusahaan tidak dikenal.'],
  ])
  if (hasErrors(errors)) return invalid(errors)
  if (company?.status === 'nonaktif') return refused('Perusahaan tidak aktif. Pengguna tidak dapat ditambahkan.')
  const user = users.add({
    name: body.name.trim(),
    email: body.email,
    telephone: body.no_telp ?? null,
    role: body.role_id,
    company: company?.id ?? null,
    status: 'menunggu_aktivasi',
    password: null,
    invitedAt: null,
    lastLogin: null,
    createdAt: hospital.clock.stamp(),
  })
  return loaded(onWire(hospital, user), 'Pengguna berhasil ditambahkan.')
}

/** The status of a user after activating or deactivating. A user who never set a password is pending again. */
const statusAfter = (user: CompanyAccount, wanted: Schemas['ActiveState'] | undefined): CompanyAccount['status'] => {
  if (wanted === undefined) return user.status
  return wanted === 'aktif' && user.password === null ? 'menunggu_aktivasi' : wanted
}

const update = (hospital: Hospital, admin: CompanyAccount, body: Schemas['UpdateCorporateUserRequest']) => {
  const { users, tokens } = hospital.companies
  const user = users.byId(body.id)
  if (!user) return notFound()
  if (user.id === admin.id && body.status === 'nonaktif') return refused('Anda tidak dapat menonaktifkan akun sendiri.')
  const status = statusAfter(user, body.status)
  const changed = users.replace({
    ...user,
    name: body.name?.trim() ?? user.name,
    telephone: body.no_telp ?? user.telephone,
    status,
  })
  if (status === 'nonaktif') tokens.endAll(user.id)
  return loaded(onWire(hospital, changed), 'Pengguna berhasil diperbarui.')
}

const invite = (hospital: Hospital, id: number) => {
  const { users, invitations } = hospital.companies
  const user = users.byId(id)
  if (!user) return notFound()
  if (user.status === 'nonaktif') return refused('Pengguna dinonaktifkan.')
  const issued = invitations.issue(id)
  if ('retryAfter' in issued) return tooMany(issued.retryAfter)
  const link = `/company-area/activation#undangan=${issued.token}`
  const text = `Anda diundang ke area perusahaan RS Kawung. Buka ${link} untuk membuat kata sandi. Tautan berlaku 7 hari.`
  hospital.deliver({ channel: 'email', to: user.email, text })
  const invited = users.replace({ ...user, invitedAt: hospital.clock.stamp() })
  return loaded(onWire(hospital, invited), 'Undangan aktivasi telah dikirim.')
}

/** Administration of company users. */
export const companyAdminUsers = (hospital: Hospital): Resolvers => ({
  listCorporateUsers: ({ bearer, body }) => {
    const admin = corporateAdmin(hospital, bearer)
    if ('denial' in admin) return admin.denial
    const rows = hospital.companies.users
      .all()
      .filter(({ name, email }) => matches(body.search, name, email))
      .filter(
        ({ company, status }) => (body.perusahaan_id ?? company) === company && (body.status ?? status) === status,
      )
      .toSorted((one, other) => one.name.localeCompare(other.name, 'id'))
    return paged(rows, body, (user) => onWire(hospital, user), 'Pengguna tidak ditemukan.')
  },
  createCorporateUser: ({ bearer, body }) => {
    const admin = corporateAdmin(hospital, bearer)
    return 'denial' in admin ? admin.denial : create(hospital, body)
  },
  updateCorporateUser: ({ bearer, body }) => {
    const admin = corporateAdmin(hospital, bearer)
    return 'denial' in admin ? admin.denial : update(hospital, admin, body)
  },
  sendCompanyActivation: ({ bearer, body: { id } }) => {
    const admin = corporateAdmin(hospital, bearer)
    return 'denial' in admin ? admin.denial : invite(hospital, id)
  },
})
