import { describe, expect, test } from 'vitest'
import { ask, call } from './calls.ts'
import { camelCase, readable, sent } from './contract.ts'

const forbidden = { error: { name: 'ForbiddenError' } }

describe.each(sent)('What visitors sent as $plural', ({ plural }) => {
  test("is not read with the site's token", async () => {
    const { status, body } = await call(`/api/${plural}`)
    expect(status).toBe(403)
    expect(body).toMatchObject(forbidden)
    const answer = await ask(`{ ${camelCase(plural)} { documentId } }`)
    expect(answer.body.errors?.[0]?.message).toBe('Forbidden access')
  })
})

test.each(readable.filter((type) => !type.single))(
  "$plural are not written, changed or deleted with the site's token",
  async ({ plural }) => {
    const { body } = await call<{ data: { documentId: string }[] }>(`/api/${plural}?pagination[pageSize]=1`)
    const path = `/api/${plural}/${body.data[0]?.documentId}`
    expect((await call(`/api/${plural}`, { body: { data: {} } })).status).toBe(403)
    expect((await call(path, { method: 'PUT', body: { data: {} } })).status).toBe(403)
    expect((await call(path, { method: 'DELETE' })).status).toBe(403)
  },
)

test.each(['/api/users', '/api/upload/files', '/api/users-permissions/roles'])(
  "%s is not read with the site's token",
  async (path) => {
    expect((await call(path)).status).toBe(403)
  },
)

test('without a token nothing is read', async () => {
  for (const { single, singular, plural } of readable) {
    expect((await call(`/api/${single ? singular : plural}`, { token: null })).status).toBe(403)
  }
  expect((await call('/api/get-top-navigation', { token: null })).status).toBe(403)
})

test('nobody makes an account', async () => {
  const body = { username: 'siti', email: 'siti@surel.example', password: 'rahasia-sekali' }
  expect((await call('/api/auth/local/register', { token: null, body })).status).toBeGreaterThanOrEqual(400)
})

test('a token that nobody made is not known', async () => {
  expect((await call('/api/artikels', { token: 'a'.repeat(64) })).status).toBe(401)
  expect((await ask('{ artikels { judul } }', { token: 'a'.repeat(64) })).status).toBe(401)
})
