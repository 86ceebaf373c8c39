import { companyContract, companyRoutes } from '@hospital/sdk/contracts'
import type { CompanyOperations } from '@hospital/sdk/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CompanyResolvers } from '../generated/company.ts'
import { answerWith } from './answer-with.ts'
import { contractHandler } from './contract-handler.ts'
import { createFaultSwitches } from './faults.ts'

const errors = vi.spyOn(console, 'error')
beforeEach(() => void errors.mockReset())
afterEach(() => void errors.mockReset())

type Reply = Awaited<ReturnType<CompanyResolvers['listCompanyEmployees']>>

const choices = { lokasi_kerja: ['Karawang'], departemen: ['Pemintalan', 'Keamanan'] }
const pagination = { page: 1, pageSize: 10, pageCount: 0, total: 0 }
const list = (pilihan: object) => ({ process: true, detail: 'Belum ada.', data: [], meta: { pagination, pilihan } })

/** The answer of a handler whose resolver returns `body`. */
const answerOf = async (body: object) => {
  const handler = contractHandler<CompanyOperations['listCompanyEmployees']>(
    { faults: createFaultSwitches(), authorize: () => 'known' },
    {
      api: 'company',
      operation: 'listCompanyEmployees',
      route: companyRoutes.listCompanyEmployees,
      contract: () => companyContract.listCompanyEmployees,
      // The cast hides the type error: the handler itself must notice the wrong body.
      resolver: () => ({ status: 200, body }) as Reply,
    },
  )
  const request = new Request(`https://mock.example/company${companyRoutes.listCompanyEmployees.path}`, {
    method: companyRoutes.listCompanyEmployees.method,
    headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
    body: '{}',
  })
  const response = await answerWith([handler], request)
  return { status: response?.status, text: (await response?.text()) ?? '' }
}

describe('A reply of the mock', () => {
  it('that its contract allows is sent', async () => {
    expect((await answerOf(list(choices))).status).toBe(200)
    expect(errors).not.toHaveBeenCalled()
  })

  it.each([
    ['lacks a property', list({ departemen: [] }), 'meta.pilihan.lokasi_kerja'],
    ['names a value twice', list({ ...choices, departemen: ['Gudang', 'Gudang'] }), 'meta.pilihan.departemen'],
    [
      'has a property that no contract names',
      list({ ...choices, nik: ['3299'] }),
      'meta.pilihan.nik, which it does not name',
    ],
  ])('that %s is an error that names the place', async (_what, body, place) => {
    const { status, text } = await answerOf(body)
    expect([status, text]).toEqual([500, `The mock's answer to listCompanyEmployees breaks its contract at ${place}`])
    expect(errors).toHaveBeenCalledOnce()
  })
})
