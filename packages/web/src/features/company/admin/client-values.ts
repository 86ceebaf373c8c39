import type { CompanyComponents } from '@hospital/sdk/company'
import { createCorporateClientConstraints } from '@hospital/sdk/constraints'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import { clearedProblems } from '../../../forms/cleared-problems.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import { checkCompany, companyFields, companyRequest } from '../profile/company-values.ts'
import type { CorporateClient } from './corporate.ts'

type Schemas = CompanyComponents['schemas']

/** The fields of a company's form, in its order, as the contract names them. */
export const clientFields = [
  'kd_perusahaan',
  'nama',
  'status',
  'bidang_usaha',
  'kontrak_mulai',
  'kontrak_selesai',
  'rumah_sakit_rujukan',
  ...companyFields,
] as const

/** The name of the box of a hospital. */
export const hospitalField = (code: string): string => `rumah_sakit.${code}`

const { kd_perusahaan, nama, bidang_usaha, kontrak_mulai, kontrak_selesai } = createCorporateClientConstraints

/** What of a company cannot be taken away again by a change. */
type KnownClient = Pick<CorporateClient, 'kontrak_mulai' | 'email' | 'no_telp' | 'pic'>

/** Whether anything of a company's contact data was typed: a company may be without. */
const hasContact = (values: FormValues): boolean => companyFields.some((name) => (values[name] ?? '') !== '')

/** Whether a company has contact data that the contract does not let it be without again. */
const needsContact = (client: KnownClient | undefined): boolean =>
  Boolean(client && (client.email || client.no_telp || client.pic))

/**
 * What is wrong with a company as typed. A new one needs a code. It has no contact data or all that must be there, and one that has
 * some cannot be without it again. `client` is the company before the change; undefined for a new one.
 */
export const checkClient = (values: FormValues, client: KnownClient | undefined): FormProblems => {
  const { kontrak_mulai: from = '', kontrak_selesai: to = '' } = values
  const problems = {
    ...checkConstraints(
      values,
      {
        ...(!client && { kd_perusahaan }),
        nama: { ...nama, required: true },
        bidang_usaha,
        kontrak_mulai,
        kontrak_selesai,
      },
      { kd_perusahaan: { wrong: 'web.company.admin.client.code.wrong' } },
    ),
    ...problemsOf({
      kontrak_selesai: from !== '' && to !== '' && to < from && 'web.company.admin.client.endBeforeStart',
    }),
    ...clearedProblems(values, { kontrak_mulai: client?.kontrak_mulai }),
    ...((hasContact(values) || needsContact(client)) && checkCompany(values)),
  }
  return Object.fromEntries(clientFields.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])))
}

const chosenHospitals = (values: FormValues, codes: readonly string[]) =>
  codes.filter((code) => values[hospitalField(code)] !== undefined)

/** A new company, once it has been checked. */
export const createRequest = (
  values: FormValues,
  hospitals: readonly string[],
): Schemas['CreateCorporateClientRequest'] => {
  const {
    kd_perusahaan: code = '',
    nama: name = '',
    bidang_usaha: business,
    kontrak_mulai: from,
    kontrak_selesai: to,
  } = values
  const { kode_pos, website, ...contact } = companyRequest(values)
  return {
    kd_perusahaan: code,
    nama: name,
    ...(business && { bidang_usaha: business }),
    ...(from && { kontrak_mulai: from }),
    ...(to && { kontrak_selesai: to }),
    rumah_sakit_rujukan: chosenHospitals(values, hospitals),
    ...(hasContact(values) && { ...contact, ...(kode_pos && { kode_pos }), ...(website && { website }) }),
  }
}

/** The changes to a company, once they have been checked. */
export const updateRequest = (
  id: number,
  values: FormValues,
  hospitals: readonly string[],
): Schemas['UpdateCorporateClientRequest'] => {
  const { email, no_telp, pic, ...clearable } = companyRequest(values)
  const { nama: name = '', status, bidang_usaha: business = '', kontrak_mulai: from, kontrak_selesai: to } = values
  return {
    id,
    nama: name,
    bidang_usaha: business,
    status: status === 'nonaktif' ? 'nonaktif' : 'aktif',
    ...(from && { kontrak_mulai: from }),
    kontrak_selesai: to || null,
    rumah_sakit_rujukan: chosenHospitals(values, hospitals),
    ...clearable,
    ...(hasContact(values) && { email, no_telp, pic }),
  }
}
