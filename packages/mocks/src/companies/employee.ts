import { ageOn } from '@hospital/sdk'
import type { CompanyComponents } from '@hospital/sdk/company'
import { addDays } from '../hospital/clock.ts'
import { identityNumber } from '../patients/person-seed.ts'
import type { Company } from './company.ts'
import { companyReference } from './company.ts'
import type { Consent } from './consent.ts'
import { consentOf } from './consent.ts'
import { draw, drawOf } from './draw.ts'
import { firstNames, lastNames } from './employee-names.ts'

type Schemas = CompanyComponents['schemas']

/** An employee of a company. */
export interface Employee {
  readonly id: number
  /** Company id. */
  readonly company: number
  /** The number given by the employer. */
  readonly number: string
  /** The national identity number; null if unknown. No employer sees it. */
  readonly identity: string | null
  readonly name: string
  readonly gender: 'L' | 'P'
  /** `YYYY-MM-DD`. */
  readonly birth: string
  readonly department: string | null
  readonly position: string | null
  readonly workplace: string | null
  readonly email: string | null
  readonly telephone: string | null
  readonly status: Schemas['ActiveState']
  readonly registeredSince: string
  readonly consent: Consent
}

/** The departments and positions of each company. The more often a department is listed, the more people work there. */
const posts: Readonly<Record<number, readonly [readonly [string, string], ...(readonly [string, string])[]]>> = {
  12: [
    ['Pemintalan', 'Operator mesin pintal'],
    ['Pemintalan', 'Operator mesin pintal'],
    ['Pemintalan', 'Kepala regu'],
    ['Penenunan', 'Operator tenun'],
    ['Penenunan', 'Operator tenun'],
    ['Pencelupan', 'Operator celup'],
    ['Gudang', 'Staf gudang'],
    ['Pemeliharaan', 'Teknisi mesin'],
    ['Kantor', 'Staf administrasi'],
  ],
  13: [
    ['Peleburan', 'Operator tanur'],
    ['Peleburan', 'Operator tanur'],
    ['Pengelasan', 'Operator las'],
    ['Pengelasan', 'Operator las'],
    ['Gudang', 'Operator forklift'],
    ['Pemeliharaan', 'Teknisi listrik'],
    ['Kantor', 'Staf keuangan'],
  ],
  14: [
    ['Produksi', 'Operator pengemasan'],
    ['Gudang', 'Staf gudang'],
  ],
  16: [
    ['Perakitan', 'Operator perakitan'],
    ['Perakitan', 'Operator perakitan'],
    ['Perakitan', 'Kepala regu'],
    ['Pengelasan', 'Operator las'],
    ['Pengecatan', 'Operator cat'],
    ['Pengendalian Mutu', 'Pemeriksa mutu'],
    ['Logistik', 'Operator forklift'],
    ['Pemeliharaan', 'Teknisi mesin'],
    ['Kantor', 'Staf administrasi'],
  ],
}

/** Companies with more than one place of work. */
const places: Readonly<Record<number, readonly [string, ...string[]]>> = {
  16: ['Pabrik Karawang 1', 'Pabrik Karawang 1', 'Pabrik Karawang 2', 'Pabrik Purwakarta', 'Kantor Pusat Jakarta'],
}

const counts: readonly (readonly [company: number, first: number, count: number])[] = [
  [12, 9001, 186],
  [13, 9301, 94],
  [14, 9501, 6],
  [16, 20_001, 5000],
]

/** The number of guards: few, so that there is a small department. */
const guards = 3

const nameOf = (id: number, gender: 'L' | 'P'): string => {
  const names = firstNames[gender]
  const first = drawOf(`depan ${id}`, names)
  return draw(`satu kata ${id}`, 12) === 0 ? first : `${first} ${drawOf(`nama ${id}`, lastNames[gender])}`
}

const workplaceOf = ({ id: company, city }: Company, id: number): string => {
  const several = places[company]
  return several ? drawOf(`lokasi ${id}`, several) : `Pabrik ${city?.replace('Kabupaten ', '') ?? ''}`.trim()
}

/** The days over which registrations are spread, so that none is in the future. */
const longestRegistered = 1194

const generated = (company: Company, id: number, index: number, today: string): Employee => {
  const gender = draw(`gender ${id}`, 100) < (company.id === 12 ? 45 : 18) ? 'P' : 'L'
  const [department, position] =
    index < guards ? ['Keamanan', 'Petugas keamanan'] : drawOf(`bagian ${id}`, posts[company.id] ?? [['Umum', 'Staf']])
  const age = 19 + draw(`usia ${id}`, 39)
  const inactive = index % 23 === 22
  const birth = addDays(today, -age * 365 - draw(`lahir ${id}`, 360) - 12)
  return {
    id,
    company: company.id,
    number: `${company.code}-${String(100 + index * 3).padStart(4, '0')}`,
    identity: identityNumber(birth, gender, id % 10_000),
    name: nameOf(id, gender),
    gender,
    birth,
    department: index === 5 ? null : department,
    position: index === 5 ? null : position,
    workplace: workplaceOf(company, id),
    email: null,
    telephone: index % 4 === 0 ? null : `0812000${String(20000 + id).slice(0, 5)}`,
    status: inactive ? 'nonaktif' : 'aktif',
    registeredSince: addDays(today, -(1200 - ((index * 6) % longestRegistered))),
    consent: consentOf(id, today),
  }
}

/** The employee who also has a member account: both areas show the same data. */
const knownEmployee = (today: string): Partial<Employee> => ({
  name: 'Eko Prasetyo',
  gender: 'L',
  birth: '1988-04-19',
  identity: identityNumber('1988-04-19', 'L', 2),
  department: 'Pemintalan',
  position: 'Operator mesin pintal',
  telephone: '081200002222',
  status: 'aktif',
  consent: {
    status: 'diberikan',
    cakupan: ['pengukuran', 'laboratorium', 'saran', 'medis_kecelakaan'],
    diberikan_pada: `${addDays(today, -68)}T07:40:00+07:00`,
    berlaku_sampai: addDays(today, 297),
  },
})

/** The id of the employee who is a member too. */
export const knownEmployeeId = 9012

/**
 * `count` made-up employees of a company, with ids from `id` on. `after` is the number of employees that the company has already: the new
 * ones are numbered after these.
 */
export const madeEmployees = (
  company: Company,
  { id, count, after, today }: { id: number; count: number; after: number; today: string },
): readonly Employee[] =>
  Array.from({ length: count }, (_, index) => generated(company, id + index, after + index, today))

/** The seeded employees. */
export const seededEmployees = (companies: readonly Company[], today: string): readonly Employee[] =>
  counts.flatMap(([companyId, first, count]) => {
    const company = companies.find(({ id }) => id === companyId)
    if (!company) return []
    return Array.from({ length: count }, (_, index) => {
      const employee = generated(company, first + index, index, today)
      return employee.id === knownEmployeeId ? { ...employee, ...knownEmployee(today) } : employee
    })
  })

/** An employee in short. The age is as of today. */
export const employeeReference = (
  employee: Employee,
  company: Company,
  today: string,
): Schemas['EmployeeReference'] => ({
  id: employee.id,
  nik_karyawan: employee.number,
  nama_lengkap: employee.name,
  gender: employee.gender,
  usia: ageOn(employee.birth, today),
  departemen: employee.department,
  perusahaan: companyReference(company),
})
