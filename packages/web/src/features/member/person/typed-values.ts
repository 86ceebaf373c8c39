import { isAdult, isCalendarDate, joinDate } from '@hospital/sdk'
import { digits } from '../../../forms/grouped-digits.ts'
import type { FieldProblem, FormValues } from '../../../forms/submission.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'

/** A medical record number as the contract writes it, from eight digits in any grouping. Any other text stays as it is. */
export const recordNumber = (text: string): string =>
  /^\d{8}$/.test(digits(text)) ? (digits(text).match(/\d\d/g) ?? []).join('-') : text

/** The greatest age that a birth date may give, in years. */
const longestLife = 130

/**
 * Whether a text is a possible birth date: not after today, and not earlier than a living person can be born. `today` is the day in
 * Jakarta, YYYY-MM-DD.
 */
const isBirthDate = (text: string, today: string): boolean =>
  isCalendarDate(text) && text <= today && Number(today.slice(0, 4)) - Number(text.slice(0, 4)) <= longestLife

/** The problem of a form's birth date (`tgl_lahir`); false if the date is possible. */
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

/** Whether the person of a form is a foreign citizen, who has a passport and no NIK. */
export const isForeigner = ({ warga_negara }: FormValues): boolean => warga_negara === 'wna'

/** Whether a person needs a NIK: an adult Indonesian citizen. */
export const needsNik = (birthDate: string, isForeign: boolean, today: string): boolean =>
  !isForeign && isAdultBirth(birthDate, today)
