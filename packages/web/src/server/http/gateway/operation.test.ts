import { describe, expect, test } from 'vitest'
import { findOperation } from './operation.ts'

describe('an operation', () => {
  test.each([
    ['member', 'POST', '/login', 'login'],
    ['member', 'POST', '/login/', undefined],
    ['member', 'POST', '/Login', undefined],
    ['hospital-care', 'GET', '/mobile/v1/hasil/laboratorium/LAB-1', 'getLabResult'],
    ['hospital-care', 'GET', '/mobile/v1/hasil/laboratorium/a%2Fb', undefined],
    ['hospital-care', 'GET', '/mobile/v1/hasil/laboratorium/..', undefined],
    ['hospital-care', 'GET', '/mobile/v1/hasil/laboratorium/%2e%2E', undefined],
    ['hospital-care', 'GET', '/mobile/v1/hasil/laboratorium/%', undefined],
    ['hospital-care', 'GET', '/mobile/v1/hasil/laboratorium/%00', undefined],
    ['hospital-care', 'GET', '/mobile/v1/hasil/laboratorium/a%5Cb', undefined],
  ] as const)('of the %s API: %s %s is %s', (api, method, path, name) => {
    const found = findOperation(api, method, path)
    expect('name' in found ? found.name : undefined).toBe(name)
  })
})
