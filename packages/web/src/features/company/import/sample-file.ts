import type { Locale } from '@hospital/ui'
import type { Message } from '../../../i18n/use-message.ts'
import { csvOf, csvSeparator } from '../area/csv-of.ts'
import { importFields } from './import-fields.ts'
import type { ImportField } from './import-fields.ts'
import { fieldWords } from './import-words.ts'

/** A fictitious employee. */
const example: Readonly<Record<ImportField, string>> = {
  nama_lengkap: 'Budi Contoh',
  nik_karyawan: 'K-0001',
  nik: '3215010203900001',
  tgl_lahir: '02/03/1990',
  gender: 'L',
  departemen: 'Produksi',
  jabatan: 'Operator',
  lokasi_kerja: 'Karawang',
  no_telp: '081234567890',
  email: 'budi@perusahaan.example',
}

/** A file to begin with: the headings in the page's language, and one row. */
export const sampleFile = (message: Message, locale: Locale): string =>
  csvOf(
    [importFields.map((field) => message(fieldWords[field])), importFields.map((field) => example[field])],
    csvSeparator(locale),
  )
