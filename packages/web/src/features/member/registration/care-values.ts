import { registerPatientConstraints } from '@hospital/sdk/constraints'
import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { checkConstraints, listedIn } from '../../../forms/check-constraints.ts'
import type { FormStep } from '../../../forms/steps/form-steps.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import { regionName, regionProblem } from '../person/region.ts'
import type { ResolvedRegion } from '../person/region.ts'
import { cleanedValues, filled, integers, needsNik } from '../person/typed-values.ts'

type Care = HospitalCareComponents['schemas']

/** What the mobile registration knows of a patient. */
export type MobileRecord = Care['MobilePatient']

/** What the hospital's older system knows of one. */
export type LegacyRecord = Care['LegacyPatient']

/** The steps of a patient's registration with one hospital, after the record has been found. */
export const careSteps = [
  {
    id: 'identitas',
    fields: ['tempat_lahir', 'nik', 'no_hp', 'email', 'alamat', 'kel', 'kec', 'kokab', 'prov'],
  },
  {
    id: 'tambahan',
    fields: ['agama', 'gol_darah', 'bahasa', 'suku_bahasa', 'status_kawin', 'pendidikan', 'pekerjaan'],
  },
  {
    id: 'penjamin',
    fields: ['bayar', 'kodept', 'kd_perusahaan', 'kodepmr', 'no_reg_new', 'foto_ktp', 'foto_id_card'],
  },
  { id: 'periksa', fields: [] },
] as const satisfies readonly FormStep[]

const {
  tempat_lahir,
  nik,
  alamat,
  email,
  no_hp,
  kodept,
  kd_perusahaan,
  kodepmr,
  no_reg_new,
  agama,
  gol_darah,
  bahasa,
  suku_bahasa,
  status_kawin,
  pendidikan,
  pekerjaan,
} = registerPatientConstraints

const words = {
  nik: { missing: 'web.member.family.nik.missing', wrong: 'web.member.family.nik.wrong' },
  no_hp: { missing: 'web.form.phone.missing', wrong: 'web.form.phone.wrong' },
  email: { wrong: 'web.form.email.wrong' },
  alamat: { missing: 'web.registration.address.missing' },
  kodept: { missing: 'web.registration.guarantor.missing' },
} as const

/** Whether a guarantor pays. */
export const hasGuarantor = (values: FormValues): boolean => values['bayar'] === 'penjamin'

/** What is wrong with a registration as typed. `today` is the day in Jakarta, YYYY-MM-DD. */
export const checkCare = (typed: FormValues, record: MobileRecord, today: string): FormProblems => {
  const values = cleanedValues({ ...typed, tgl_lahir: record.tgl_lahir })
  const isForeign = record.warga_negara === 'wna'
  return {
    ...checkConstraints(
      values,
      {
        tempat_lahir,
        ...(!isForeign && { nik: needsNik(record.tgl_lahir, isForeign, today) ? { ...nik, required: true } : nik }),
        no_hp,
        email,
        alamat,
        agama,
        gol_darah,
        bahasa,
        suku_bahasa,
        status_kawin,
        pendidikan,
        pekerjaan,
        // Without a guarantor these fields are not shown, and are not sent.
        ...(hasGuarantor(values) && { kodept: { ...kodept, required: true }, kd_perusahaan, kodepmr }),
        no_reg_new,
      },
      words,
    ),
    ...regionProblem(values),
    ...problemsOf({ bayar: !values['bayar'] && 'web.registration.payment.missing' }),
  }
}

const regionValues = (region: ResolvedRegion | undefined): FormValues =>
  region
    ? {
        kel: region.kel?.kode ?? '',
        kec: region.kec?.kode ?? '',
        kokab: region.kokab?.kode ?? '',
        prov: region.prov?.kode ?? '',
        wilayah: regionName(region),
      }
    : {}

const isNik = (text: string | null): text is string => text !== null && /^\d{16}$/.test(text)

/**
 * What the form begins with: the mobile record, and what only the older system knows. Codes of older tables are padded with blanks, and
 * an older telephone number need not be one that the contract takes: it is shown, and then asked for again.
 */
export const knownValues = (
  record: MobileRecord,
  region: ResolvedRegion | undefined,
  legacy: LegacyRecord | undefined,
): FormValues => {
  const text = (value: string | number | null | undefined) =>
    value === null || value === undefined ? '' : String(value).trim()
  const identity = record.no_identitas ?? legacy?.NOKTP ?? null
  return {
    tempat_lahir: text(record.tempat_lahir ?? legacy?.TMPLAHIR),
    nik: isNik(identity) ? identity : '',
    no_hp: text(record.no_telp ?? legacy?.TLPPASIEN),
    email: text(record.email ?? legacy?.EMAIL),
    alamat: text(record.alamat ?? legacy?.ALM1PASIEN),
    ...regionValues(region),
    agama: text(record.agama),
    gol_darah: text(record.golongan_darah),
    bahasa: text(record.bahasa),
    suku_bahasa: text(record.suku_bahasa),
    status_kawin: text(record.status_kawin),
    pendidikan: text(record.pendidikan),
    pekerjaan: text(record.pekerjaan),
  }
}

const relations = ['diri_sendiri', 'suami', 'istri', 'anak', 'ayah', 'ibu', 'saudara', 'lainnya'] as const

// A file field in which nothing was chosen sends a file without a name. One with a name is sent, or refused: never left out.
const photo = (form: FormData, name: string): File | undefined => {
  const value = form.get(name)
  return value instanceof File && (value.size > 0 || value.name !== '') ? value : undefined
}

/** The request for a registration as typed, once it has been checked. What is empty is left out, and so is what was not asked for. */
export const careRequest = (
  typed: FormValues,
  record: MobileRecord,
  legacy: LegacyRecord | undefined,
  form: FormData,
): Care['RegistrationForm'] => {
  const values = cleanedValues({ ...typed, tgl_lahir: record.tgl_lahir })
  const isForeign = record.warga_negara === 'wna'
  const [ktp, card] = [photo(form, 'foto_ktp'), photo(form, 'foto_id_card')]
  const relation = relations.find((name) => name === record.status_family)
  const number = record.nopasien ?? legacy?.NOPASIEN
  const codes = listedIn(values['kodepmr'] ?? '')
  return {
    nama: record.nama_lengkap,
    tempat_lahir: values['tempat_lahir'] ?? '',
    tgl_lahir: record.tgl_lahir,
    gender: record.gender,
    alamat: values['alamat'] ?? '',
    no_hp: values['no_hp'] ?? '',
    warga_negara: isForeign ? 'wna' : 'wni',
    ...(!isForeign && filled(values, ['nik'])),
    ...filled(values, ['kel', 'kec', 'kokab', 'prov', 'email', 'agama', 'gol_darah', 'status_kawin', 'pendidikan']),
    ...filled(values, ['pekerjaan', 'no_reg_new']),
    ...integers(values, ['bahasa', 'suku_bahasa']),
    ...(hasGuarantor(values) && {
      ...filled(values, ['kodept', 'kd_perusahaan']),
      ...(codes.length > 0 && { kodepmr: [...codes] }),
    }),
    ...(record.family_id !== null && { family_id: record.family_id, ...(relation && { status_family: relation }) }),
    ...(number && { no_pasien: number }),
    ...(ktp && { foto_ktp: ktp }),
    ...(card && { foto_id_card: card }),
  }
}
