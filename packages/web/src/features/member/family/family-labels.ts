import { fieldLabels } from '../person/form-labels.ts'

/** What the fields of a person who is added to the family are called, by the names of the contract. */
export const familyLabels = {
  ...fieldLabels,
  status_family: 'web.member.profile.relation',
  nopasien: 'web.member.profile.recordNumber',
  kode: 'web.member.family.code',
} as const
