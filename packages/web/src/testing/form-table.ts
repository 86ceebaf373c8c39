import { cmsContract, companyContract, hospitalCareContract, memberContract } from '@hospital/sdk/contracts'
import type { OperationContract } from '@hospital/sdk/contracts'
import { bookingFields } from '../features/appointments/booking-fields.tsx'
import { activationFields } from '../features/company/activation/activation-form.tsx'
import { clientFields, updateClientRequest } from '../features/company/admin/client-fields.tsx'
import { userFields } from '../features/company/admin/user-fields.tsx'
import { companyFields } from '../features/company/profile/company-fields.tsx'
import { checkCancel } from '../features/company/referrals/cancel-referral.tsx'
import { referralFields } from '../features/company/referrals/referral-fields.tsx'
import { deletionFields, emailFields, passwordFields, phoneFields } from '../features/member/account/account-fields.tsx'
import {
  checkNewPassword,
  checkRecoveryEmail,
  newPasswordRequest,
} from '../features/member/entrance/recovery-values.ts'
import { consentFields, existingPatientFields, newMemberFields } from '../features/member/family/family-fields.tsx'
import { bpjsFields } from '../features/member/profile/bpjs-part.tsx'
import { profileFields } from '../features/member/profile/profile-fields.tsx'
import { accountFields } from '../features/member/registration/account-fields.tsx'
import { careFields, careRequest } from '../features/member/registration/care-fields.tsx'
import type { FoundRecord } from '../features/member/registration/care-fields.tsx'
import { checkCode, codeRequest } from '../features/member/registration/use-code.ts'
import { checkFields, requestOf } from '../forms/fields.ts'
import type { FormField } from '../forms/fields.ts'
import type { FormProblems, FormValues } from '../forms/submission.ts'
import { pageForms } from '../server/form-posts/form-actions.ts'
import { checkCredentials } from '../session/log-in.ts'
import { contractSite } from './contract-context.ts'
import {
  account,
  birth,
  booked,
  bookingChoices,
  care,
  client,
  company,
  contact,
  firstOptions,
  further,
  knownClient,
  newMember,
  person,
  profile,
  record,
  referral,
  region,
  user,
} from './right-values.ts'

const now = new Date('2026-11-23T15:00:00+07:00')
const today = '2026-11-23'

/** The bodies of the forms that the site sends on to the CMS. */
const passedOn: unknown[] = []
/** The CMS's answers by query, since the same package is read each time. */
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

const contracts = { ...memberContract, ...companyContract, ...hospitalCareContract, ...cmsContract }

/** An operation of a contract that takes a body. */
export type Operation = keyof typeof contracts

/** The contract of an operation. */
export const contractOf = (operation: Operation): OperationContract => contracts[operation]

/** The problems with the typed values, or the request. */
type Sent = { readonly problems: FormProblems } | { readonly body: unknown }

const isWrong = (problems: FormProblems) => Object.keys(problems).length > 0

/** A form: its valid values, and the results of its rule and its request for any values. */
export interface Form {
  readonly operation: Operation
  readonly right: FormValues
  readonly send: (values: FormValues) => Sent | Promise<Sent>
}

const form = (
  operation: Operation,
  right: FormValues,
  check: (values: FormValues) => FormProblems,
  body: (values: FormValues) => unknown,
): Form => ({
  operation,
  right,
  send: (values) => {
    const problems = check(values)
    return isWrong(problems) ? { problems } : { body: body(values) }
  },
})

/** A form with a table of fields; `known`: further values that the page sends. */
const ofFields = (operation: Operation, filled: FormValues, fields: readonly FormField[], known: object = {}): Form =>
  form(
    operation,
    { ...firstOptions(fields), ...filled },
    (values) => checkFields(fields, values),
    (values) => ({ ...requestOf(fields, values), ...known }),
  )

const ofCare = (known: FoundRecord, photographs: FormData): Form => {
  const fields = careFields(known, today)
  return form(
    'registerPatient',
    care,
    (values) => checkFields(fields, values),
    (values) => careRequest(fields, values, known, photographs),
  )
}

/** A form that is posted to its page. */
const posted = (operation: Operation, right: FormValues, name: keyof typeof pageForms, address: string): Form => ({
  operation,
  right,
  send: async (values) => {
    passedOn.length = 0
    const outcome = await pageForms[name]?.action(values, contextOf(address))
    return outcome?.status === 'invalid' ? { problems: outcome.problems } : { body: passedOn.at(-1) }
  },
})

const found: FoundRecord = {
  hospital: 'RS01',
  record,
  legacy: undefined,
  region: undefined,
  isRegionMissing: false,
  relative: undefined,
}
const child: FoundRecord = {
  ...found,
  record: { ...record, family_id: 7, status_family: 'anak', nopasien: '00-12-34-56' },
}
const sent = { kode_dikirim_ke: '0812-xxxx-1234', kedaluwarsa_pada: '2026-11-23T15:10:00+07:00' }

const photographs = (): FormData => {
  const form = new FormData()
  for (const name of ['foto_ktp', 'foto_id_card']) form.append(name, new File(['x'], 'ktp.jpg', { type: 'image/jpeg' }))
  return form
}

const logIn = (operation: Operation): Form => ({
  operation,
  right: { email: contact.email, password: 'sandi-rahasia' },
  send: ({ email = '', password = '' }) => {
    const checked = checkCredentials({ email, password })
    return 'problem' in checked ? { problems: { email: checked.problem } } : checked
  },
})

const noHospitals = { ok: true, value: [] } as const
const changedClient = clientFields(knownClient, noHospitals)
const userChoice = { isOwn: false, company: undefined, companies: { status: 'loading' } } as const

const existingPatient = {
  status_family: 'anak',
  nopasien: '00123456',
  nik: '3215 0154 0792 0009',
  persetujuan: 'ya',
  ...birth,
}

const member = { user_id: 7 }
const proof = { password: 'sandi-rahasia', kode: '123 456' }

/** Every form of the product that sends typed values, with its valid values. */
export const formTable: Readonly<Record<string, Form>> = {
  contact: posted(
    'createContactMessage',
    { ...contact, subjek: 'Jadwal', pesan: 'Apakah ada jadwal?', rumah_sakit: '1' },
    'contact',
    '/informasi/hubungi-kami',
  ),
  newsletter: posted(
    'createNewsletterSubscription',
    { email: contact.email, jenis_kelamin: 'Perempuan', whatsapp: contact.no_telp },
    'newsletter',
    '/informasi/gabung-komunitas',
  ),
  reservation: posted(
    'createPackageReservation',
    {
      nama_lengkap: 'Siti Rahayu',
      no_telp: contact.no_telp,
      email: contact.email,
      catatan: 'Pagi',
      rumah_sakit: '1',
      'tgl_reservasi-day': '1',
      'tgl_reservasi-month': '12',
      'tgl_reservasi-year': '2026',
    },
    'package',
    '/paket/medical-check-up-dasar',
  ),
  account: ofFields('registerMobile', account, accountFields(today)),
  'account of a foreigner': ofFields(
    'registerMobile',
    { ...account, warga_negara: 'wna', nik: '', no_paspor: 'C123 4567' },
    accountFields(today),
  ),
  care: ofCare(found, new FormData()),
  'care of a family member': ofCare(child, photographs()),
  profile: ofFields(
    'updateProfile',
    {
      nama_lengkap: 'Siti Rahayu',
      no_telp: contact.no_telp,
      ...person,
      ...region,
      ...further,
      golongan_darah: further.gol_darah,
    },
    profileFields(profile, today),
    { id: 7 },
  ),
  'BPJS number': ofFields('storeBpjsNumber', { nomor_bpjs: '0001 2345 6789 0' }, bpjsFields(null), { id_pasien: 7 }),
  'BPJS number that is changed': ofFields('storeBpjsNumber', { nomor_bpjs: '' }, bpjsFields('0001234567890'), {
    id_pasien: 7,
  }),
  'new member': ofFields('addNewFamilyMember', newMember, newMemberFields(today), { user_id: 7 }),
  'new member who is a foreigner': ofFields(
    'addNewFamilyMember',
    { ...newMember, warga_negara: 'wna', nik: '', no_paspor: 'C123 4567' },
    newMemberFields(today),
    { user_id: 7 },
  ),
  'existing patient': ofFields(
    'activateExistingFamilyMember',
    existingPatient,
    existingPatientFields(today, undefined),
    { user_id: 7 },
  ),
  'existing patient with a code': ofFields(
    'activateExistingFamilyMember',
    { ...existingPatient, kode: '123456' },
    existingPatientFields(today, sent),
    { user_id: 7 },
  ),
  'own consent of a person of the family': ofFields('renewFamilyConsent', { kode: '123 456' }, consentFields(sent), {
    user_id: 7,
    id_pasien: 1016,
  }),
  'another email': ofFields('changeEmail', { email: contact.email, ...proof }, emailFields(sent), member),
  'another telephone': ofFields('changePhone', { no_telp: contact.no_telp, ...proof }, phoneFields(sent), member),
  'another password': ofFields(
    'changeOwnPassword',
    { password: 'sandi-rahasia', password_baru: 'sandi-baru-2026' },
    passwordFields,
    member,
  ),
  'deletion of the account': ofFields('requestDeletion', { password: 'sandi-rahasia' }, deletionFields, member),
  booking: ofFields(
    'createAppointment',
    { jenis_pembayaran: 'pribadi', jenis_appointment: 'konsultasi', keluhan: 'Pusing' },
    bookingFields(bookingChoices),
    booked,
  ),
  'booking with BPJS': ofFields(
    'createAppointment',
    {
      jenis_pembayaran: 'bpjs',
      nomor_bpjs: '0001-2345-6789-0',
      simpan_nomor_bpjs: 'on',
      jenis_appointment: 'konsultasi',
      keluhan: '',
    },
    bookingFields(bookingChoices),
    booked,
  ),
  'booking with a guarantor': ofFields(
    'createAppointment',
    { jenis_pembayaran: 'asuransi', kodept: 'ASR014', jenis_appointment: 'konsultasi', keluhan: '' },
    bookingFields(bookingChoices),
    booked,
  ),
  'log-in of a patient': logIn('login'),
  'log-in of a company': logIn('companyLogin'),
  'log-in of an administrator': logIn('companyAdminLogin'),
  'forgotten password': form('checkEmail', { email: contact.email }, checkRecoveryEmail, ({ email }) => ({ email })),
  'new password': form('changePassword', { token: '123456', password: 'sandi-rahasia' }, checkNewPassword, (values) =>
    newPasswordRequest(contact.email, values),
  ),
  'code of a registration': form('verifyRegistrationCode', { token: '123456' }, checkCode, (values) =>
    codeRequest('REG-2026-0001', values),
  ),
  'first password': ofFields('activateCompanyUser', { password: 'sandi-rahasia' }, activationFields, {
    undangan: 'a'.repeat(43),
  }),
  'cancelled referral': form('cancelAccidentReferral', { alasan: 'Salah karyawan' }, checkCancel, ({ alasan }) => ({
    id: 1,
    alasan,
  })),
  company: ofFields('updateCompanyProfile', company, companyFields(knownClient)),
  'new client': ofFields('createCorporateClient', client, clientFields(undefined, noHospitals)),
  client: form(
    'updateCorporateClient',
    { ...client, status: 'nonaktif' },
    (values) => checkFields(changedClient, values),
    (values) => updateClientRequest(7, changedClient, values),
  ),
  'new user': ofFields('createCorporateUser', user, userFields({ ...userChoice, user: undefined })),
  user: ofFields(
    'updateCorporateUser',
    { ...user, status: 'nonaktif' },
    userFields({ ...userChoice, user: { name: 'Bagas', no_telp: null, status: 'aktif' } }),
    { id: 7 },
  ),
  'referral of an insured employee': ofFields(
    'createAccidentReferral',
    { ...referral, penjamin: 'asuransi', nama_asuransi: 'Sentosa', no_polis: 'P-1' },
    referralFields(() => now),
  ),
  'referral to the social security': ofFields(
    'createAccidentReferral',
    { ...referral, penjamin: 'bpjs_ketenagakerjaan', no_kpj: '123-4567-8901' },
    referralFields(() => now),
  ),
}
