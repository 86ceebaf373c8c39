import { describe, expect, test } from 'vitest'
import { matchColumns, matchedCount, withColumn } from './columns.ts'
import { importFields } from './import-fields.ts'
import type { ImportField } from './import-fields.ts'

const fieldOf = (heading: string): ImportField | undefined =>
  importFields.find((field) => matchColumns([heading])[field] === 0)

test.each<[ImportField | undefined, readonly string[]]>([
  [
    'nama_lengkap',
    ['nama', 'Nama', 'NAMA LENGKAP', ' nama_lengkap ', 'Name', 'Full name', 'Nama (sesuai KTP)', 'Nama*'],
  ],
  [
    'nik_karyawan',
    ['NIK Karyawan', 'No. Karyawan', 'nomor-karyawan', 'Employee Number', 'Employee No.', 'NIP', 'N.I.P.', 'N.I.P'],
  ],
  ['nik', ['NIK', 'KTP', 'No. KTP', 'NIK/KTP', 'National ID']],
  ['tgl_lahir', ['Tanggal Lahir', 'Tgl. Lahir', 'TGL_LAHIR', 'Birth date', 'Date of Birth', 'DOB']],
  ['gender', ['Jenis Kelamin', 'L/P', 'Gender', 'Sex', 'Laki-laki/Perempuan']],
  ['departemen', ['Departemen', 'Department', 'Dept.', 'Bagian']],
  ['jabatan', ['Jabatan', 'Posisi', 'Position', 'Job title']],
  ['lokasi_kerja', ['Lokasi', 'Lokasi Kerja', 'Location', 'Plant']],
  ['no_telp', ['Telepon', 'No. HP', 'HP', 'Phone', 'Mobile phone', 'No Telp']],
  ['email', ['Email', 'E-mail', 'EMAIL ADDRESS']],
  [undefined, ['', 'Gaji', 'Catatan', 'Nama ibu', '12']],
])('%s', (field, headings) => {
  for (const heading of headings) expect([heading, fieldOf(heading)]).toEqual([heading, field])
})

describe('Columns', () => {
  test('are found in any order, among others', { tags: ['company.import-columns'] }, () => {
    const columns = matchColumns(['No', 'NIK', 'Gaji', 'NIK Karyawan', 'Nama', 'nama lengkap'])
    expect(columns).toMatchObject({ nik: 1, nik_karyawan: 3, nama_lengkap: 4, gender: undefined })
    expect(matchedCount(['No', 'NIK', 'Gaji', 'NIK Karyawan', 'Nama', 'nama lengkap'])).toBe(3)
  })

  test('tell one thing only', () => {
    const columns = matchColumns(['nama', 'nik'])
    expect(withColumn(columns, 'nik_karyawan', 1)).toMatchObject({ nama_lengkap: 0, nik: undefined, nik_karyawan: 1 })
    expect(withColumn(columns, 'nik', undefined)).toMatchObject({ nama_lengkap: 0, nik: undefined })
    expect(withColumn(columns, 'nama_lengkap', 0)).toEqual(columns)
  })
})
