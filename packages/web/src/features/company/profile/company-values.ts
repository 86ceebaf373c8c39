import { normalizePhone } from '@hospital/sdk'
import type { CompanyComponents } from '@hospital/sdk/company'
import { updateCompanyProfileConstraints } from '@hospital/sdk/constraints'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import type { ConstraintWords } from '../../../forms/check-constraints.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'

type UpdateCompany = CompanyComponents['schemas']['UpdateCompanyProfileRequest']

/** The fields of a company's contact data, in the order of its form, as the contract names them. */
export const companyFields = [
  'alamat',
  'kota',
  'provinsi',
  'kode_pos',
  'email',
  'no_telp',
  'website',
  'pic.nama',
  'pic.jabatan',
  'pic.email',
  'pic.no_telp',
] as const

const rules = updateCompanyProfileConstraints

/** A company needs an email address, a telephone number and a contact person. The rest may be left empty. */
const constraints = {
  ...rules,
  email: { ...rules.email, required: true },
  no_telp: { ...rules.no_telp, required: true },
  'pic.nama': { ...rules['pic.nama'], required: true },
  'pic.jabatan': { ...rules['pic.jabatan'], required: true },
  'pic.email': { ...rules['pic.email'], required: true },
  'pic.no_telp': { ...rules['pic.no_telp'], required: true },
} as const

const email = { wrong: 'web.form.email.wrong' } as const
const phone = { wrong: 'web.company.profile.phone.wrong' } as const
const words: ConstraintWords = {
  kode_pos: { wrong: 'web.company.profile.postalCode.wrong' },
  email,
  no_telp: phone,
  website: { wrong: 'web.company.profile.website.wrong' },
  'pic.email': email,
  'pic.no_telp': phone,
}

/** What was typed, in the contract's notation: numbers as `+62…`, a website with `https://`, which users leave out. */
const companyValues = (typed: FormValues): FormValues => {
  const number = (name: string) => normalizePhone(typed[name] ?? '') ?? typed[name] ?? ''
  const { website = '' } = typed
  return {
    ...typed,
    no_telp: number('no_telp'),
    'pic.no_telp': number('pic.no_telp'),
    website: website === '' || /^[a-z]+:/i.test(website) ? website : `https://${website}`,
  }
}

/** What is wrong with a company's contact data as typed. */
export const checkCompany = (typed: FormValues): FormProblems => {
  const values = companyValues(typed)
  const { website = '' } = values
  // The contract's pattern takes addresses that no browser can open, such as `https://0812345678`, and its answers do not.
  const problems = {
    ...problemsOf({ website: website !== '' && !URL.canParse(website) && 'web.company.profile.website.wrong' }),
    ...checkConstraints(values, constraints, words),
  }
  return Object.fromEntries(companyFields.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])))
}

/** The contact data for what was typed, once it has been checked. */
export const companyRequest = (typed: FormValues): UpdateCompany => {
  const values = companyValues(typed)
  const text = (name: (typeof companyFields)[number]) => values[name] ?? ''
  return {
    alamat: text('alamat'),
    kota: text('kota'),
    provinsi: text('provinsi'),
    kode_pos: text('kode_pos'),
    email: text('email'),
    no_telp: text('no_telp'),
    website: text('website'),
    pic: {
      nama: text('pic.nama'),
      jabatan: text('pic.jabatan'),
      email: text('pic.email'),
      no_telp: text('pic.no_telp'),
    },
  }
}
