import type { CompanyComponents } from '@hospital/sdk/company'
import { addDays, stampAt } from '../hospital/clock.ts'
import { demoPassword } from '../patients/people-seed.ts'

type Schemas = CompanyComponents['schemas']

/** A user of the company area. */
export interface CompanyAccount {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly telephone: string | null
  readonly role: Schemas['RoleId']
  /** Company id; null for a corporate admin. */
  readonly company: number | null
  readonly status: Schemas['CorporateUserStatus']
  /** The password; null until the account is activated. */
  readonly password: string | null
  readonly invitedAt: string | null
  readonly lastLogin: string | null
  readonly createdAt: string
}

/** The ids of the users whose invitation links the demo has at its start, by the state of the link. */
export const seededInvitations = { valid: 83, expired: 85, used: 77 } as const

/** The seeded users. */
export const seededUsers = (today: string): readonly CompanyAccount[] => {
  const at = (daysAgo: number, time = '08:00') => stampAt(addDays(today, -daysAgo), time)
  const user = (id: number, name: string, email: string, rest: Partial<CompanyAccount>): CompanyAccount => ({
    id,
    name,
    email,
    telephone: null,
    role: 2,
    company: 12,
    status: 'aktif',
    password: demoPassword,
    invitedAt: at(300),
    lastLogin: at(4, '10:30'),
    createdAt: at(301),
    ...rest,
  })
  return [
    user(1, 'Bambang Wicaksono', 'admin@hospital.example', {
      role: 1,
      company: null,
      telephone: '081200010099',
      lastLogin: at(1, '07:55'),
    }),
    user(77, 'Wulan Sari Dewi', 'hr@nusantara-tekstil.example', { telephone: '081200010001' }),
    user(78, 'Hendrik', 'k3@nusantara-tekstil.example', {}),
    user(79, 'Ratih Purnama', 'klinik@nusantara-tekstil.example', {
      status: 'menunggu_aktivasi',
      password: null,
      invitedAt: null,
      lastLogin: null,
      createdAt: at(1),
    }),
    user(80, 'Yohanes Hutapea', 'k3@kencana-baja.example', { company: 13, telephone: '081200010002' }),
    user(81, 'Lestari Ningsih', 'hrd@kencana-baja.example', { company: 13, status: 'nonaktif', lastLogin: at(120) }),
    user(83, 'Intan Permata', 'intan@kencana-baja.example', {
      company: 13,
      status: 'menunggu_aktivasi',
      password: null,
      invitedAt: at(1),
      lastLogin: null,
      createdAt: at(2),
    }),
    user(85, 'Galih Prakoso', 'galih@kencana-baja.example', {
      company: 13,
      status: 'menunggu_aktivasi',
      password: null,
      invitedAt: at(8),
      lastLogin: null,
      createdAt: at(9),
    }),
    user(84, 'Nadia Kusumawati', 'hr@kawung-motor.example', { company: 16, telephone: '081200010003' }),
    user(82, 'Deden Kurnia', 'hrd@sari-mulya.example', { company: 14, lastLogin: at(60) }),
  ]
}
