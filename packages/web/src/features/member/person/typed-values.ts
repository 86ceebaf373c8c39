import { isAdult, isCalendarDate, joinDate, normalizePhone } from '@hospital/sdk'
import type { FieldProblem, FormValues } from '../../../forms/submission.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'

const digits = (text = '') => text.replaceAll(/[\s.-]/g, '')

/** A medical record number as the contract writes it, from eight digits in any grouping; other texts as they are. */
export const recordNumber = (text = ''): string =>
  /^\d{8}$/.test(digits(text)) ? (digits(text).match(/\d\d/g) ?? []).join('-') : text

/** What is typed as the contract takes it: one date, numbers without blanks, a passport in capitals. What is no date stays none. */
export const cleanedValues = (typed: FormValues): FormValues => {
  const { no_hp = '', nik, no_paspor = '', no_pasien, tgl_lahir } = typed
  return {
    ...typed,
    tgl_lahir: tgl_lahir ?? joinDate(datePartsOf(typed, 'tgl_lahir')) ?? '',
    nik: digits(nik),
    no_paspor: digits(no_paspor).toUpperCase(),
    no_pasien: recordNumber(no_pasien),
    no_hp: normalizePhone(no_hp) ?? no_hp,
  }
}

/** The longest life that a birth date may tell of, in years. */
const longestLife = 130

/** Whether a text is a possible birth date: not after today, and of a year in which a living person may be born. `today` is the day in Jakarta, YYYY-MM-DD. */
const isBirthDate = (text: string, today: string): boolean =>
  isCalendarDate(text) && text <= today && Number(today.slice(0, 4)) - Number(text.slice(0, 4)) <= longestLife

/** What is wrong with the birth date (`tgl_lahir`) of a form, told as what it is; false if it is a possible one. */
export const birthDateProblem = (typed: FormValues, today: string): FieldProblem | false => {
  const parts = datePartsOf(typed, 'tgl_lahir')
  const date = typed['tgl_lahir'] ?? joinDate(parts) ?? ''
  if (isBirthDate(date, today)) return false
  if (date === '' && Object.values(parts).every((part) => part.trim() === ''))
    return 'web.member.profile.birthDate.missing'
  if (isCalendarDate(date))
    return date > today ? 'web.member.profile.birthDate.future' : 'web.member.profile.birthDate.tooLongAgo'
  const first = joinDate({ ...parts, day: '1' })
  if (first === undefined || !/^\d{1,2}$/.test(parts.day.trim())) return 'web.member.profile.birthDate.wrong'
  const [year, month] = first.split('-').map(Number)
  return {
    id: 'web.member.profile.birthDate.noSuchDay',
    values: { day: Number(parts.day), month: Number(month), year: String(year) },
  }
}

/** Whether a text is the birth date of an adult. */
export const isAdultBirth = (birthDate: string, today: string): boolean =>
  isBirthDate(birthDate, today) && isAdult(birthDate, today)

/** Whether a person needs a NIK: an adult Indonesian citizen. */
export const needsNik = (birthDate: string, isForeign: boolean, today: string): boolean =>
  !isForeign && isAdultBirth(birthDate, today)

/** Those values that are not empty: the contracts want what is empty left out. */
export const filled = <Name extends string>(
  values: FormValues,
  names: readonly Name[],
): { readonly [Key in Name]?: string } =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))) as {
    readonly [Key in Name]?: string
  }

/** The codes among `names` as the contract sends them: whole numbers. Others are left out. */
export const integers = <Name extends string>(
  values: FormValues,
  names: readonly Name[],
): { readonly [Key in Name]?: number } =>
  Object.fromEntries(
    names.flatMap((name) => (/^\d{1,9}$/.test(values[name] ?? '') ? [[name, Number(values[name])]] : [])),
  ) as { readonly [Key in Name]?: number }
