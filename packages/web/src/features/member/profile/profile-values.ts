import { joinDate, normalizePhone } from '@hospital/sdk'
import { updateProfileConstraints } from '@hospital/sdk/constraints'
import type { MemberComponents } from '@hospital/sdk/member'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import { clearedProblems } from '../../../forms/cleared-problems.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'
import { regionProblem } from '../person/region.ts'
import { birthDateProblem, filled, integers } from '../person/typed-values.ts'

type UpdateProfile = MemberComponents['schemas']['UpdateProfileRequest']

/** The fields of the form, in its order, as the contract names them. */
export const profileFields = [
  'nama_lengkap',
  'tempat_lahir',
  'tgl_lahir',
  'gender',
  'no_telp',
  'alamat',
  'kel',
  'agama',
  'gol_darah',
  'bahasa',
  'suku_bahasa',
  'status_kawin',
  'pendidikan',
  'pekerjaan',
] as const

const { nama_lengkap, tempat_lahir, gender, alamat } = updateProfileConstraints

/** What of a profile the contract does not let it be without again. */
export interface KnownProfile {
  readonly phone: string | undefined
  /** The names of its village, district, city and province. */
  readonly region: readonly string[]
}

/**
 * What is wrong with a profile as typed. `today` is the day in Jakarta, YYYY-MM-DD: no birth date is after it. `before` is the profile
 * before the change.
 */
export const checkProfile = (values: FormValues, today: string, before: KnownProfile): FormProblems => {
  const { no_telp: phone = '' } = values
  const problems = {
    ...checkConstraints(values, { nama_lengkap, tempat_lahir, gender: { ...gender, required: true }, alamat }),
    ...regionProblem(values),
    ...problemsOf({
      tgl_lahir: birthDateProblem(values, today),
      no_telp: phone !== '' && normalizePhone(phone) === undefined && 'web.form.phone.wrong',
      kel: before.region.length > 0 && values['wilayah'] === '' && 'web.form.notCleared',
    }),
    ...clearedProblems(values, { no_telp: before.phone }),
  }
  return Object.fromEntries(profileFields.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])))
}

/** The request for what was typed, once it has been checked. */
export const profileRequest = (id: number, values: FormValues): UpdateProfile => {
  const { nama_lengkap: name = '', tempat_lahir: place = '', gender: sex, no_telp = '', alamat: address = '' } = values
  return {
    id,
    nama_lengkap: name,
    tempat_lahir: place,
    tgl_lahir: joinDate(datePartsOf(values, 'tgl_lahir')) ?? '',
    gender: sex === 'L' ? 'L' : 'P',
    ...(no_telp && { no_telp: normalizePhone(no_telp) ?? no_telp }),
    alamat: address,
    ...filled(values, ['kel', 'kec', 'kokab', 'prov', 'agama', 'status_kawin', 'pendidikan', 'pekerjaan']),
    ...(values['gol_darah'] && { golongan_darah: values['gol_darah'] }),
    ...integers(values, ['bahasa', 'suku_bahasa']),
  }
}
