import { describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '../contracts/openapi.ts'
import { contentModelOf } from './content-model.ts'
import { contentTypeFiles } from './content-types.ts'
import type { EditorNotes } from './editors.ts'

const model = contentModelOf(`
  scalar Date
  scalar DateTime
  scalar JSON
  enum ENUM_PESAN_KELAMIN { Laki_laki Perempuan }
  type UploadFile { url: String! }
  type UploadFileEntity { id: ID attributes: UploadFile }
  type UploadFileEntityResponse { data: UploadFileEntity }
  type UploadFileRelationResponseCollection { data: [UploadFileEntity!]! }
  type ComponentRumahSakitJam { id: ID! jam: String rumah_sakit: RumahSakitEntityResponse }
  type RumahSakit {
    nama: String
    slug: String
    tentang: String
    alamat: String
    buka: Date
    data: JSON
    gambar: UploadFileEntityResponse
    berkas: UploadFileRelationResponseCollection
    jam_kunjungan: [ComponentRumahSakitJam]
    kamar: Int
    induk: RumahSakitEntityResponse
    cabang: RumahSakitRelationResponseCollection
    createdAt: DateTime
    publishedAt: DateTime
  }
  type RumahSakitEntity { id: ID attributes: RumahSakit }
  type RumahSakitEntityResponse { data: RumahSakitEntity }
  type RumahSakitEntityResponseCollection { data: [RumahSakitEntity!]! }
  type RumahSakitRelationResponseCollection { data: [RumahSakitEntity!]! }
  type Pesan { email: String isi: String kelamin: ENUM_PESAN_KELAMIN createdAt: DateTime }
  type PesanEntity { id: ID attributes: Pesan }
  type TopBar { judul: String publishedAt: DateTime }
  type TopBarEntity { id: ID attributes: TopBar }
  type TopBarEntityResponse { data: TopBarEntity }
  type Query { rumahSakits: RumahSakitEntityResponseCollection topBar: TopBarEntityResponse }
`)

const hospitalFields =
  model.contentTypes
    .find(({ name }) => name === 'RumahSakit')
    ?.fields.map(({ name }) => name)
    .filter((name) => !['slug', 'gambar'].includes(name)) ?? []

const words = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { label: name.toUpperCase(), help: `Tentang ${name}.` }]))

const notes: EditorNotes = {
  commonFields: words('slug', 'gambar', 'rumah_sakit'),
  contentTypes: {
    RumahSakit: {
      label: 'Rumah sakit',
      about: 'Profil.',
      required: ['nama', 'gambar', 'induk'],
      unique: ['nama'],
      html: ['tentang'],
      lines: ['alamat'],
      files: ['berkas'],
      slug: 'nama',
      fields: words(...hospitalFields),
    },
    Pesan: { label: 'Pesan', about: 'Dari pengunjung.', lines: ['isi'], input: 'PesanInput' },
    TopBar: {
      label: 'Top bar',
      about: 'Di atas header.',
      fields: { judul: { label: 'Judul', help: 'Tentang judul.', example: 'Panggilan Darurat' } },
    },
  },
  components: {
    ComponentRumahSakitJam: { label: 'Jam', category: 'rumah-sakit', name: 'jam', fields: words('jam') },
  },
}

const document: OpenApiDocument = {
  info: { title: '', version: '' },
  paths: {},
  components: {
    schemas: {
      PesanInput: {
        required: ['email'],
        properties: {
          email: { type: 'string', format: 'email' },
          isi: { type: 'string', minLength: 1, maxLength: 5000 },
          kelamin: { enum: ['Laki-laki', 'Perempuan'] },
        },
      },
    },
  },
}

const files = new Map(contentTypeFiles(model, notes, document))
const schemaOf = (file: string) => JSON.parse(files.get(file) ?? '{}') as Record<string, Record<string, unknown>>
const hospital = schemaOf('api/rumah-sakit/content-types/rumah-sakit/schema.json')
const message = schemaOf('api/pesan/content-types/pesan/schema.json')

/** The mark of a required field that Strapi does not know about. */
const marked = { pluginOptions: { 'content-report': { required: true } } }

describe('the schema of a content type', () => {
  test('has the names by which Strapi makes those of the SDL', () => {
    expect(hospital['info']).toMatchObject({ singularName: 'rumah-sakit', pluralName: 'rumah-sakits' })
    expect(hospital['kind']).toBe('collectionType')
  })

  test('has one entry only where the SDL queries one', () => {
    const topBar = schemaOf('api/top-bar/content-types/top-bar/schema.json')
    expect(topBar['kind']).toBe('singleType')
    expect(topBar['info']).toMatchObject({ singularName: 'top-bar', pluralName: 'top-bars' })
  })

  test('has drafts where the SDL knows when an entry was published', () => {
    expect(hospital['options']).toEqual({ draftAndPublish: true })
    expect(message['options']).toEqual({ draftAndPublish: false })
  })

  test.each([
    ['a text', 'nama', { type: 'string', required: true, unique: true }],
    ['a part of an address', 'slug', { type: 'uid', targetField: 'nama' }],
    ['HTML', 'tentang', { type: 'richtext' }],
    ['several lines', 'alamat', { type: 'text' }],
    ['a day', 'buka', { type: 'date' }],
    ['a whole number that GraphQL can tell', 'kamar', { type: 'integer', min: -2_147_483_648, max: 2_147_483_647 }],
    ['JSON', 'data', { type: 'json' }],
    ['a picture', 'gambar', { type: 'media', multiple: false, allowedTypes: ['images'], ...marked }],
    ['documents', 'berkas', { type: 'media', multiple: true, allowedTypes: ['files'] }],
    ['components', 'jam_kunjungan', { type: 'component', repeatable: true, component: 'rumah-sakit.jam' }],
    [
      'an entry',
      'induk',
      { type: 'relation', relation: 'oneToOne', target: 'api::rumah-sakit.rumah-sakit', ...marked },
    ],
    ['entries', 'cabang', { type: 'relation', relation: 'oneToMany', target: 'api::rumah-sakit.rumah-sakit' }],
  ])('holds %s', (_what, field, attribute) => {
    expect(hospital['attributes']?.[field]).toEqual(attribute)
  })

  test('requires no entry or picture, which GraphQL would then promise in answers although it can be taken away', () => {
    expect(notes.contentTypes['RumahSakit']?.required).toEqual(expect.arrayContaining(['gambar', 'induk']))
    expect(hospital['attributes']?.['gambar']).not.toHaveProperty('required')
    expect(hospital['attributes']?.['induk']).not.toHaveProperty('required')
  })

  test('leaves out what Strapi adds itself', () => {
    expect(hospital['attributes']).not.toHaveProperty('createdAt')
    expect(hospital['attributes']).not.toHaveProperty('publishedAt')
  })

  test('holds what visitors send to the limits of the REST contract', () => {
    expect(message['attributes']).toEqual({
      email: { type: 'email', required: true },
      isi: { type: 'text', minLength: 1, maxLength: 5000 },
      kelamin: { type: 'enumeration', enum: ['Laki-laki', 'Perempuan'] },
    })
  })
})

test.each([
  ['nama', 'NAMA', 'Tentang nama. Wajib diisi. Tidak boleh sama dengan entri lain. Paling banyak 255 huruf.'],
  ['slug', 'SLUG', 'Tentang slug.'],
  ['tentang', 'TENTANG', 'Tentang tentang. Format dengan tombol di atas kolom, atau tulis HTML.'],
  ['kamar', 'KAMAR', 'Tentang kamar. Bilangan bulat.'],
  // Strapi does not know that this field is required.
  ['gambar', 'GAMBAR', 'Tentang gambar. Wajib diisi.'],
])('an editor reads below %s what it is and what it has to keep to', (field, label, description) => {
  const config = hospital['config'] as { metadatas: Record<string, unknown> }
  expect(config.metadatas[field]).toEqual({ edit: { label, description }, list: { label } })
})

test('an empty field shows an example', () => {
  const { config } = schemaOf('api/top-bar/content-types/top-bar/schema.json')
  expect(config).toMatchObject({ metadatas: { judul: { edit: { placeholder: 'Panggilan Darurat' } } } })
})

test('what visitors send has no words: nobody types it in', () => {
  expect(message).not.toHaveProperty('config')
})

test('a component is where its category and name say', () => {
  expect(schemaOf('components/rumah-sakit/jam.json')['attributes']).toEqual({
    jam: { type: 'string' },
    rumah_sakit: { type: 'relation', relation: 'oneToOne', target: 'api::rumah-sakit.rumah-sakit' },
  })
})

const { Pesan, ...others } = notes.contentTypes
test.each([
  ['a type without notes', { ...notes, contentTypes: others }, 'does not have Pesan'],
  ['notes on no type', { ...notes, contentTypes: { ...notes.contentTypes, Surat: Pesan } }, 'the SDL has no Surat'],
  [
    'a field without words',
    { ...notes, contentTypes: { ...notes.contentTypes, TopBar: { label: '', about: '' } } },
    'TopBar has no words for judul',
  ],
  [
    'an example in a field into which nothing is typed',
    { ...notes, commonFields: { ...notes.commonFields, gambar: { label: '', help: '', example: 'a.png' } } },
    'gambar has an example',
  ],
  [
    'notes on no field',
    { ...notes, contentTypes: { ...notes.contentTypes, TopBar: { label: '', about: '', html: ['isi'] } } },
    'TopBar has no field isi',
  ],
])('%s is refused', (_what, wrong, message) => {
  expect(() => contentTypeFiles(model, wrong as EditorNotes, document)).toThrow(message)
})
