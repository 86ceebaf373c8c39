import { expect, test } from 'vitest'
import { contentTypes } from './contract.ts'
import { editorAtScreens } from './editor.ts'

const editor = editorAtScreens()

const written = contentTypes.filter(({ readable }) => readable)

test.each(written)('an editor of $singular reads what each field is, in Indonesian', async ({ singular, fields }) => {
  const { metadatas } = await editor.screenOf('content-types', `api::${singular}.${singular}`)
  const silent = fields.filter(({ name }) => !metadatas[name]?.edit.description)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('limits and the fate on the site are told', async () => {
  const { metadatas } = await editor.screenOf('content-types', 'api::paket.paket')
  expect(metadatas['tgl_berakhir']?.edit).toMatchObject({
    label: 'Tanggal berakhir',
    description: 'Paket tampil sampai sehari sebelum tanggal ini. Wajib diisi.',
  })
})

test('an empty field shows what a good value looks like', async () => {
  const forms = await Promise.all([
    editor.screenOf('content-types', 'api::paket.paket'),
    editor.screenOf('components', 'shared.seo'),
  ])
  const shown = forms.map(({ metadatas }) => (metadatas['harga'] ?? metadatas['metaTitle'])?.edit.placeholder)
  expect(shown).toEqual(['1250000', 'Medical check up dasar di RS Kawung'])
})

test('so are those of components', async () => {
  const { metadatas } = await editor.screenOf('components', 'shared.seo')
  expect(metadatas['metaTitle']?.edit.description).toMatch(/^Judul di tab dan hasil pencarian/)
})
