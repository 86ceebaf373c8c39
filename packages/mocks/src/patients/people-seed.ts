import { addDays } from '../hospital/clock.ts'
import type { Account } from './accounts.ts'
import { adult, house } from './household.ts'
import { identityNumber, personFrom } from './person-seed.ts'
import type { PersonSeed } from './person-seed.ts'
import type { FamilyRelation } from './person.ts'
import { rahayuFamily } from './rahayu-family.ts'

/** The password of every demo account. */
export const demoPassword = 'Rahasia123'

/** A mother with a newborn, who is still registered under the mother's name. */
const lestari = (today: string): readonly PersonSeed[] => [
  {
    id: 1007,
    nama_lengkap: 'Dewi Lestari',
    gender: 'P',
    tgl_lahir: '1996-04-12',
    tempat_lahir: 'Bekasi',
    email: 'dewi.lestari@contoh.example',
    no_telp: '081200007788',
    nopasien: '00-24-10-08',
    darah: 'A+',
    no_identitas: identityNumber('1996-04-12', 'P', 4),
    alamat: 'Perumahan Griya Kencana Blok C No. 7',
    kel: '32.16.19.2003',
    ...adult,
    pendidikan: 'S1',
    pekerjaan: 'IRT',
    registeredAt: ['RS05'],
  },
  {
    id: 1008,
    nama_lengkap: 'Bayi Ny. Dewi Lestari',
    gender: 'L',
    tgl_lahir: addDays(today, -6),
    tempat_lahir: 'Bekasi',
    status_family: 'anak',
    nopasien: '00-29-90-15',
    darah: 'A+',
    alamat: 'Perumahan Griya Kencana Blok C No. 7',
    kel: '32.16.19.2003',
    registeredAt: ['RS05'],
  },
]

/** The age in days of a person who became 17 about a month ago. */
const justAdult = 17 * 365 + 4 + 30

/**
 * An elderly couple and their granddaughter, who became an adult after they added her. The man is also in the older system of one hospital.
 */
const suherman = (today: string): readonly PersonSeed[] => [
  {
    id: 1009,
    nama_lengkap: 'H. Maman Suherman',
    gender: 'L',
    tgl_lahir: '1949-09-14',
    tempat_lahir: 'Subang',
    email: 'maman.suherman@contoh.example',
    no_telp: '081200009911',
    nopasien: '00-00-41-77',
    darah: 'AB+',
    no_identitas: identityNumber('1949-09-14', 'L', 1),
    alamat: 'Kp. Sukamaju RT 01/RW 04',
    kel: '32.13.03.1003',
    ...adult,
    pendidikan: 'SMA',
    pekerjaan: 'PSN',
    allergies: ['Ibuprofen (sesak napas)'],
    registeredAt: ['RS06', 'RS01'],
  },
  {
    id: 1010,
    nama_lengkap: 'Hj. Entin Kartini',
    gender: 'P',
    tgl_lahir: '1953-12-25',
    tempat_lahir: 'Subang',
    status_family: 'istri',
    nopasien: '00-00-41-78',
    no_identitas: identityNumber('1953-12-25', 'P', 2),
    alamat: 'Kp. Sukamaju RT 01/RW 04',
    kel: '32.13.03.1003',
    ...adult,
    pendidikan: 'SMP',
    pekerjaan: 'IRT',
    registeredAt: ['RS06'],
  },
  {
    id: 1016,
    nama_lengkap: 'Nadia Putri Suherman',
    gender: 'P',
    tgl_lahir: addDays(today, -justAdult),
    tempat_lahir: 'Subang',
    status_family: 'lainnya',
    no_telp: '081200001616',
    nopasien: '00-18-30-03',
    darah: 'AB+',
    alamat: 'Kp. Sukamaju RT 01/RW 04',
    kel: '32.13.03.1003',
    registeredAt: ['RS06'],
  },
]

/** Accounts with a single person. */
const singles = (): readonly PersonSeed[] => [
  {
    id: 1006,
    nama_lengkap: 'Suparno',
    gender: 'L',
    tgl_lahir: '1962-06-30',
    tempat_lahir: 'Purwakarta',
    email: 'suparno@contoh.example',
    no_telp: '081200004321',
    nopasien: '00-08-15-02',
    darah: 'B+',
    no_identitas: identityNumber('1962-06-30', 'L', 1),
    nomor_bpjs: '0001300662001',
    alamat: 'Jl. Kaum Kidul Gg. Melati No. 4',
    kel: '32.14.01.1001',
    ...adult,
    pendidikan: 'SMP',
    pekerjaan: 'WSW',
    registeredAt: ['RS03', 'RS01'],
  },
  {
    id: 1011,
    nama_lengkap: 'Eko Prasetyo',
    gender: 'L',
    tgl_lahir: '1988-04-19',
    tempat_lahir: 'Kebumen',
    email: 'eko.prasetyo@contoh.example',
    no_telp: '081200002222',
    nopasien: '00-19-77-30',
    darah: 'O+',
    no_identitas: identityNumber('1988-04-19', 'L', 2),
    alamat: 'Kontrakan Bu Yati, Kp. Duren RT 02/RW 09',
    kel: '32.15.05.2003',
    ...adult,
    suku_bahasa: 1,
    pendidikan: 'SMA',
    pekerjaan: 'BRH',
    registeredAt: ['RS01'],
  },
  {
    id: 1012,
    nama_lengkap: 'Rizky Ramadhan',
    gender: 'L',
    tgl_lahir: '2001-12-08',
    email: 'rizky.ramadhan@contoh.example',
    no_telp: '081200003344',
    no_identitas: identityNumber('2001-12-08', 'L', 9),
  },
  {
    id: 1013,
    nama_lengkap: 'Sarah Johnson',
    gender: 'P',
    tgl_lahir: '1990-05-23',
    tempat_lahir: 'Perth',
    email: 'sarah.johnson@contoh.example',
    no_telp: '081200006677',
    nopasien: '00-27-55-01',
    no_identitas: 'PX0000123',
    warga_negara: 'wna',
    alamat: 'Apartemen Taman Kencana Tower B Lt. 11 No. 3',
    kel: '32.16.09.1001',
    bahasa: 2,
    agama: 'KRI',
    status_kawin: 'BK',
    pendidikan: 'S2',
    pekerjaan: 'KSW',
    registeredAt: ['RS04'],
  },
  {
    id: 1014,
    nama_lengkap: 'Raden Roro Maria Yohana Wulandari Kusumaningtyas Sastrowardoyo',
    gender: 'P',
    tgl_lahir: '1975-02-28',
    tempat_lahir: 'Surakarta',
    email: 'maria.yohana.kusumaningtyas.sastrowardoyo@contoh.example',
    no_telp: '+6281200008899',
    nopasien: '00-11-09-64',
    darah: 'A+',
    no_identitas: identityNumber('1975-02-28', 'P', 7),
    alamat: 'Perumahan Taman Cendana Indah Permai Tahap II Blok AB-12 No. 147, RT 014/RW 027',
    kel: '32.75.01.1002',
    agama: 'KAT',
    bahasa: 1,
    suku_bahasa: 1,
    status_kawin: 'K',
    pendidikan: 'S2',
    pekerjaan: 'GRU',
    registeredAt: ['RS04'],
  },
  {
    id: 1015,
    nama_lengkap: 'Nurhayati',
    gender: 'P',
    tgl_lahir: '1969-10-10',
    tempat_lahir: 'Karawang',
    email: 'nurhayati@contoh.example',
    no_telp: '081200005500',
    nopasien: '00-06-60-06',
    no_identitas: identityNumber('1969-10-10', 'P', 5),
    registeredAt: ['RS01'],
  },
]

/** Patients without an account: they can be added to a family as existing patients. */
const unattached = (): readonly PersonSeed[] => [
  {
    id: 1020,
    nama_lengkap: 'Asih Wulandari',
    gender: 'P',
    tgl_lahir: '1990-02-14',
    tempat_lahir: 'Karawang',
    nopasien: '00-21-43-65',
    no_telp: '081200001122',
    darah: 'O+',
    no_identitas: identityNumber('1990-02-14', 'P', 6),
    ...house,
    ...adult,
    pendidikan: 'SMA',
    pekerjaan: 'WSW',
    registeredAt: ['RS01'],
  },
]

const families: readonly (readonly [familyId: number, persons: readonly number[]])[] = [
  [301, [1001, 1002, 1003, 1004, 1005]],
  [302, [1007, 1008]],
  [303, [1009, 1010, 1016]],
]

/** Adults with their own account who agreed that a relative also sees their data. */
const shared: readonly { readonly owner: number; readonly person: number; readonly relation: FamilyRelation }[] = [
  { owner: 1007, person: 1001, relation: 'saudara' },
]

/** Days since the persons of a demo family were added. */
const daysInFamily = 120

const switchedOff: readonly number[] = [1015]

/** All seeded persons. */
export const seededPeople = (today: string) =>
  [...rahayuFamily(), ...lestari(today), ...suherman(today), ...singles(), ...unattached()].map((seed) =>
    personFrom({ ...seed, family_id: families.find(([, persons]) => persons.includes(seed.id))?.[0] ?? null }),
  )

/** The seeded accounts, one per main user with an email address. */
export const seededAccounts = (today: string): readonly Account[] => {
  const people = seededPeople(today)
  return people.flatMap(({ profile: { id, email, family_id, status_family } }): Account[] => {
    if (email === null || status_family !== 'diri_sendiri') return []
    const persons = families.find(([familyId]) => familyId === family_id)?.[1] ?? [id]
    const own = people.filter(({ profile }) => persons.includes(profile.id))
    const ties = [
      ...own.map(({ profile }) => ({ person: profile.id, relation: profile.status_family })),
      ...shared.filter(({ owner }) => owner === id),
    ].map(({ person, relation }) => ({ person, relation, since: addDays(today, -daysInFamily) }))
    return [{ owner: id, email, password: demoPassword, active: !switchedOff.includes(id), familyId: family_id, ties }]
  })
}
