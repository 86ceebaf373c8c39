import { readCode } from '@hospital/sdk'
import { activateExistingFamilyMemberConstraints } from '@hospital/sdk/constraints'
import type { MemberComponents } from '@hospital/sdk/member'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import { birthDateProblem, cleanedValues, recordNumber } from '../person/typed-values.ts'
import { relationCodes, relationOf } from './relations.ts'

type ExistingPatient = MemberComponents['schemas']['ActivateExistingFamilyMemberRequest']

/** The fields of the form, in its order, as the contract names them. */
export const existingPatientFields = ['status_family', 'nopasien', 'tgl_lahir', 'nik', 'persetujuan', 'kode'] as const

const { status_family, nopasien, nik, kode } = activateExistingFamilyMemberConstraints

const cleaned = (typed: FormValues): FormValues => ({
  ...cleanedValues(typed),
  nopasien: recordNumber(typed['nopasien']),
  kode: readCode(typed['kode'] ?? '') ?? typed['kode'] ?? '',
})

const words = {
  status_family: { missing: 'web.member.family.relation.missing', notListed: 'web.member.family.relation.missing' },
  nopasien: { missing: 'web.member.family.recordNumber.wrong', wrong: 'web.member.family.recordNumber.wrong' },
  nik: { wrong: 'web.member.family.nik.wrong' },
  kode: { missing: 'web.code.wrong', wrong: 'web.code.wrong' },
} as const

/**
 * What is wrong with the proof for a patient as typed. `today` is the day in Jakarta, YYYY-MM-DD. `needsCode`: a code was sent to the
 * patient, and is to be given.
 */
export const checkExistingPatient = (typed: FormValues, today: string, needsCode: boolean): FormProblems => {
  const values = cleaned(typed)
  const problems = {
    ...checkConstraints(
      values,
      {
        status_family: { ...status_family, options: relationCodes },
        nopasien,
        nik,
        kode: { ...kode, ...(needsCode && { required: true }) },
      },
      words,
    ),
    ...problemsOf({
      tgl_lahir: birthDateProblem(typed, today),
      persetujuan: values['persetujuan'] !== 'ya' && 'web.member.family.consent.missing',
    }),
  }
  return Object.fromEntries(existingPatientFields.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])))
}

/** The request for what was typed, once it has been checked. */
export const existingPatientRequest = (memberId: number, typed: FormValues): ExistingPatient => {
  const values = cleaned(typed)
  return {
    user_id: memberId,
    status_family: relationOf(values['status_family']),
    nopasien: values['nopasien'] ?? '',
    tgl_lahir: values['tgl_lahir'] ?? '',
    ...(values['nik'] && { nik: values['nik'] }),
    persetujuan: true,
    ...(values['kode'] && { kode: values['kode'] }),
  }
}
