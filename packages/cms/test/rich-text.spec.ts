import { afterAll, beforeAll, expect, test } from 'vitest'
import { findArticle, findFeaturedService } from '../../sdk/src/cms/index.ts'
import { call } from './calls.ts'
import { editorAtScreens } from './editor.ts'
import type { Editor, EnteredEntry } from './editor.ts'
import { strapi } from './servers.ts'

const typed = 'Minum **air** dan baca [artikel](/artikel).\n\n- satu\n- dua'
const shown =
  '<p>Minum <strong>air</strong> dan baca <a href="/artikel">artikel</a>.</p>\n<ul>\n<li>satu</li>\n<li>dua</li>\n</ul>'

let editor: Editor
let article: EnteredEntry
let service: EnteredEntry

beforeAll(async () => {
  editor = editorAtScreens()
  const data = { judul: 'Markdown', slug: 'markdown', artikel: typed, artikel_en: '<p>**HTML**</p>' }
  article = { type: 'artikel', documentId: (await editor.enter('artikel', data)).documentId }
  const blocks = { nama: 'Markdown', slug: 'markdown', keterangan: [{ judul: 'Bagian', keterangan: typed }] }
  service = { type: 'layanan-unggulan', documentId: (await editor.enter('layanan-unggulan', blocks)).documentId }
})
afterAll(async () => {
  await editor.remove(article)
  await editor.remove(service)
})

test('what an editor formats with the buttons of the text field reaches the site as HTML, and HTML as it is', async () => {
  expect((await findArticle(strapi.cms, 'markdown')).data).toMatchObject({
    artikel: shown,
    artikel_en: '<p>**HTML**</p>',
  })
})

test('so it does in the parts of a page', async () => {
  const { data } = await findFeaturedService(strapi.cms, 'markdown')
  expect(data).toMatchObject({ keterangan: [{ keterangan: shown }] })
})

test('and over REST', async () => {
  const { body } = await call<{ data: unknown[] }>('/api/artikels?filters[slug]=markdown')
  expect(body.data).toMatchObject([{ artikel: shown }])
  const one = await call<{ data: unknown }>('/api/artikel/markdown')
  expect(one.body.data).toMatchObject({ artikel: shown })
})

test('the editor finds what was typed', async () => {
  expect(await editor.open(article)).toMatchObject({ artikel: typed })
})
