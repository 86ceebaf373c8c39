import { isCalendarDate, isEmail, joinDate, normalizePhone } from '@hospital/sdk'
import { addNewFamilyMemberConstraints } from '@hospital/sdk/constraints'
import type { MemberComponents } from '@hospital/sdk/member'
import dayjs from 'dayjs'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'
import { relationCodes, relationOf } from './relations.ts'

type NewMember = MemberComponents['schemas']['AddNewFamilyMemberRequest']

/** The fields of the form, in its order, as the contract names them. */
export const newMemberFields = [
  'status_family',
  'nama',
  'tempat_lahir',
  'tgl_lahir',
  'gender',
  'warga_negara',
  'nik',
  'no_paspor',
  'no_hp',
  'email',
  'alamat',
] as const

/** The age from which Indonesian citizens have an identity number. */
const adulthood = 17

const { status_family, nama, tempat_lahir, gender, nik, no_paspor, alamat } = addNewFamilyMemberConstraints

const digits = (text = '') => text.replaceAll(/\s/g, '')

/** What is typed as the contract takes it: numbers without blanks, a passport in capitals. */
const cleaned = (values: FormValues): FormValues => ({
  ...values,
  nik: digits(values['nik']),
  no_paspor: digits(values['no_paspor']).toUpperCase(),
})

const words = {
  status_family: { missing: 'web.member.family.relation.missing', notListed: 'web.member.family.relation.missing' },
  nik: { wrong: 'web.member.family.nik.wrong' },
  no_paspor: { wrong: 'web.member.family.passport.wrong', missing: 'web.member.family.passport.missing' },
} as const

/**
 * What is wrong with a new person of the family as typed. `today` is the day in Jakarta, YYYY-MM-DD. An Indonesian citizen needs a NIK
 * from the age of 17, a foreign citizen a passport number.
 */
export const checkNewMember = (typed: FormValues, today: string): FormProblems => {
  const values = cleaned(typed)
  const born = joinDate(datePartsOf(values, 'tgl_lahir')) ?? ''
  const isBorn = isCalendarDate(born) && born <= today
  const isForeign = values['warga_negara'] === 'wna'
  const isAdult = isBorn && dayjs(today).diff(born, 'year') >= adulthood
  const { no_hp: phone = '', email = '' } = values
  const problems = {
    ...checkConstraints(
      values,
      {
        status_family: { ...status_family, options: relationCodes },
        nama,
        tempat_lahir,
        gender,
        ...(isForeign ? { no_paspor: { ...no_paspor, required: true } } : { nik }),
        alamat,
      },
      words,
    ),
    ...problemsOf({
      tgl_lahir: !isBorn && 'web.member.profile.birthDate.wrong',
      nik: !isForeign && isAdult && values['nik'] === '' && 'web.member.family.nik.missing',
      no_hp: phone !== '' && normalizePhone(phone) === undefined && 'web.form.phone.wrong',
      email: email !== '' && !isEmail(email) && 'web.form.email.wrong',
    }),
  }
  return Object.fromEntries(newMemberFields.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])))
}

/** The request for what was typed, once it has been checked. What was left empty is left out. */
export const newMemberRequest = (memberId: number, typed: FormValues): NewMember => {
  const values = cleaned(typed)
  const { nama: name = '', tempat_lahir: place = '', no_hp = '', email = '', alamat: address = '' } = values
  const isForeign = values['warga_negara'] === 'wna'
  return {
    user_id: memberId,
    status_family: relationOf(values['status_family']),
    nama: name,
    tempat_lahir: place,
    tgl_lahir: joinDate(datePartsOf(values, 'tgl_lahir')) ?? '',
    gender: values['gender'] === 'L' ? 'L' : 'P',
    warga_negara: isForeign ? 'wna' : 'wni',
    ...(isForeign && { no_paspor: values['no_paspor'] }),
    ...(!isForeign && values['nik'] && { nik: values['nik'] }),
    ...(no_hp && { no_hp: normalizePhone(no_hp) ?? no_hp }),
    ...(email && { email }),
    ...(address && { alamat: address }),
  }
}
