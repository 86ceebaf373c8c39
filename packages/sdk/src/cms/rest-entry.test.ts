import { expect, test } from 'vitest'
import { json, stubNetwork } from '../testing/stub-network.ts'
import { createCmsRest, getTopBar, listDoctorSchedules } from './rest-entry.ts'

const baseUrl = 'https://cms.example'

test('calls of the content API are methods', async () => {
  const { fetch, requests } = stubNetwork(json({ data: { id: 1, attributes: { menu: null } }, meta: {} }))
  const cms = createCmsRest({ baseUrl, fetch, token: 'contoh' })
  expect((await cms.getTopBar({ query: { populate: '*' } })).data?.data).toEqual({ id: 1, attributes: { menu: null } })
  expect(requests.map(({ url }) => url)).toEqual(['https://cms.example/api/top-bar?populate=*'])
})

test('the functions of the entry take it, and remove the wrappers', async () => {
  const { fetch } = stubNetwork(json({ data: { id: 1, attributes: { menu: null } }, meta: {} }))
  expect(await getTopBar(createCmsRest({ baseUrl, fetch }))).toEqual({ data: [] })
})

test('a list is read with the client’s own addresses and failures', async () => {
  const { fetch } = stubNetwork(json({}, 503))
  const cms = createCmsRest({ baseUrl, fetch, retry: false })
  expect((await listDoctorSchedules(cms)).error).toMatchObject({ kind: 'server', operation: 'listDoctorSchedules' })
})

test('what no factory made is told as a mistake', () => {
  const { fetch } = stubNetwork(json({}))
  const { normalize } = createCmsRest({ baseUrl, fetch })
  return expect(getTopBar({ normalize })).rejects.toThrow('createCmsRest')
})
