import { hospitalCareContract } from '@hospital/sdk/contracts'
import { describe, expect, test } from 'vitest'
import { checkFields, firstValues } from '../../../forms/fields.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import { care, record as anyRecord } from '../../../testing/right-values.ts'
import { careFields, careRequest, relativeRequest } from './care-fields.tsx'
import type { FoundRecord, MobileRecord } from './care-fields.tsx'

const record: MobileRecord = {
  ...anyRecord,
  kelurahan: 'Karawang Kulon',
  kecamatan: 'Karawang Barat',
  kabupaten: 'Kabupaten Karawang',
  provinsi: 'Jawa Barat',
  email: 'siti@contoh.example',
  golongan_darah: 'O  ',
  family_id: 208,
}

const region = {
  kel: { kode: '32.15.01.1002', nama: 'Karawang Kulon' },
  kec: { kode: '32.15.01', nama: 'Karawang Barat' },
  kokab: { kode: '32.15', nama: 'Kabupaten Karawang' },
  prov: { kode: '32', nama: 'Jawa Barat' },
}

const legacy: FoundRecord['legacy'] = {
  NOPASIEN: '00-07-88-12',
  NAMAPASIEN: 'SITI RAHMAWATI',
  TMPLAHIR: 'SUBANG',
  TGLLAHIR: '1987-03-05',
  JNSKELAMIN: 'P',
  NOKTP: '3215014503870003',
  ALM1PASIEN: 'KP. SUKAMANAH',
  KDDESA: '32.13.01.2004',
  KDKECAMATAN: '32.13.01',
  KDKOTA: '32.13',
  KDPROPINSI: '32',
  EMAIL: null,
  TLPPASIEN: '0260 411 223',
}

const found: FoundRecord = {
  hospital: 'RS01',
  record,
  legacy: undefined,
  region,
  isRegionMissing: false,
  relative: undefined,
}

const fieldsOf = (change: Partial<FoundRecord> = {}) => careFields({ ...found, ...change }, '2026-11-21')
const knownValues = (change?: Partial<FoundRecord>): FormValues => firstValues(fieldsOf(change))
const empty = { tempat_lahir: null, no_identitas: null, alamat: null, no_telp: null, email: null } as const

describe('the form begins with', () => {
  test(
    'the mobile record: the blood group without blanks, codes as texts, regions with their codes',
    { tags: ['member.mobile-record', 'member.registration-values'] },
    () => {
      expect(knownValues()).toMatchObject({
        gol_darah: 'O',
        bahasa: '1',
        suku_bahasa: '3',
        nik: '3215014503870003',
        kel: '32.15.01.1002',
        prov: '32',
        wilayah: 'Karawang Kulon, Karawang Barat, Kabupaten Karawang, Jawa Barat',
      })
    },
  )

  test('what only the older system knows', { tags: ['member.legacy-record'] }, () => {
    expect(knownValues({ record: { ...record, ...empty }, region: undefined, legacy })).toMatchObject({
      tempat_lahir: 'SUBANG',
      alamat: 'KP. SUKAMANAH',
      no_hp: '0260 411 223',
      nik: '3215014503870003',
      email: '',
    })
  })

  test('no NIK where the record has the number of a passport', () => {
    expect(knownValues({ record: { ...record, no_identitas: 'C1234567' } })['nik']).toBe('')
  })
})

describe('a form filled from the record', () => {
  const typed: FormValues = { ...knownValues(), bayar: 'sendiri' }
  const guarantor = { bayar: 'penjamin', kodept: 'ASR014' }
  const codes = (count: number) => Array.from({ length: count }, () => 'P').join(',')

  test.each<[string, FormValues, Partial<MobileRecord>, FormProblems]>([
    ['is complete', {}, {}, {}],
    ['asks who pays', { bayar: '' }, {}, { bayar: 'web.registration.payment.missing' }],
    ['asks for the guarantor', { bayar: 'penjamin' }, {}, { kodept: 'web.registration.guarantor.missing' }],
    ['takes a guarantor', guarantor, {}, {}],
    [
      'takes no village that was only typed',
      { wilayah: '', kel: '', cari_wilayah: 'karawang k' },
      {},
      { kel: 'web.registration.region.unchosen' },
    ],
    ['can be without a village', { wilayah: '', kel: '', cari_wilayah: ' ' }, {}, {}],
    ['takes 20 codes of a guarantor', { ...guarantor, kodepmr: codes(20) }, {}, {}],
    ['takes no more', { ...guarantor, kodepmr: codes(21) }, {}, { kodepmr: 'web.form.tooMany' }],
    [
      'does not look at them where the patient pays',
      { kodepmr: 'x'.repeat(40), kd_perusahaan: 'x'.repeat(40) },
      {},
      {},
    ],
    ['asks an adult for a NIK', { nik: '' }, {}, { nik: 'web.member.family.nik.missing' }],
    ['asks no foreigner for one', { nik: '' }, { warga_negara: 'wna' }, {}],
    ['asks again for a number that cannot be', { no_hp: '123' }, {}, { no_hp: 'web.form.phone.ownWrong' }],
    ['can be without further data', { agama: '', gol_darah: '', bahasa: '', email: '' }, {}, {}],
  ])('%s', (_what, change, of, problems) => {
    expect(checkFields(fieldsOf({ record: { ...record, ...of } }), { ...typed, ...change })).toEqual(problems)
  })

  test('is sent as the contract wants it', { tags: ['member.registration-form', 'member.registration-values'] }, () => {
    const form = new FormData()
    const card = new File(['x'], 'ktp.jpg', { type: 'image/jpeg' })
    form.append('foto_ktp', card)
    // A browser sends this for an empty file field.
    form.append('foto_id_card', new File([], ''))
    const request = careRequest(
      fieldsOf(),
      { ...typed, bayar: 'penjamin', kodept: 'ASR014', kodepmr: 'PMR01, PMR07', no_reg_new: 'REG-1' },
      { ...found, legacy },
      form,
    )
    expect(request).toEqual({
      nama: 'Siti Rahmawati',
      tempat_lahir: 'Karawang',
      tgl_lahir: '1987-03-05',
      gender: 'P',
      nik: '3215014503870003',
      alamat: 'Jl. Tuparev No. 45',
      kel: '32.15.01.1002',
      kec: '32.15.01',
      kokab: '32.15',
      prov: '32',
      email: 'siti@contoh.example',
      no_hp: expect.stringMatching(/^(\+62|62|0)81298765432$/) as string,
      warga_negara: 'wni',
      agama: 'ISL',
      gol_darah: 'O',
      bahasa: 1,
      suku_bahasa: 3,
      status_kawin: 'K',
      pendidikan: 'S1',
      pekerjaan: 'KSW',
      kodept: 'ASR014',
      kodepmr: ['PMR01', 'PMR07'],
      family_id: 208,
      status_family: 'diri_sendiri',
      no_reg_new: 'REG-1',
      no_pasien: '00-07-88-12',
      foto_ktp: card,
    })
  })

  test('names no guarantor where the patient pays, and no family without one', () => {
    const request = careRequest(
      fieldsOf(),
      { ...typed, kodept: 'ASR014', kd_perusahaan: 'P01', kodepmr: 'P' },
      { ...found, record: { ...record, family_id: null } },
      new FormData(),
    )
    for (const name of ['kodept', 'kd_perusahaan', 'kodepmr', 'family_id', 'status_family', 'no_pasien', 'foto_ktp'])
      expect(request).not.toHaveProperty(name)
  })
})

describe('a person of the family is registered', () => {
  const child = { ...found, record: { ...record, id: 1044, status_family: 'anak' as const, family_id: 208 } }
  const relative = { familyId: 208, appointmentOf: 1044 }

  test('with the ids of the family and of the appointment, and without photographs', () => {
    const body = relativeRequest(fieldsOf({ ...child, relative }), care, child, relative)
    expect(body).toMatchObject({ family_id: 208, status_family: 'anak', id_pasien_appointment: 1044 })
    expect(Object.keys(body)).not.toContain('foto_ktp')
    expect(hospitalCareContract.registerPatientFromMobile.body?.schema.safeParse(body).error).toBeUndefined()
  })

  test('without the id of an appointment that there is not', () => {
    const none = { familyId: 208, appointmentOf: undefined }
    expect(relativeRequest(fieldsOf({ ...child, relative: none }), care, child, none)).not.toHaveProperty(
      'id_pasien_appointment',
    )
  })
})
