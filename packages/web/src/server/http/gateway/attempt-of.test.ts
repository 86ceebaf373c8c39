import { expect, test } from 'vitest'
import { limitedOperations } from './attempt-of.ts'
import { gatewayApis, isGatewayApi } from './operation.ts'

test.each(Object.keys(gatewayApis).filter(isGatewayApi))(
  'attempts of the %s API name operations that there are',
  (api) => {
    expect(Object.keys(gatewayApis[api].routes)).toEqual(expect.arrayContaining([...limitedOperations(api)]))
    expect(limitedOperations(api).length).toBeGreaterThan(0)
  },
)
