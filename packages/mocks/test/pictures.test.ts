import { createCmsClient, listArticles } from '@hospital/sdk/cms'
import { expect, it, onTestFinished } from 'vitest'
import { cmsToken } from '../src/cms/token.ts'
import { startMockServer } from '../src/homes/server.ts'

const start = async (options: { readonly pictures?: null } = {}) => {
  const server = await startMockServer({ port: 0, ...options })
  onTestFinished(() => server.close())
  return server
}

const firstPicture = async (url: string) => {
  const client = createCmsClient({ baseUrl: `${url}/cms`, token: cmsToken })
  const { data } = await listArticles(client, { pageSize: 1 })
  return data?.items[0]?.gambar
}

it('A server beside the package of pictures serves what its content names', async () => {
  const { url } = await start()
  const picture = await fetch((await firstPicture(url))?.url ?? '')
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

it('A server without the package of pictures serves grey areas of the size that its content names', async () => {
  const { url } = await start({ pictures: null })
  const named = await firstPicture(url)
  const picture = await fetch(named?.url ?? '')
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toContain(`width="${named?.width}" height="${named?.height}"`)
})

it.each(['/uploads/nothing.webp', '/uploads/formulir_pendaftaran_pasien_baru_f50cb0f794.pdf'])(
  'A server without the package of pictures has no %s',
  async (path) => {
    const { url } = await start({ pictures: null })
    expect((await fetch(`${url}${path}`)).status).toBe(404)
  },
)
