import { expect, test } from 'vitest'
import { entryAt } from './entry-at.ts'

const menu = {
  data: [
    { id: 4, documentId: 'menu-1', submenu: [{ id: 9, menu: null }] },
    { id: 5, submenu: {} },
  ],
}
const doctors = { dokters: { data: [{ id: 'dokter-1', attributes: { rumah_sakit: { data: { id: 'rs-1' } } } }] } }

test.each([
  ['an entry of a list', menu, 'body.data[1]', { entry: '5', field: null }],
  [
    'a field of an entry, which Strapi 5 knows by its document',
    menu,
    'body.data[0].submenu',
    { entry: 'menu-1', field: 'submenu' },
  ],
  [
    'a part of an entry: the entry, not the part',
    menu,
    'body.data[0].submenu[0].menu',
    { entry: 'menu-1', field: 'submenu' },
  ],
  [
    'a field of what an entry leads to: the entry',
    doctors,
    'body.dokters.data[0].attributes.rumah_sakit.data',
    { entry: 'dokter-1', field: 'rumah_sakit' },
  ],
  [
    'a field that an entry does not have',
    doctors,
    'body.dokters.data[0].attributes.nama.isi',
    { entry: 'dokter-1', field: 'nama' },
  ],
  ['a list', doctors, 'body.dokters.data', undefined],
  ['an entry that is not there', menu, 'body.data[7].submenu', undefined],
  ['the answer itself', menu, 'body', undefined],
  ['an answer that is nothing', null, 'body.data[0]', undefined],
])('%s', (_what, body, place, entry) => {
  expect(entryAt(body, place)).toEqual(entry)
})
