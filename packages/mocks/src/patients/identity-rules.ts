import { adulthood, ageOn, isAdult } from '@hospital/sdk'
import { fieldErrors } from '../hospital/field-errors.ts'
import type { FieldErrors } from '../hospital/field-errors.ts'
import { isKnown, references } from './references.ts'
import { levels, villageByCode } from './regions.ts'

/** The fields of a person's form that have rules beyond their format. */
export interface PersonForm {
  readonly tgl_lahir?: string | undefined
  readonly warga_negara?: 'wni' | 'wna' | undefined
  readonly nik?: string | undefined
  readonly no_paspor?: string | undefined
  readonly kel?: string | undefined
  readonly kec?: string | undefined
  readonly kokab?: string | undefined
  readonly prov?: string | undefined
  readonly agama?: string | undefined
  readonly gol_darah?: string | undefined
  readonly bahasa?: number | undefined
  readonly suku_bahasa?: number | undefined
  readonly status_kawin?: string | undefined
  readonly pendidikan?: string | undefined
  readonly pekerjaan?: string | undefined
}

const oldestAge = 130

const levelNames = { kel: 'Desa/kelurahan', kec: 'Kecamatan', kokab: 'Kota/kabupaten', prov: 'Provinsi' } as const

const regionErrors = (form: PersonForm): FieldErrors => {
  const village = form.kel === undefined ? undefined : villageByCode(form.kel)
  return fieldErrors([
    [form.kel !== undefined && village === undefined, 'kel', 'Desa/kelurahan tidak dikenal.'],
    ...levels.slice(1).map((level) => {
      const given = form[level]
      const differs = village !== undefined && given !== undefined && village[level].kode !== given
      return [differs, level, `${levelNames[level]} tidak sesuai dengan desa/kelurahan.`] as const
    }),
  ])
}

/** The errors of a form: unknown reference codes, impossible birth dates, inconsistent regions. */
export const detailErrors = (
  form: PersonForm,
  today: string,
  bloodTypeField: 'gol_darah' | 'golongan_darah' = 'gol_darah',
): FieldErrors => ({
  ...fieldErrors([
    [
      form.tgl_lahir !== undefined && form.tgl_lahir > today,
      'tgl_lahir',
      'Tanggal lahir tidak boleh setelah hari ini.',
    ],
    [
      form.tgl_lahir !== undefined && ageOn(form.tgl_lahir, today) > oldestAge,
      'tgl_lahir',
      'Tanggal lahir tidak valid.',
    ],
    [!isKnown(references.agama, form.agama), 'agama', 'Agama tidak dikenal.'],
    [!isKnown(references.golonganDarah, form.gol_darah), bloodTypeField, 'Golongan darah tidak dikenal.'],
    [!isKnown(references.bahasa, form.bahasa), 'bahasa', 'Bahasa tidak dikenal.'],
    [!isKnown(references.sukuBahasa, form.suku_bahasa), 'suku_bahasa', 'Bahasa daerah tidak dikenal.'],
    [!isKnown(references.statusKawin, form.status_kawin), 'status_kawin', 'Status perkawinan tidak dikenal.'],
    [!isKnown(references.pendidikan, form.pendidikan), 'pendidikan', 'Pendidikan tidak dikenal.'],
    [!isKnown(references.pekerjaan, form.pekerjaan), 'pekerjaan', 'Pekerjaan tidak dikenal.'],
  ]),
  ...regionErrors(form),
})

/** An adult Indonesian needs an identity number; a foreigner needs a passport if the form has the field. */
export const identityErrors = (
  form: PersonForm & { readonly tgl_lahir: string },
  today: string,
  asksPassport = true,
): FieldErrors => {
  const foreign = form.warga_negara === 'wna'
  const adult = form.tgl_lahir <= today && isAdult(form.tgl_lahir, today)
  return fieldErrors([
    [
      !foreign && adult && form.nik === undefined,
      'nik',
      `NIK wajib diisi untuk warga negara Indonesia berusia ${adulthood} tahun ke atas.`,
    ],
    [
      asksPassport && foreign && form.no_paspor === undefined,
      'no_paspor',
      'Nomor paspor wajib diisi untuk warga negara asing.',
    ],
  ])
}
