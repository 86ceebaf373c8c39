import { describe, expect, test } from 'vitest'
import { companyContract } from '../generated/company/contract.ts'
import { zConsent, zRoundedCount } from '../generated/company/schemas.ts'
import { hospitalCareContract } from '../generated/hospital-care/contract.ts'
import { memberContract } from '../generated/member/contract.ts'
import type { OperationContract } from './contract-map.ts'
import { readRequest } from './read-request.ts'
import type { SentRequest } from './read-request.ts'

const sent = (parts: Partial<SentRequest>): SentRequest => ({ path: {}, query: new URLSearchParams(), ...parts })
const json = (value: unknown) => sent({ body: { form: 'json', value } })
const refusalOf = (request: SentRequest, contract: OperationContract, locale?: 'id' | 'en') => {
  const read = readRequest(request, contract, locale)
  return 'refusal' in read ? read.refusal : undefined
}

const logIn = { email: 'siti@contoh.example', password: 'rahasia-123' }

describe('a request', () => {
  test('that its contract allows is read', () => {
    expect(readRequest(json(logIn), memberContract.login)).toMatchObject({ value: { body: logIn } })
  })

  test.each([
    [
      'a parameter that is not declared',
      sent({ query: new URLSearchParams('id=7&x=1') }),
      memberContract.getProfile,
      'x',
    ],
    [
      'a parameter named as a part of every object',
      sent({ query: new URLSearchParams('id=7&constructor=1') }),
      memberContract.getProfile,
      'constructor',
    ],
    ['a parameter of another type', sent({ query: new URLSearchParams('id=tujuh') }), memberContract.getProfile, 'id'],
    ['a parameter given twice', sent({ query: new URLSearchParams('id=7&id=8') }), memberContract.getProfile, 'id'],
    ['a body of another form', sent({ body: { form: 'form', value: new FormData() } }), memberContract.login, 'body'],
    ['no body', sent({}), memberContract.login, 'body'],
    ['a field that is not declared', json({ ...logIn, admin: true }), memberContract.login, 'admin'],
    ['a field of another type', json({ ...logIn, email: 7 }), memberContract.login, 'email'],
  ] as const)('with %s is refused by its name', (_what, request, contract, field) => {
    expect(Object.keys(refusalOf(request, contract) ?? {})).toEqual([field])
  })

  test('is refused in the requested language', () => {
    const words = (locale: 'id' | 'en') =>
      refusalOf(sent({ query: new URLSearchParams('id=7&x=1') }), memberContract.getProfile, locale)
    expect([words('id'), words('en')]).toEqual([
      { x: ['Parameter x tidak dikenal.'] },
      { x: ['The parameter x is unknown.'] },
    ])
  })
})

describe('a value that is sent twice, or no value at all', () => {
  const client = { id: 12, rumah_sakit_rujukan: ['RS01', 'RS02'] }
  test.each([
    ['once each', client, undefined],
    [
      'twice',
      { ...client, rumah_sakit_rujukan: ['RS01', 'RS02', 'RS01'] },
      { rumah_sakit_rujukan: ['Each value may be sent only once.'] },
    ],
    ['no change', { id: 12 }, { body: ['No changes were sent.'] }],
  ])('%s', (_what, body, refusal) => {
    expect(refusalOf(json(body), companyContract.updateCorporateClient, 'en')).toEqual(refusal)
  })

  test('is told in Indonesian too', () => {
    const twice = { kode_appointment: 'APT-261124-0042', dokumen: [501, 501] }
    expect(refusalOf(json(twice), memberContract.createAppointment)?.['dokumen']).toEqual([
      'Setiap nilai hanya boleh dikirim sekali.',
    ])
  })

  test.each([
    ['a consent that names a part twice', zConsent().shape.cakupan, ['laboratorium', 'laboratorium'], false],
    ['a consent that names two parts', zConsent().shape.cakupan, ['laboratorium', 'pengukuran'], true],
    ['a count that is not rounded', zRoundedCount(), 7, false],
    ['a count that is rounded', zRoundedCount(), 10, true],
  ] as const)('and in an answer, %s', (_what, schema, value, isAllowed) => {
    expect(schema.safeParse(value).success).toBe(isAllowed)
  })
})

describe('a refusal stays small', () => {
  const size = (refusal: unknown) => JSON.stringify(refusal).length
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index))

  test('however many unknown fields were sent; each is named by a message of its own', () => {
    const unknown = Object.fromEntries(numbered(7500).map((name) => [name, 0]))
    const refusal = refusalOf(json({ ...logIn, ...unknown }), memberContract.login, 'en') ?? {}
    expect(Object.keys(refusal)).toHaveLength(20)
    expect(refusal['7']).toEqual(['The field 7 is unknown.'])
  })

  test('however many parameters and wrong items were sent', () => {
    const query = new URLSearchParams(numbered(2000).map((name) => [name, '1']))
    expect(size(refusalOf(sent({ query }), memberContract.getProfile))).toBeLessThan(2000)
    const rows = numbered(1000).map(() => ({ salah: 1 }))
    expect(size(refusalOf(json({ baris: rows }), companyContract.importEmployees))).toBeLessThan(6000)
  })

  test('however long a name or a value is', () => {
    const long = 'n'.repeat(50_000)
    expect(size(refusalOf(json({ ...logIn, [long]: 1 }), memberContract.login))).toBeLessThan(1000)
    expect(
      size(refusalOf(sent({ query: new URLSearchParams({ [long]: '1' }) }), memberContract.getProfile)),
    ).toBeLessThan(1000)
    expect(size(refusalOf(json({ email: long, password: long }), memberContract.login))).toBeLessThan(1000)
  })

  test('and a form of many names is read in linear time', () => {
    const read = (count: number) => {
      const value = new FormData()
      numbered(count).forEach((name) => value.append(name, 'x'))
      const before = process.threadCpuUsage()
      expect(
        Object.keys(refusalOf(sent({ body: { form: 'form', value } }), hospitalCareContract.registerPatient) ?? {}),
      ).toHaveLength(20)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }
    // `getAll` for each of 10,000 names took 10 s.
    expect(read(10_000)).toBeLessThan(500)
  })
})

describe('a registration form', () => {
  const form = (fields: Readonly<Record<string, string>>) => {
    const value = new FormData()
    Object.entries(fields).forEach(([name, text]) => value.append(name, text))
    return sent({ body: { form: 'form', value } })
  }

  test('that lacks fields gets messages by type for the missing fields only', () => {
    const refusal =
      refusalOf(form({ nama: 'Siti', nik: '12', bahasa: '1' }), hospitalCareContract.registerPatient) ?? {}
    expect(refusal['nik']?.join()).not.toMatch(/array|larik/)
    expect(refusal).not.toHaveProperty('nama')
    expect(refusal).not.toHaveProperty('bahasa')
    expect(refusal).toHaveProperty('tgl_lahir')
  })
})
