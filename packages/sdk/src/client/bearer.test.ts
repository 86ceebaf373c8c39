import { describe, expect, test, vi } from 'vitest'
import { json, stubNetwork } from '../testing/stub-network.ts'
import { credentials, memberClientOn, profile } from '../testing/stubbed-clients.ts'

describe('a bearer', () => {
  test('is the token on calls for a patient', { tags: ['member.bearer'] }, async () => {
    const network = stubNetwork(json(profile))
    await memberClientOn(network, { token: () => Promise.resolve('contoh') }).getProfile({ query: { id: 7 } })
    expect(network.requests[0]?.headers.get('authorization')).toBe('Bearer contoh')
  })

  test('is empty on authentication calls, whatever the token', { tags: ['contracts.bearer-empty'] }, async () => {
    const network = stubNetwork(json(profile))
    await memberClientOn(network, { token: 'contoh' }).login(credentials)
    expect(network.requests[0]?.headers.get('authorization')).toBe('Bearer')
  })

  test('is empty when logged out', async () => {
    const network = stubNetwork(json({}, 401))
    await memberClientOn(network, { token: () => null }).getProfile({ query: { id: 7 } })
    expect(network.requests[0]?.headers.get('authorization')).toBe('Bearer')
  })

  test('is absent on reference data', async () => {
    const network = stubNetwork(json(profile))
    await memberClientOn(network, { token: 'contoh' }).listReligions()
    expect(network.requests[0]?.headers.has('authorization')).toBe(false)
  })

  test('that cannot be fetched sends nothing', async () => {
    const network = stubNetwork(json(profile))
    const token = () => Promise.reject(new Error('storage is locked'))
    const { error } = await memberClientOn(network, { token }).getProfile({ query: { id: 7 } })
    expect(error).toMatchObject({ kind: 'unauthorized', status: 0 })
    expect(network.requests).toHaveLength(0)
  })

  test('that expired is reported once, however many calls were in flight, and a new one is watched again', async () => {
    const onUnauthorized = vi.fn()
    let token = 'lama'
    const client = memberClientOn(stubNetwork(json({}, 401)), { token: () => token, onUnauthorized })
    await Promise.all([1, 2, 3, 4].map((id) => client.getProfile({ query: { id } })))
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    token = 'baru'
    await client.getProfile({ query: { id: 1 } })
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
  })

  test('a late answer to an old token does not report the one that replaced it', async () => {
    const onUnauthorized = vi.fn()
    let token = 'lama'
    const renewed = () => {
      token = 'baru'
      return json({}, 401)
    }
    const { error } = await memberClientOn(stubNetwork(renewed), { token: () => token, onUnauthorized }).getProfile({
      query: { id: 7 },
    })
    expect(error?.kind).toBe('unauthorized')
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('that was never sent cannot expire', async () => {
    const onUnauthorized = vi.fn()
    await memberClientOn(stubNetwork(json({}, 401)), { onUnauthorized }).login(credentials)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})
