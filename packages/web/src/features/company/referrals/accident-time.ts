import { jakartaDate, jakartaInstant, joinDate } from '@hospital/sdk'
import dayjs from 'dayjs'
import type { FieldProblem, FormValues } from '../../../forms/submission.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'

/** For how many days after an accident a company can refer it, by the contract. */
const oldestDays = 30

/** A time of day as `HH:mm`, from `14.30`, `14:30`, `9.05` or `1430`; undefined for any other text. */
export const readTime = (text: string): string | undefined => {
  const match = /^(\d{1,2})[.:\s]?(\d{2})$/.exec(text.trim())
  const [hours = NaN, minutes = NaN] = (match?.slice(1) ?? []).map(Number)
  if (!(hours <= 23 && minutes <= 59)) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

const dateOf = (values: FormValues) => joinDate(datePartsOf(values, 'tanggal'))

const timeOf = ({ jam = '' }: FormValues) => readTime(jam)

/** The instant of the accident by its day and time; undefined unless both are valid. */
export const accidentInstant = (values: FormValues): Date | undefined => {
  const [date, time] = [dateOf(values), timeOf(values)]
  return date && time ? jakartaInstant(date, time) : undefined
}

/** The problem of the day of the accident. */
export const dateProblem = (values: FormValues, now: Date): FieldProblem | false => {
  const date = dateOf(values)
  const isTyped = Object.values(datePartsOf(values, 'tanggal')).some(Boolean)
  if (!date) return isTyped ? 'web.company.referral.date.wrong' : 'web.company.referral.date.missing'
  const today = jakartaDate(now)
  if (date > today) return 'web.company.referral.date.future'
  const oldest = dayjs(today).subtract(oldestDays, 'day').format('YYYY-MM-DD')
  return date < oldest && 'web.company.referral.date.old'
}

/** The problem of the time of the accident. For a future day, the day has the problem instead. */
export const timeProblem = (values: FormValues, now: Date): FieldProblem | false => {
  if (!timeOf(values)) return values['jam'] ? 'web.company.referral.time.wrong' : 'web.company.referral.time.missing'
  const instant = accidentInstant(values)
  return (
    instant !== undefined &&
    instant > now &&
    jakartaDate(instant) === jakartaDate(now) &&
    'web.company.referral.time.future'
  )
}
