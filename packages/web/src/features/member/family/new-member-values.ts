import { isEmail, normalizePhone } from '@hospital/sdk'
import { addNewFamilyMemberConstraints } from '@hospital/sdk/constraints'
import type { MemberComponents } from '@hospital/sdk/member'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import { birthDateProblem, cleanedValues, isAdultBirth } from '../person/typed-values.ts'
import { childRelationCodes, relationOf } from './relations.ts'

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
  'persetujuan',
] as const

const { status_family, nama, tempat_lahir, gender, nik, no_paspor, alamat } = addNewFamilyMemberConstraints

const words = {
  status_family: { missing: 'web.member.family.relation.missing', notListed: 'web.member.family.relation.missing' },
  nik: { wrong: 'web.member.family.nik.wrong' },
  no_paspor: { wrong: 'web.member.family.passport.wrong', missing: 'web.member.family.passport.missing' },
} as const

/**
 * What is wrong with a new child of the family as typed. `today` is the day in Jakarta, YYYY-MM-DD. Adults join with their own word,
 * and not by this form. A foreign citizen needs a passport number.
 */
export const checkNewMember = (typed: FormValues, today: string): FormProblems => {
  const values = cleanedValues(typed)
  const { tgl_lahir: born = '', no_hp: phone = '', email = '', warga_negara } = values
  const isForeign = warga_negara === 'wna'
  const problems = {
    ...checkConstraints(
      values,
      {
        status_family: { ...status_family, options: childRelationCodes },
        nama,
        tempat_lahir,
        gender,
        ...(isForeign ? { no_paspor: { ...no_paspor, required: true } } : { nik }),
        alamat,
      },
      words,
    ),
    ...problemsOf({
      tgl_lahir: birthDateProblem(typed, today) || (isAdultBirth(born, today) && 'web.member.family.new.isAdult'),
      no_hp: phone !== '' && normalizePhone(phone) === undefined && 'web.form.phone.wrong',
      email: email !== '' && !isEmail(email) && 'web.form.email.wrong',
      persetujuan: values['persetujuan'] !== 'ya' && 'web.member.family.consent.missing',
    }),
  }
  return Object.fromEntries(newMemberFields.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])))
}

/** The request for what was typed, once it has been checked. What was left empty is left out. */
export const newMemberRequest = (memberId: number, typed: FormValues): NewMember => {
  const values = cleanedValues(typed)
  const { nama: name = '', tempat_lahir: place = '', no_hp = '', email = '', alamat: address = '' } = values
  const isForeign = values['warga_negara'] === 'wna'
  return {
    user_id: memberId,
    status_family: relationOf(values['status_family']),
    nama: name,
    tempat_lahir: place,
    tgl_lahir: values['tgl_lahir'] ?? '',
    gender: values['gender'] === 'L' ? 'L' : 'P',
    warga_negara: isForeign ? 'wna' : 'wni',
    ...(isForeign && { no_paspor: values['no_paspor'] }),
    ...(!isForeign && values['nik'] && { nik: values['nik'] }),
    ...(no_hp && { no_hp }),
    ...(email && { email }),
    ...(address && { alamat: address }),
    persetujuan: true,
  }
}
