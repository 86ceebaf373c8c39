// @vitest-environment happy-dom
import { createCmsClient, listArticles } from '@hospital/sdk/cms'
import { createMemberClient } from '@hospital/sdk/member'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cmsToken } from '../src/cms/token.ts'
import { setupMockServer } from '../src/homes/node.ts'

// happy-dom sends a preflight before each request to another origin, whatever its headers are.
const { server } = setupMockServer()
beforeAll(() => server.listen())
afterAll(() => server.close())

it('A page under happy-dom reads content from another origin', async () => {
  const cms = createCmsClient({ baseUrl: 'https://hospital.example/cms', token: cmsToken })
  expect((await listArticles(cms, { pageSize: 3 })).data?.items).toHaveLength(3)
})

it('A page under happy-dom logs in at another origin', async () => {
  const member = createMemberClient({ baseUrl: 'https://hospital.example/member' })
  const answer = await member.login({ body: { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' } })
  expect(answer.error).toBeUndefined()
})
