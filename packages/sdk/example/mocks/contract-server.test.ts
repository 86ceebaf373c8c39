import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCmsClient, listArticles } from '@hospital/sdk/cms'
import { createMemberClient } from '@hospital/sdk/member'
import { validateCms } from '@hospital/sdk/validation'
import { startBackEnds } from './contract-server.js'

await test('The packed server answers over HTTP, with the pictures that its content names', async () => {
  const { cms, close } = await startBackEnds()
  try {
    const client = createCmsClient({ baseUrl: cms, token: 'contoh-token-cms', validate: validateCms })
    const { data, error } = await listArticles(client, { pageSize: 3 })
    assert.equal(error, undefined)
    const [article] = data?.items ?? []
    const picture = await fetch(article?.gambar?.url ?? '')
    assert.equal(picture.status, 200)
    assert.equal(picture.headers.get('content-type'), 'image/webp')
    assert.ok((await picture.arrayBuffer()).byteLength > 1000)
  } finally {
    await close()
  }
})

await test('An emoji counts as one character, with every zod that is promised', async () => {
  const { member, close } = await startBackEnds()
  try {
    const client = createMemberClient({ baseUrl: member })
    const logIn = (length: number) =>
      client.login({ body: { email: 'siti.rahayu@contoh.example', password: '\u{1F642}'.repeat(length) } })
    assert.equal((await logIn(128)).error?.kind, 'rejected')
    assert.equal((await logIn(129)).error?.kind, 'invalid')
  } finally {
    await close()
  }
})
