import { expect, test } from 'vitest'
import { hospitalsOfService } from './hospitals-of-service.ts'

const [karawang, bekasi, subang] = ['Karawang', 'Bekasi', 'Subang'].map((nama) => ({ nama, slug: nama.toLowerCase() }))
const nameless = { nama: null, slug: 'tanpa-nama' }
const addressless = { nama: 'Tanpa Alamat', slug: null }
const known = [karawang, bekasi, subang, nameless, addressless].flatMap((hospital) => hospital ?? [])

test.each([
  ['nobody has it', [], [], []],
  ['hospitals offer it', ['karawang', 'bekasi'], [], ['Bekasi', 'Karawang']],
  ['a text is about a hospital', [], ['subang'], ['Subang']],
  ['both name one', ['subang'], ['subang', null], ['Subang']],
  ['one is not known', ['cirebon'], ['subang'], ['Subang']],
  ['entries are odd', ['tanpa-nama', null], [null], []],
])('a service is where %s', (_what, offering, blocks, names) => {
  const of = (slug: string | null) => ({ nama: 'x', slug })
  const found = hospitalsOfService(
    offering.map(of),
    blocks.map((slug) => ({ rumah_sakit: slug === null ? null : of(slug) })),
    known,
  )
  expect(found.map(({ nama }) => nama)).toEqual(names)
})
