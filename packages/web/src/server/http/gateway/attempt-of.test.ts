import { expect, test } from 'vitest'
import { attemptOf, limitedOperations } from './attempt-of.ts'
import { gatewayApis, isGatewayApi } from './operation.ts'

test.each(Object.keys(gatewayApis).filter(isGatewayApi))(
  'attempts of the %s API name operations that there are',
  (api) => {
    expect(Object.keys(gatewayApis[api].routes)).toEqual(expect.arrayContaining([...limitedOperations(api)]))
    expect(limitedOperations(api).length).toBeGreaterThan(0)
  },
)

const body = { email: ' Siti@Contoh.example ' }

test('one e-mail address is one account for log-ins and codes, and another one for companies', () => {
  const account = (operation: string) => attemptOf('member', operation, { body, token: undefined })?.account
  expect(['login', 'changePassword', 'checkEmail'].map(account)).toEqual(Array(3).fill('member siti@contoh.example'))
  expect(attemptOf('company', 'companyLogin', { body, token: '' })?.account).toBe('company siti@contoh.example')
})
