import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readOpenApi } from './carried.ts'
import { restContracts, workspacePaths } from './contracts.ts'
import { evidenceProblems, evidentOperations, evidentSchemas } from './evidence.ts'
import { guessedNames } from './guessed-names.ts'
import type { OpenApiDocument } from './openapi.ts'

/** The fields that the product's specification shows (its sections 3, 5 and 7), by contract and schema. */
const specifiedFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  member: {
    Rejected: 'process detail',
    ValidationFailure: 'errors',
    MemberUser: 'id nama_lengkap email no_telp gender avatar status_family tgl_lahir nopasien',
    JwtToken: 'value',
    LoginRequest: 'email password',
    LoginSuccess: 'process detail users family jwt_token',
    CheckEmailRequest: 'email',
    ChangePasswordRequest: 'email token password',
    ListAppointmentsRequest: 'userid',
    DeleteAppointmentRequest: 'kode_appointment id_pasien',
    ListGuarantorDocumentsRequest: 'id_pasien',
    VisitHistory: 'list_pasient pasient_medical_record list_history',
    VisitHistoryRequest: 'nopasien',
    DoctorSlotsRequest: 'tanggal kodedokter kdspesial',
    ResolveRegionSuccess: 'kel kec kokab prov',
  },
  company: {
    Rejected: 'process detail',
    CompanyUser: 'id name email role_id avatar',
    CompanySession: 'token user',
    CompanyLoginRequest: 'email password',
    CompanyLoginSuccess: 'process detail data',
  },
  'hospital-care': {
    Rejected: 'process detail',
    ValidationFailure: 'errors',
    RegistrationForm:
      'nama tempat_lahir tgl_lahir gender nik alamat kel kec kokab prov email no_hp foto_ktp foto_id_card kodept kd_perusahaan gol_darah warga_negara bahasa suku_bahasa status_kawin pendidikan agama pekerjaan family_id kodepmr id_pasien_appointment status_family no_reg_new no_pasien',
    MobileRegistrationRequest:
      'nama tempat_lahir tgl_lahir gender nik alamat kel kec kokab prov email no_hp kodept kd_perusahaan gol_darah warga_negara bahasa suku_bahasa status_kawin pendidikan agama pekerjaan family_id kodepmr id_pasien_appointment status_family no_reg_new no_pasien',
    RegistrationReceipt: 'no_reg',
    RegistrationDetail: 'detail',
    RegistrationSuccess: 'detail',
    MobilePatient:
      'id nopasien nama_lengkap tempat_lahir tgl_lahir gender no_identitas alamat kelurahan kecamatan kabupaten provinsi email no_telp golongan_darah family_id warga_negara bahasa suku_bahasa status_kawin pekerjaan pendidikan status_family agama',
    LegacyPatient:
      'NOPASIEN NAMAPASIEN TMPLAHIR TGLLAHIR JNSKELAMIN NOKTP ALM1PASIEN KDDESA KDKECAMATAN KDKOTA KDPROPINSI EMAIL TLPPASIEN',
    VisitHistory: 'list_pasient pasient_medical_record list_history',
  },
  cms: {
    PagePagination: 'page pageSize pageCount total',
    MenuEntry: 'menu link icon submenu auth_required field_rs new btn_image',
    Navigation: 'menu menu_en submenu submenu_en',
    NavigationAttributes: 'menu menu_en submenu submenu_en',
    NavigationResponse: 'data',
    TopBarAttributes: 'menu',
    TopBarEntry: 'attributes',
    TopBarResponse: 'data',
    Doctor: 'nama kode slug avatar status kode_mapping_rs kode_mapping_spesialis',
    DoctorAttributes: 'nama kode slug avatar status kode_mapping_rs kode_mapping_spesialis',
    HospitalReference: 'nama slug kode_mapping_rs',
    HospitalReferenceAttributes: 'nama slug kode_mapping_rs',
    SpecialtyReference: 'nama nama_en slug',
    SpecialtyReferenceAttributes: 'nama nama_en slug',
    ArticleCategory: 'kategori kategori_en slug',
    ArticleCategoryAttributes: 'kategori kategori_en slug',
    Article: 'judul judul_en slug artikel artikel_en gambar kategori_artikel rumah_sakit createdAt',
    ArticleAttributes: 'judul judul_en slug artikel artikel_en gambar kategori_artikel rumah_sakit createdAt',
    HomeSliderAttributes: 'judul link keterangan gambar',
    PopupAttributes: 'judul expired url_page gambar',
    PopupEntry: 'attributes',
    PopupListResponse: 'data',
    EmergencyContactAttributes: 'nama nomor_telepon',
    NewsletterInput: 'email jenis_kelamin whatsapp',
    NewsletterRequest: 'data',
    PackageReservationRequest: 'data',
    ProductCategory: 'products',
  },
  'social-feed': {},
}

/** Parameters that the specification does not show, of operations that it shows. */
const assumedParameters = [
  'getLegacyPatient no_pasien',
  'getLegacyPatient tgl_lahir',
  'getLegacyPatient nik',
  'getMobileVisitHistory nopasien',
]

const contracts = await Promise.all(
  restContracts(workspacePaths).map(async ({ name, file }) => ({ name, document: await readOpenApi(file) })),
)

const sorted = (names: readonly string[]) => names.toSorted((one, other) => one.localeCompare(other))

describe.each(contracts)('of $name', ({ name, document }) => {
  test('every operation, parameter, schema and field is specified or assumed, and says so once', () => {
    expect(evidenceProblems(document)).toEqual([])
  })

  test(
    'the fields that the specification shows claim to be specified, and no others',
    { tags: ['contracts.fields'] },
    () => {
      const claims = evidentSchemas(document).flatMap(({ name, fields }) => {
        const found = fields.filter(({ evidence }) => evidence === 'specified').map((field) => field.name)
        return found.length > 0 ? [[name, sorted(found)]] : []
      })
      const shown = Object.entries(specifiedFields[name] ?? {}).map(([schema, fields]) => [
        schema,
        sorted(fields.split(' ')),
      ])
      expect(Object.fromEntries(claims)).toEqual(Object.fromEntries(shown))
    },
  )
})

test('parameters of specified calls are specified but for those that the specification does not show', () => {
  const guesses = contracts.flatMap(({ document }) =>
    evidentOperations(document).flatMap(({ name, evidence, parameters }) =>
      parameters
        .filter((parameter) => evidence === 'specified' && parameter.evidence !== 'specified')
        .map((parameter) => `${name} ${parameter.name}`),
    ),
  )
  expect(guesses).toEqual(assumedParameters)
})

describe('the rule of inheritance', () => {
  const contract = (schema: object, parameter: object = {}, operation: object = { 'x-evidence': 'specified' }) =>
    ({
      info: { title: '', version: '' },
      paths: {
        '/x': {
          get: {
            operationId: 'getX',
            summary: '',
            'x-bearer': 'none',
            responses: {},
            ...operation,
            parameters: [{ name: 'id', in: 'query', schema: {}, ...parameter }],
          },
        },
      },
      components: { schemas: { X: schema } },
    }) as unknown as OpenApiDocument
  const good = { 'x-evidence': 'assumed', properties: { a: {} } }

  test.each([
    ['inherited marks', contract(good), []],
    ['a schema without a mark', contract({ properties: { a: {} } }), ['X has no evidence', 'X.a has no evidence']],
    ['an operation without a mark', contract(good, {}, {}), ['getX has no evidence', 'getX id has no evidence']],
    [
      'a mark that repeats',
      contract({ 'x-evidence': 'assumed', properties: { a: { 'x-evidence': 'assumed' } } }),
      ['X.a repeats what it inherits'],
    ],
    ['another word', contract(good, { 'x-evidence': 'sure' }), ['getX id has a mark that is no evidence']],
  ])('%s', (_what, document, problems) => {
    expect(evidenceProblems(document)).toEqual(problems)
  })

  test('a field of an unnamed object inherits from the field around it', () => {
    const inner = { 'x-evidence': 'specified', items: { properties: { b: {} } } }
    const [schema] = evidentSchemas(contract({ 'x-evidence': 'assumed', properties: { a: inner, c: {} } }))
    expect(schema?.fields.map(({ name, evidence }) => [name, evidence])).toEqual([
      ['a', 'specified'],
      ['a.b', 'specified'],
      ['c', 'assumed'],
    ])
  })
})

test('guessed names of the SDL are found at types, fields, inputs and values', async () => {
  const sdl = `
    """A"""
    # name is a guess
    type A { b: String }
    type C {
      "D"
      # name is a guess
      d(e: String): String
      # another remark
      f: String
    }
    enum G {
      # name is a guess
      H
      I
    }
    input J {
      # name is a guess
      k: String
    }
  `
  expect([...guessedNames(sdl)]).toEqual([
    ['A', []],
    ['C', ['d']],
    ['G', ['H']],
    ['J', ['k']],
  ])
  const marks = (await readFile(`${workspacePaths.schemas}/cms.graphql`, 'utf8')).match(/# name is a guess/g) ?? []
  const found = [...guessedNames(await readFile(`${workspacePaths.schemas}/cms.graphql`, 'utf8')).values()]
  expect(found.reduce((count, names) => count + Math.max(1, names.length), 0)).toBe(marks.length)
})
