import { jakartaInstant, jakartaStamp, joinDate, normalizePhone } from '@hospital/sdk'
import type { CompanyClient, CompanyComponents } from '@hospital/sdk/company'
import { createAccidentReferralConstraints as constraints } from '@hospital/sdk/constraints'
import dayjs from 'dayjs'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import type { ConstraintWords } from '../../../forms/check-constraints.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FieldProblem, FormProblems, FormValues } from '../../../forms/submission.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'
import { bodyWords } from './referral-words.ts'

type Request = Parameters<CompanyClient['createAccidentReferral']>[0]['body']
type BodyPart = CompanyComponents['schemas']['BodyPart']

/** Days after an accident in which it can be referred, as the contract says. */
const oldestDays = 30

/** The parts of the body, in the order of the form. */
export const bodyParts = Object.keys(bodyWords) as readonly BodyPart[]

/** The steps of the form, with the names that problems of their fields have. */
export const referralSteps = [
  { id: 'karyawan', fields: ['karyawan_id', 'kode_mapping_rs'] },
  { id: 'kejadian', fields: ['tanggal', 'jam', 'lokasi_kejadian', 'kronologi'] },
  { id: 'cedera', fields: ['jenis_cedera', 'bagian_tubuh', 'tingkat_cedera'] },
  {
    id: 'penjamin',
    fields: ['penjamin', 'no_kpj', 'nama_asuransi', 'no_polis', 'pelapor.nama', 'pelapor.jabatan', 'pelapor.no_telp'],
  },
] as const

/** A time of day as `HH:mm`, from `14.30`, `14:30`, `9.05` or `1430`; undefined for any other text. */
export const readTime = (text: string): string | undefined => {
  const match = /^(\d{1,2})[.:\s]?(\d{2})$/.exec(text.trim())
  const [hours = NaN, minutes = NaN] = (match?.slice(1) ?? []).map(Number)
  if (!(hours <= 23 && minutes <= 59)) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** The name of the box of a part of the body: drafts and checks know one value for each name. */
export const bodyBox = (part: string): string => `bagian_tubuh-${part}`

const chosenParts = (values: FormValues): readonly BodyPart[] => bodyParts.filter((part) => values[bodyBox(part)])

const dateOf = (values: FormValues) => joinDate(datePartsOf(values, 'tanggal'))

/** The instant of the accident; undefined without a valid date and time. */
const instantOf = (values: FormValues): Date | undefined => {
  const [date, time] = [dateOf(values), readTime(values['jam'] ?? '')]
  return date && time ? jakartaInstant(date, time) : undefined
}

const digits = (text = '') => text.replaceAll(/[\s.-]/g, '')

/** The values under the contract's names, without what another guarantor would need. */
const contractValues = (values: FormValues): FormValues => {
  const { penjamin, 'pelapor.no_telp': phone = '' } = values
  const isInsured = penjamin === 'asuransi'
  return {
    ...values,
    bagian_tubuh: chosenParts(values).join(','),
    no_kpj: penjamin === 'bpjs_ketenagakerjaan' ? digits(values['no_kpj']) : '',
    nama_asuransi: isInsured ? (values['nama_asuransi'] ?? '') : '',
    no_polis: isInsured ? (values['no_polis'] ?? '') : '',
    'pelapor.no_telp': normalizePhone(phone) ?? phone,
  }
}

const words: ConstraintWords = {
  karyawan_id: { missing: 'web.company.referral.employee.missing' },
  kode_mapping_rs: { missing: 'web.company.referral.hospital.missing' },
  lokasi_kejadian: { missing: 'web.company.referral.place.missing' },
  kronologi: {
    missing: 'web.company.referral.account.missing',
    tooShort: 'web.company.referral.account.short',
  },
  jenis_cedera: { missing: 'web.company.referral.injury.missing' },
  bagian_tubuh: { missing: 'web.company.referral.body.missing' },
  tingkat_cedera: { missing: 'web.company.referral.severity.missing' },
  penjamin: { missing: 'web.company.referral.guarantor.missing' },
  no_kpj: { wrong: 'web.company.referral.kpj.wrong' },
  'pelapor.no_telp': { missing: 'web.form.phone.missing', wrong: 'web.form.phone.wrong' },
}

const timeProblems = (values: FormValues, now: Date): Readonly<Record<string, FieldProblem | false | undefined>> => {
  const date = dateOf(values)
  const time = readTime(values['jam'] ?? '')
  const instant = instantOf(values)
  const isTyped = Object.values(datePartsOf(values, 'tanggal')).some(Boolean)
  const today = jakartaStamp(now).slice(0, 10)
  const isLater = instant ? instant > now : date !== undefined && date > today
  const oldest = dayjs(today).subtract(oldestDays, 'day').format('YYYY-MM-DD')
  return {
    tanggal:
      (!date && (isTyped ? 'web.company.referral.date.wrong' : 'web.company.referral.date.missing')) ||
      (date !== undefined && date > today && 'web.company.referral.date.future') ||
      (date !== undefined && date < oldest && 'web.company.referral.date.old'),
    jam:
      (!time && (values['jam'] ? 'web.company.referral.time.wrong' : 'web.company.referral.time.missing')) ||
      (isLater && date === today && 'web.company.referral.time.future'),
  }
}

/** What is wrong with a referral that is being written, by field. `now` is the present instant. */
export const checkReferral = (values: FormValues, now: Date): FormProblems => {
  const typed = contractValues(values)
  const { waktu_kejadian: _time, ...others } = constraints
  const isInsured = typed['penjamin'] === 'asuransi'
  return {
    ...checkConstraints(typed, others, words),
    ...problemsOf({
      ...timeProblems(values, now),
      no_kpj:
        typed['penjamin'] === 'bpjs_ketenagakerjaan' &&
        !/^\d{11}$/.test(typed['no_kpj'] ?? '') &&
        (typed['no_kpj'] ? 'web.company.referral.kpj.wrong' : 'web.company.referral.kpj.missing'),
      nama_asuransi: isInsured && !typed['nama_asuransi'] && 'web.company.referral.insurer.missing',
      no_polis: isInsured && !typed['no_polis'] && 'web.company.referral.policy.missing',
    }),
  }
}

/** The request of a form that `checkReferral` has nothing against. */
export const referralRequest = (values: FormValues): Request => {
  const typed = contractValues(values)
  const text = (name: string) => typed[name] ?? ''
  const given = (name: 'no_kpj' | 'nama_asuransi' | 'no_polis') => text(name) !== '' && { [name]: text(name) }
  return {
    karyawan_id: Number(text('karyawan_id')),
    kode_mapping_rs: text('kode_mapping_rs'),
    waktu_kejadian: jakartaStamp(instantOf(values) ?? new Date(NaN)),
    lokasi_kejadian: text('lokasi_kejadian'),
    kronologi: text('kronologi'),
    // The form has been checked: its choices are the contract's.
    jenis_cedera: text('jenis_cedera') as Request['jenis_cedera'],
    bagian_tubuh: [...chosenParts(values)],
    tingkat_cedera: text('tingkat_cedera') as Request['tingkat_cedera'],
    penjamin: text('penjamin') as Request['penjamin'],
    ...given('no_kpj'),
    ...given('nama_asuransi'),
    ...given('no_polis'),
    pelapor: {
      nama: text('pelapor.nama'),
      jabatan: text('pelapor.jabatan'),
      no_telp: text('pelapor.no_telp'),
    },
  }
}

/** All fields of the form, in its order, by the names that their problems have. */
export const formFields: readonly string[] = referralSteps.flatMap(({ fields }) => fields)
