import { registerMobileConstraints } from '@hospital/sdk/constraints'
import type { MemberComponents } from '@hospital/sdk/member'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import type { FormStep } from '../../../forms/steps/form-steps.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import { regionProblem } from '../person/region.ts'
import { birthDateProblem, cleanedValues, filled, needsNik } from '../person/typed-values.ts'

type Account = MemberComponents['schemas']['RegisterMobileRequest']

/** The steps to an account. */
export const accountSteps = [
  {
    id: 'data-diri',
    fields: ['jenis', 'no_pasien', 'nama', 'tempat_lahir', 'tgl_lahir', 'gender', 'warga_negara', 'nik', 'no_paspor'],
  },
  { id: 'kontak', fields: ['email', 'no_hp', 'alamat', 'kel', 'kec', 'kokab', 'prov'] },
  { id: 'akun', fields: ['password', 'persetujuan.pelayanan', 'persetujuan.pemasaran', 'persetujuan'] },
] as const satisfies readonly FormStep[]

const {
  nama,
  tempat_lahir,
  gender,
  warga_negara,
  nik,
  no_paspor,
  no_pasien,
  email,
  no_hp,
  alamat,
  password,
  'persetujuan.pelayanan': service,
} = registerMobileConstraints

/** The fewest letters of a password. */
export const passwordLength = password.minLength

const words = {
  jenis: { missing: 'web.registration.kind.missing' },
  nama: { missing: 'web.form.name.missing' },
  gender: { missing: 'web.form.gender.missing' },
  nik: { missing: 'web.member.family.nik.missing', wrong: 'web.member.family.nik.wrong' },
  no_paspor: { missing: 'web.member.family.passport.missing', wrong: 'web.member.family.passport.wrong' },
  no_pasien: {
    missing: 'web.member.family.recordNumber.wrong',
    wrong: 'web.member.family.recordNumber.wrong',
  },
  email: { missing: 'web.form.email.missing', wrong: 'web.form.email.wrong' },
  no_hp: { missing: 'web.form.phone.missing', wrong: 'web.form.phone.wrong' },
  alamat: { missing: 'web.registration.address.missing' },
  password: { missing: 'web.registration.password.missing', tooShort: 'web.registration.password.short' },
  'persetujuan.pelayanan': { missing: 'web.registration.consent.missing' },
} as const

/** Whether the person is a patient of the group already. */
export const isExisting = (values: FormValues): boolean => values['jenis'] === 'lama'

/** Whether the person is a foreign citizen, who has a passport and no NIK. */
export const isForeigner = (values: FormValues): boolean => values['warga_negara'] === 'wna'

/**
 * What is wrong with an account as typed. `today` is the day in Jakarta, YYYY-MM-DD. The hospitals want an address of every
 * patient, so it is asked for here, although the account itself can be without.
 */
export const checkAccount = (typed: FormValues, today: string): FormProblems => {
  const values = cleanedValues(typed)
  const isForeign = isForeigner(values)
  const { tgl_lahir: born = '' } = values
  return {
    ...checkConstraints(
      values,
      {
        jenis: { required: true, options: ['baru', 'lama'] },
        ...(isExisting(values) && { no_pasien: { ...no_pasien, required: true } }),
        nama,
        tempat_lahir,
        gender,
        warga_negara: { ...warga_negara, required: true },
        ...(isForeign
          ? { no_paspor: { ...no_paspor, required: true } }
          : { nik: needsNik(born, isForeign, today) ? { ...nik, required: true } : nik }),
        email,
        no_hp,
        alamat: { ...alamat, required: true },
        password,
        'persetujuan.pelayanan': service,
      },
      words,
    ),
    ...regionProblem(values),
    ...problemsOf({ tgl_lahir: birthDateProblem(typed, today) }),
  }
}

/** The request for an account as typed, once it has been checked. What was left empty is left out. */
export const accountRequest = (typed: FormValues, typedPassword: string): Account => {
  const values = cleanedValues(typed)
  const {
    nama: name = '',
    tempat_lahir: place = '',
    tgl_lahir: born = '',
    email: address = '',
    no_hp: phone = '',
  } = values
  const isForeign = isForeigner(values)
  return {
    nama: name,
    tempat_lahir: place,
    tgl_lahir: born,
    gender: values['gender'] === 'L' ? 'L' : 'P',
    email: address,
    no_hp: phone,
    password: typedPassword,
    warga_negara: isForeign ? 'wna' : 'wni',
    ...filled(values, isForeign ? ['no_paspor'] : ['nik']),
    ...(isExisting(values) && filled(values, ['no_pasien'])),
    ...filled(values, ['alamat', 'kel', 'kec', 'kokab', 'prov']),
    persetujuan: { pelayanan: true, pemasaran: 'persetujuan.pemasaran' in values },
  }
}
