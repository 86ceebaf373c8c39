import { expect, test } from 'vitest'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { profile as anyProfile } from '../../../testing/right-values.ts'
import { appointment, refusedDocument } from '../appointments/sample-appointment.ts'
import { missingInProfile, thingsToDo } from './things-to-do.ts'

const now = new Date('2026-11-20T02:00:00Z')

const siti: FamilyMember = {
  id: 1042,
  name: 'Siti Rahmawati',
  gender: 'female',
  relation: 'diri_sendiri',
  birthDate: '1987-03-05',
  recordNumber: '00-12-34-56',
  awaitsConsent: false,
  email: undefined,
  phone: undefined,
  photo: undefined,
}
const bima: FamilyMember = { ...siti, id: 1004, name: 'Bima', recordNumber: undefined }
const rani: FamilyMember = { ...siti, id: 1007, name: 'Rani', recordNumber: undefined, awaitsConsent: true }

const profile: Profile = { ...anyProfile, no_telp: '081200001234', alamat: 'Jl. Melati 1', kelurahan: 'Nagasari' }

const withDocument = (status: 'menunggu' | 'diterima' | 'ditolak', day = '2026-11-24'): Appointment => ({
  ...appointment,
  tanggal: day,
  dokumen_penjamin: [{ ...refusedDocument, status }],
})

test.each([
  ['nothing is known', { family: [], appointments: [], visits: [], documents: [], profile: undefined }, []],
  ['all is done', { family: [siti], appointments: [withDocument('diterima')], visits: [], documents: [], profile }, []],
  [
    'a document is being checked',
    { family: [siti], appointments: [withDocument('menunggu')], visits: [], documents: [], profile },
    [],
  ],
  [
    'a document was refused',
    { family: [siti], appointments: [withDocument('ditolak')], visits: [], documents: [], profile },
    ['document 1042'],
  ],
  [
    'the visit of a refused document is over',
    { family: [siti], appointments: [withDocument('ditolak', '2026-11-19')], visits: [], documents: [], profile },
    [],
  ],
  [
    'a person has no record',
    { family: [siti, bima], appointments: [], visits: [], documents: [], profile },
    ['record 1004'],
  ],
  [
    'an adult has to agree, and cannot be registered before',
    { family: [siti, rani], appointments: [], visits: [], documents: [], profile },
    ['consent 1007'],
  ],
  [
    'there is something of each kind, the most urgent first',
    {
      family: [siti, bima, rani],
      appointments: [withDocument('ditolak')],
      visits: [],
      documents: [],
      profile: { ...profile, alamat: ' ' },
    },
    ['document 1042', 'consent 1007', 'profile', 'record 1004'],
  ],
])('things to do where %s', (_where, known, expected) => {
  const things = thingsToDo(known, now)
  expect(things.map((thing) => ('person' in thing ? `${thing.kind} ${thing.person.id}` : thing.kind))).toEqual(expected)
})

test('a refused document of which a later one was handed in is no longer to be done', () => {
  const again = { ...refusedDocument, id: 502, status: 'menunggu', created_at: '2026-11-19T03:00:00Z' } as const
  const other = { ...refusedDocument, id: 503, jenis_dokumen: 'ktp' } as const
  const appointments = [{ ...appointment, dokumen_penjamin: [refusedDocument, again, other] }]
  const things = thingsToDo({ family: [siti], appointments, visits: [], documents: [], profile }, now)
  expect(things.map((thing) => thing.kind === 'document' && thing.document)).toEqual(['ktp'])
})

const advised = {
  jenis_kunjungan: 'mcu' as const,
  no_registrasi: 'RJ-261020-0001',
  tanggal: '2026-10-20',
  jam: '08:00',
  kontrol_berikutnya: '2026-11-25',
  dokter: { kode: 'DR0999', nama: 'dr. Ratna, Sp.JP', slug: 'ratna', avatar: null },
}

const ofNone = { ...refusedDocument, kode_appointment: null }

test.each([
  ['is to be done', [ofNone], [501]],
  ['is not, where it is accepted', [{ ...ofNone, status: 'diterima' as const }], []],
  [
    'is not, where another one was handed in afterwards, for whatever',
    [ofNone, { ...refusedDocument, id: 502, status: 'menunggu' as const, created_at: '2026-11-19T10:00:00+07:00' }],
    [],
  ],
  ['is told with its appointment, where it has one', [refusedDocument], []],
])('a refused document of no appointment %s', (_what, all, expected) => {
  const documents = [{ person: bima, documents: all }]
  const things = thingsToDo({ family: [], appointments: [], visits: [], documents, profile }, now)
  expect(things.map((thing) => thing.kind === 'document' && thing.id)).toEqual(expected)
  expect(things.every((thing) => thing.kind === 'document' && thing.person === bima && !thing.day)).toBe(true)
})

test.each([
  ['the last check-up was a year ago', [], ['checkUp 1042 2025-11-20']],
  [
    'a check-up of that person is booked',
    [{ ...appointment, spesialis: { kode: 'MCU', nama: 'Medical Check-Up' } }],
    [],
  ],
  [
    'a check-up of another person is booked',
    [
      {
        ...appointment,
        pasien: { ...appointment.pasien, id: 1004 },
        spesialis: { kode: 'MCU', nama: 'Medical Check-Up' },
      },
    ],
    ['checkUp 1042 2025-11-20'],
  ],
])('things to do where %s', (_where, appointments, expected) => {
  const visits = [{ person: siti, visits: [{ ...advised, kontrol_berikutnya: null, tanggal: '2025-11-20' }] }]
  const things = thingsToDo({ family: [siti], appointments, visits, documents: [], profile }, now)
  expect(things.map((thing) => thing.kind === 'checkUp' && `checkUp ${thing.person.id} ${thing.day}`)).toEqual(expected)
})

test('refused documents are in the order of their visits', () => {
  const appointments = [withDocument('ditolak', '2026-12-02'), withDocument('ditolak', '2026-11-21')]
  const things = thingsToDo({ family: [siti], appointments, visits: [], documents: [], profile }, now)
  expect(things.map((thing) => thing.kind === 'document' && thing.day)).toEqual(['2026-11-21', '2026-12-02'])
})

test.each([
  ['nothing', profile, []],
  ['the telephone', { ...profile, no_telp: null }, ['web.member.profile.phone']],
  [
    'address and region',
    { ...profile, alamat: null, kelurahan: null, kecamatan: null, kabupaten: null, provinsi: null },
    ['web.member.profile.address', 'web.member.profile.region'],
  ],
])('a profile that lacks %s', (_what, known, expected) => {
  expect(missingInProfile(known)).toEqual(expected)
})

test.each([
  ['nobody has an appointment with the doctor', []],
  ['another person has one', [{ pasien: { ...appointment.pasien, id: 1004 }, kode: 'DR0999' }]],
  ['there is one with another doctor', [{ pasien: appointment.pasien, kode: 'DR0001' }]],
])('a control visit that was advised is to be booked where %s', (_where, booked) => {
  const appointments = booked.map(({ pasien, kode }) => ({
    ...appointment,
    tanggal: '2026-11-24',
    pasien,
    dokter: { ...appointment.dokter, kode },
  }))
  const visits = [{ person: { id: appointment.pasien.id, name: 'Siti' }, visits: [advised] }]
  expect(thingsToDo({ family: [siti], appointments, visits, documents: [], profile }, now)).toEqual([
    {
      kind: 'control',
      person: { id: appointment.pasien.id, name: 'Siti' },
      doctor: 'dr. Ratna, Sp.JP',
      day: '2026-11-25',
      id: 'RJ-261020-0001',
    },
  ])
})

test('a control visit is no longer to be booked once the patient has an appointment with the doctor', () => {
  const dokter = { ...appointment.dokter, kode: 'DR0999' }
  const appointments = [{ ...appointment, tanggal: '2026-11-24', dokter }]
  const visits = [{ person: { id: appointment.pasien.id, name: 'Siti' }, visits: [advised] }]
  expect(thingsToDo({ family: [siti], appointments, visits, documents: [], profile }, now)).toEqual([])
})
