import { describe, expect, test } from 'vitest'
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
