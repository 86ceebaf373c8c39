import { cmsContract, companyContract, hospitalCareContract, memberContract } from '@hospital/sdk/contracts'
import type { OperationContract } from '@hospital/sdk/contracts'
import { describe, expect, test } from 'vitest'
import { formValues } from '../forms/form-values.ts'
import type { FormProblems, FormValues } from '../forms/submission.ts'
import { pageForms } from '../server/http/form-actions.ts'
import { contractSite } from '../testing/contract-context.ts'
import { notations, rightNotations } from '../testing/notations.ts'
import {
  birth,
  person,
  contact,
  company,
  client,
  user,
  referral,
  account,
  newMember,
  record,
  care,
} from '../testing/right-values.ts'
import { checkBooking } from './appointments/check-booking.ts'
import { checkClient, createRequest, updateRequest } from './company/admin/client-values.ts'
import { checkUser, createUserRequest, updateUserRequest } from './company/admin/user-values.ts'
import { checkCompany, companyRequest } from './company/profile/company-values.ts'
import { checkReferral, referralRequest } from './company/referrals/referral-values.ts'
import { checkExistingPatient, existingPatientRequest } from './member/family/existing-patient-values.ts'
import { checkNewMember, newMemberRequest } from './member/family/new-member-values.ts'
import { checkProfile, profileRequest } from './member/profile/profile-values.ts'
import { accountRequest, checkAccount } from './member/registration/account-values.ts'
import { careRequest, checkCare } from './member/registration/care-values.ts'

const now = new Date('2026-11-23T15:00:00+07:00')
const today = '2026-11-23'

/** The bodies of the forms that the site passes on to the CMS. */
const passedOn: unknown[] = []
/** What the CMS has told, by the query: the same package is asked for each time. */
const told = new Map<string, Response>()
const { contextOf } = contractSite(now, async (input, init) => {
  const body = typeof init?.body === 'string' ? init.body : ''
  if (init?.method === 'POST' && !body.includes('"query"')) {
    passedOn.push(JSON.parse(body))
    return Response.json({}, { status: 400 })
  }
  const answer = told.get(body) ?? (await fetch(input, init))
  told.set(body, answer)
  return answer.clone()
})

/** What is wrong with what was typed, or the request. */
type Sent = { readonly problems: FormProblems } | { readonly body: unknown }

const isWrong = (problems: FormProblems) => Object.keys(problems).length > 0

/** A form: what it is sent with where all is right, and what its rule and its request make of what is typed. */
interface Form {
  readonly contract: OperationContract | undefined
  readonly right: FormValues
  readonly send: (values: FormValues) => Sent | Promise<Sent>
}

const form = (
  contract: OperationContract | undefined,
  right: FormValues,
  check: (values: FormValues) => FormProblems,
  body: (values: FormValues) => unknown,
): Form => ({
  contract,
  right,
  send: (values) => {
    const problems = check(values)
    return isWrong(problems) ? { problems } : { body: body(values) }
  },
})

/** A form that is posted to its page. */
const posted = (
  contract: OperationContract | undefined,
  right: FormValues,
  name: keyof typeof pageForms,
  address: string,
): Form => ({
  contract,
  right,
  send: async (values) => {
    passedOn.length = 0
    const outcome = await pageForms[name]?.action(values, contextOf(address))
    return outcome?.status === 'invalid' ? { problems: outcome.problems } : { body: passedOn.at(-1) }
  },
})

const choices = {
  payments: [{ value: 'pribadi', label: 'Umum', guarantors: undefined }],
  types: [{ value: 'konsultasi', label: 'Konsultasi' }],
}

const forms: Readonly<Record<string, Form>> = {
  contact: posted(
    cmsContract.createContactMessage,
    { ...contact, subjek: 'Jadwal', pesan: 'Apakah ada jadwal?', rumah_sakit: '1' },
    'contact',
    '/informasi/hubungi-kami',
  ),
  newsletter: posted(
    cmsContract.createNewsletterSubscription,
    { email: contact.email, jenis_kelamin: 'Perempuan', whatsapp: contact.no_telp },
    'newsletter',
    '/informasi/gabung-komunitas',
  ),
  reservation: posted(
    cmsContract.createPackageReservation,
    {
      nama_lengkap: 'Siti Rahayu',
      no_telp: contact.no_telp,
      email: contact.email,
      catatan: '',
      rumah_sakit: '1',
      'tgl_reservasi-day': '1',
      'tgl_reservasi-month': '12',
      'tgl_reservasi-year': '2026',
    },
    'package',
    '/paket/medical-check-up-dasar',
  ),
  account: form(
    memberContract.registerMobile,
    account,
    (values) => checkAccount(values, today),
    (values) => accountRequest(values, account.password),
  ),
  'account of a foreigner': form(
    memberContract.registerMobile,
    { ...account, warga_negara: 'wna', nik: '', no_paspor: 'C123 4567' },
    (values) => checkAccount(values, today),
    (values) => accountRequest(values, account.password),
  ),
  care: form(
    hospitalCareContract.registerPatient,
    care,
    (values) => checkCare(values, record, today),
    (values) => careRequest(values, record, undefined, new FormData()),
  ),
  profile: form(
    memberContract.updateProfile,
    { nama_lengkap: 'Siti Rahayu', no_telp: contact.no_telp, ...person },
    (values) => checkProfile(values, today, { phone: undefined, region: [] }),
    (values) => profileRequest(7, values),
  ),
  'new member': form(
    memberContract.addNewFamilyMember,
    newMember,
    (values) => checkNewMember(values, today),
    (values) => newMemberRequest(7, values),
  ),
  'existing patient': form(
    memberContract.activateExistingFamilyMember,
    { status_family: 'anak', nopasien: '00123456', nik: '3215 0154 0792 0009', persetujuan: 'ya', ...birth },
    (values) => checkExistingPatient(values, today, false),
    (values) => existingPatientRequest(7, values),
  ),
  booking: form(
    undefined,
    { jenis_pembayaran: 'pribadi', jenis_appointment: 'konsultasi', keluhan: 'Pusing' },
    (values) => checkBooking(values, choices),
    () => undefined,
  ),
  company: form(companyContract.updateCompanyProfile, company, checkCompany, companyRequest),
  'new client': form(
    companyContract.createCorporateClient,
    client,
    (values) => checkClient(values, undefined),
    (values) => createRequest(values, []),
  ),
  client: form(
    companyContract.updateCorporateClient,
    client,
    (values) => checkClient(values, { kontrak_mulai: null, email: null, no_telp: null, pic: null }),
    (values) => updateRequest(7, values, []),
  ),
  'new user': form(
    companyContract.createCorporateUser,
    user,
    (values) => checkUser(values, undefined),
    createUserRequest,
  ),
  user: form(
    companyContract.updateCorporateUser,
    user,
    (values) => checkUser(values, { no_telp: null }),
    (values) => updateUserRequest(7, values),
  ),
  'referral of an insured employee': form(
    companyContract.createAccidentReferral,
    { ...referral, penjamin: 'asuransi', nama_asuransi: 'Sentosa', no_polis: 'P-1' },
    (values) => checkReferral(values, now),
    referralRequest,
  ),
  'referral to the social security': form(
    companyContract.createAccidentReferral,
    { ...referral, penjamin: 'bpjs_ketenagakerjaan', no_kpj: '123-4567-8901' },
    (values) => checkReferral(values, now),
    referralRequest,
  ),
}

const typedInto = (right: FormValues, field: string, text: string): FormValues =>
  formValues(Object.entries({ ...right, [field]: text }))

/** Fields whose values are the numbers of a list: only a choice fills them in. */
const chosen: readonly string[] = ['perusahaan_id', 'karyawan_id']

/** Fields of each kind, which take right texts in every disguise. */
const kinds = [
  ['phone', /(?:^|\.)(?:no_telp|no_hp|whatsapp)$/],
  ['nik', /^nik$/],
  ['email', /(?:^|\.)email$/],
] as const

describe.each(Object.entries(forms))('the form %s', (_name, { contract, right, send }) => {
  const issuesOf = (body: unknown) => contract?.body?.schema.safeParse(body).error?.issues

  test('has nothing against what is right, and sends it as the contract takes it', async () => {
    const sent = await send(formValues(Object.entries(right)))
    expect(sent).toHaveProperty('body')
    expect('body' in sent && issuesOf(sent.body)).toBeUndefined()
  })

  test.each(Object.keys(right).filter((name) => !chosen.includes(name)))(
    'takes in %s only what the contract takes',
    async (field) => {
      const refused: (readonly [text: string, issues: unknown])[] = []
      for (const text of notations) {
        const sent = await send(typedInto(right, field, text))
        const issues = 'body' in sent && issuesOf(sent.body)
        if (issues) refused.push([text, issues])
      }
      expect(refused).toEqual([])
    },
  )

  for (const [kind, names] of kinds) {
    test.each(Object.keys(right).filter((name) => names.test(name) && right[name] !== ''))(
      `takes a right ${kind} in %s, however it is disguised`,
      async (field) => {
        for (const text of rightNotations(kind))
          expect(await send(typedInto(right, field, text))).toHaveProperty('body')
      },
    )
  }
})
