import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import * as z from 'zod'
import type { components as HospitalCare } from '../generated/hospital-care/types.ts'
import type { components as Member } from '../generated/member/types.ts'
import { createMemberClient } from '../member/index.ts'
import { json, stubNetwork } from '../testing/stub-network.ts'
import { validateHospitalCare, validateMember } from './index.ts'
import { laterValues } from './later-values.ts'

const open = z.union([z.enum(['suami', 'anak']), z.string()])

/** A person with children, who are persons. */
const person: z.ZodType = z.object({ children: z.array(z.lazy(() => person)), a: open })

describe('of an enumeration that may get further values', () => {
  test.each([
    ['a known value', open, 'anak', []],
    ['a later value', open, 'mertua', ['body']],
    ['in an object', z.object({ a: open, b: z.string() }), { a: 'mertua', b: 'x' }, ['body.a']],
    ['in a list', z.array(z.object({ a: open })), [{ a: 'anak' }, { a: 'ipar' }], ['body[1].a']],
    ['missing', z.object({ a: open.optional() }), {}, []],
    ['null', z.object({ a: open.nullable() }), { a: null }, []],
    ['null in the union', z.union([z.enum(['anak']), z.string(), z.null()]), null, []],
    [
      'in one of two forms',
      z.union([z.object({ ok: z.literal(false) }), z.object({ a: open })]),
      { a: 'x' },
      ['body.a'],
    ],
    [
      'in a schema that contains itself',
      person,
      {
        children: [
          { children: [], a: 'anak' },
          { children: [], a: 'ipar' },
        ],
        a: 'anak',
      },
      ['body.children[1].a'],
    ],
    ['a text or a number, which is no enumeration', z.union([z.int(), z.string()]), 'x', []],
  ])('%s', (_what, schema, value, places) => {
    expect(laterValues(schema, value, 'body')).toEqual(places)
  })
})

const user = {
  id: 1,
  nama_lengkap: 'Siti Rahmawati',
  email: null,
  no_telp: null,
  gender: 'P',
  avatar: null,
  status_family: 'anak',
  tgl_lahir: '1987-03-05',
  nopasien: null,
}
const login = (changes: object) => ({
  process: true,
  detail: 'Login berhasil.',
  users: { ...user, ...changes },
  family: [user, { ...user, ...changes }],
  jwt_token: { value: 'contoh', expires_at: '2026-11-22T09:15:00+07:00' },
})

describe('an answer about a patient', () => {
  test('is accepted and reported if a value that changes no meaning is new', async () => {
    const onOmission = vi.fn()
    const body = login({ status_family: 'mertua' })
    const client = createMemberClient({
      baseUrl: 'https://api.rs.example',
      fetch: stubNetwork(json(body, 200, { 'x-request-id': 'srv-1' })).fetch,
      validate: validateMember,
      onOmission,
    })
    const { data } = await client.login({ body: { email: 'siti@contoh.example', password: 'contoh' } })
    expect(data?.users.status_family).toBe('mertua')
    expect(onOmission.mock.calls).toEqual(
      ['body.users.status_family', 'body.family[1].status_family'].map((where) => [
        { operation: 'login', requestId: 'srv-1', where },
      ]),
    )
  })

  test.each([
    ['gender', { gender: 'X' }],
    ['relation that is no text', { status_family: 7 }],
  ])('is refused as a whole for a wrong %s', (_what, changes) => {
    expect(validateMember('login', 200, login(changes)).where).toBeDefined()
  })

  test('is refused as a whole for an unknown medical value', () => {
    const answer = (status: string) => ({
      process: true,
      detail: 'Berhasil.',
      data: [
        {
          no_radiologi: 'RAD-261020-0004',
          nopasien: '00-12-34-56',
          status,
          rumah_sakit: { kode_mapping_rs: 'RS1', nama: 'RS', slug: null },
          modalitas: 'rontgen',
          pemeriksaan: 'Foto toraks PA',
          waktu_pemeriksaan: '2026-10-20T09:00:00+07:00',
          waktu_hasil: null,
          dokter_pengirim: null,
          jumlah_gambar: 0,
          ada_pdf: false,
        },
      ],
    })
    expect(validateHospitalCare('listRadiologyResults', 200, answer('selesai')).where).toBeUndefined()
    expect(validateHospitalCare('listRadiologyResults', 200, answer('mungkin')).where).toBe('body')
  })

  test('has types that offer the known values and allow others', () => {
    type Relation = Member['schemas']['MemberUser']['status_family']
    type Known = Member['schemas']['FamilyRelation']
    expectTypeOf<Known>().toExtend<Relation>()
    expectTypeOf<'mertua'>().toExtend<Relation>()
    expectTypeOf<Member['schemas']['AddNewFamilyMemberRequest']['status_family']>().toEqualTypeOf<Known>()
    expectTypeOf<'mungkin'>().not.toExtend<HospitalCare['schemas']['ResultStatus']>()
    expectTypeOf<'aneh'>().not.toExtend<HospitalCare['schemas']['Flag']>()
  })
})
