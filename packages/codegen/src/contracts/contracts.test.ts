import { glob, readFile } from 'node:fs/promises'
import { buildSchema, isObjectType, Kind, parse, validate, validateSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { operationsOf } from '../rest/operations.ts'
import { readOpenApi } from './carried.ts'
import { restContracts, workspacePaths } from './contracts.ts'
import { lintContract } from './lint.ts'
import { namesWithin } from './openapi.ts'

const contracts = restContracts(workspacePaths)
const documents = new Map(
  await Promise.all(contracts.map(async (contract) => [contract.name, await readOpenApi(contract.file)] as const)),
)
const operations = [...documents.values()].flatMap(operationsOf)
const sdl = await readFile(`${workspacePaths.schemas}/cms.graphql`, 'utf8')

describe('every REST contract', () => {
  test.each(contracts)('$name is valid and fully described, and its examples match its schemas', async (contract) => {
    expect(await lintContract(contract)).toEqual([])
  })

  test.each(contracts)('$name allows later values of enumerations in answers only', async ({ name }) => {
    const { components, paths = {} } = documents.get(name) ?? {}
    const asked = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ requestBody, parameters }) => ({ requestBody, parameters })),
    )
    expect(namesWithin(asked, components?.schemas ?? {})).not.toContain('LaterValue')
  })

  test('no two operations share a name, across all files', () => {
    const ids = operations.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.each(operations)('$id declares its evidence, its bearer and its failures', ({ evidence, bearer, responses }) => {
    expect(['specified', 'assumed']).toContain(evidence)
    expect(['token', 'empty', 'none']).toContain(bearer)
    const statuses = responses.map(({ status }) => status)
    expect(statuses.some((status) => status < 300)).toBe(true)
    expect(statuses.some((status) => status >= 500)).toBe(true)
    if (bearer === 'token') expect(statuses.includes(401) || statuses.includes(403)).toBe(true)
  })
})

describe('the specification’s calls', () => {
  const specified = [
    'POST /login',
    'POST /check_email',
    'POST /ganti_password',
    'GET /profile/detail',
    'POST /profile/add_family/add_new',
    'POST /profile/add_family/direct_aktivasi',
    'POST /appointment/open',
    'POST /appointment/approved',
    'POST /appointment/closed',
    'POST /appointment/create',
    'POST /appointment/delete',
    'POST /appointment/dokumen_penjamin/store',
    'POST /profile/dokumentasi_penjamin',
    'POST /dokter/history_kedatangan',
    'POST /jadwal_dokter/detail',
    'POST /registrasi_mobile',
    'POST /registrasi_mobile_token',
    'POST /kirim_ulang_sms_token',
    'GET /data/agama',
    'GET /data/gol_darah',
    'GET /data/bahasa',
    'GET /data/suku-bahasa',
    'GET /data/status_kawin',
    'GET /data/pendidikan',
    'GET /data/pekerjaan',
    'GET /data/list-penjamin',
    'GET /data/list-perusahaan',
    'GET /data/desa',
    'GET /data/wilayah-auto',
    'POST /register',
    'POST /registrasi_mobile_web',
    'GET /get_data_mobile_web',
    'GET /drive-thru/v1/get_user_old',
    'GET /mobile/v1/dokter/history_kedatangan',
    'GET /api/get-top-navigation',
    'GET /api/get-bottom-navigation',
    'GET /api/top-bar',
    'GET /api/get-jadwal-dokter',
    'GET /api/get-jadwal-dokter-by-slug',
    'GET /api/get-dokter',
    'GET /api/get-artikel',
    'GET /api/artikel/{slug}',
    'GET /api/artikel-dengan-kategori/{kategori}/{slug}',
    'GET /api/slider-berandas',
    'POST /api/hubungi-kami-post',
    'POST /api/news-letters',
    'POST /api/reservasi-paket-kesehatans',
    'POST /graphql',
    'GET /instagram-posts',
    'GET /product-categories',
  ]

  test.each(specified)('%s is in a contract, as specified', { tags: ['contracts.calls'] }, (call) => {
    expect(operations.find(({ method, path }) => `${method} ${path}` === call)?.evidence).toBe('specified')
  })

  test('no other operation claims to be specified', { tags: ['contracts.calls'] }, () => {
    const claims = operations
      .filter(({ evidence }) => evidence === 'specified')
      .map(({ method, path }) => `${method} ${path}`)
    expect(claims.filter((call) => !specified.includes(call))).toEqual([])
  })
})

/** The fields of stored CMS data that the specification shows, by type. */
const specifiedTypes: Readonly<Record<string, string>> = {
  RumahSakit:
    'nama nomor_telepon nomor_whatsapp nomor_fax catatan_kunjungan email tentang_kami alamat gambar_sampul gambar_profil jam_kunjungan layanan_unggulans layanan_spesialis base_endpoint kode_mapping_rs slug',
  ComponentRumahSakitJamKunjungan: 'jam_awal jam_akhir',
  Dokter: 'nama kode slug avatar status kode_mapping_rs kode_mapping_spesialis',
  LayananSpesialis: 'nama nama_en slug gambar keterangan mapping',
  ComponentLayananMapping: 'kode_spesialis hospital',
  LayananUnggulan: 'nama nama_en slug cover gambar keterangan seo',
  ComponentLayananKeterangan: 'judul judul_en keterangan keterangan_en rumah_sakit',
  ComponentSharedSeo: 'metaTitle metaDescription',
  Artikel: 'judul judul_en slug createdAt artikel artikel_en gambar rumah_sakit kategori_artikel',
  KategoriArtikel: 'kategori kategori_en slug',
  Paket: 'nama nama_en keterangan keterangan_en harga slug tgl_berakhir gambar priority kategori_paket',
  KategoriPaket: 'kategori kategori_en slug icon',
  EventCommunity: 'judul judul_en event event_en tanggal slug gambar rumah_sakit seo',
  Video: 'judul thumbnail video_id tgl_rilis',
  Popup: 'judul expired url_page gambar',
  Testimoni: 'testimoni user rating rumah_sakit',
  Beranda: 'slider lokasi_dokter jadwal_dokter spesialis artikel paket testimoni instagram video',
  ComponentBerandaSlider: 'judul link keterangan gambar',
  ComponentBerandaSection: 'judul subjudul judul_en subjudul_en',
  MetodePembayaran: 'nama kode tag jenis_data kodept',
  JenisAppointment: 'nama kode tag',
  NewsLetter: 'email jenis_kelamin whatsapp',
}

describe('the GraphQL contract', () => {
  const schema = buildSchema(sdl)
  const collections = Object.keys(schema.getQueryType()?.getFields() ?? {})

  test.each(Object.entries(specifiedTypes))(
    'has the fields that the specification shows of %s',
    { tags: ['contracts.cms-fields'] },
    (name, fields) => {
      const type = schema.getType(name)
      const present = isObjectType(type) ? Object.keys(type.getFields()) : []
      expect(fields.split(' ').filter((field) => !present.includes(field))).toEqual([])
    },
  )

  test('is a valid schema', () => {
    expect(validateSchema(schema)).toEqual([])
  })

  test('has Strapi’s envelopes for every list query', () => {
    for (const [name, { type }] of Object.entries(schema.getQueryType()?.getFields() ?? {})) {
      expect(`${name}: ${String(type)}`).toMatch(/Entity(Response|ResponseCollection)$/)
    }
    expect(collections.length).toBeGreaterThan(15)
  })

  test('answers every document of the SDK', { tags: ['contracts.documents'] }, async () => {
    const texts: string[] = []
    for await (const file of glob(`${workspacePaths.sdk}/cms/documents/*.graphql`))
      texts.push(await readFile(file, 'utf8'))
    const document = parse(texts.join('\n'))
    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
    const names = document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value] : [],
    )
    expect(names).not.toContain(undefined)
  })
})
