// Turns what people type into forms into the contracts' formats.
import { isCalendarDate } from './jakarta.ts'
import type { CalendarDate } from './jakarta.ts'

/** A character that no telephone number contains. */
const notPhone = /[^\d\s()+.-]/

/** The digits of a number that begins with another country's code, after `+` or `00`; undefined for a number of Indonesia. */
const foreignDigits = (text: string): string | undefined =>
  /^(?:\+|00)(?!0|62)(\d*)$/.exec(text.replaceAll(/[\s().-]/g, ''))?.[1]

/**
 * A mobile or landline number of Indonesia as `+62…`, from any notation; undefined with too few or too many digits. `+81 90…` is a
 * number of Japan, and no `0819…` of Indonesia.
 */
export const normalizePhone = (text: string): string | undefined => {
  if (notPhone.test(text) || foreignDigits(text) !== undefined) return undefined
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '')
  // The national number follows the country's code, a 0, both (`+62 (0)812…`), or nothing if it begins with the 8 of a mobile number.
  const [, national] = /^(?:620?|0|(?=8))([1-9]\d{7,12})$/.exec(digits) ?? []
  return national === undefined ? undefined : `+62${national}`
}

/** A number of any country with `+` and the country's code. One of Indonesia may be written without them. */
export const normalizeAnyPhone = (text: string): string | undefined => {
  const foreign = foreignDigits(text)
  if (foreign === undefined) return normalizePhone(text)
  return /^\d{8,15}$/.test(foreign) ? `+${foreign}` : undefined
}

/** The 16 digits of a NIK without the spaces, dots and hyphens that people group them by; undefined if there are not 16. */
export const readNik = (text: string): string | undefined => {
  const digits = text.replaceAll(/[\s.-]/g, '')
  return /^\d{16}$/.test(digits) ? digits : undefined
}

/**
 * The digits of a one-time code, in any notation; undefined if there are not `length` of them. A code may be pasted with the words around
 * it (`Kode: 123456`), if they hold no second number of that length.
 */
export const readCode = (text: string, length = 6): string | undefined => {
  const digits = text.replaceAll(/[\s.-]/g, '')
  if (/^\d+$/.test(digits)) return digits.length === length ? digits : undefined
  const numbers = text.match(/(?<![\p{L}\d])\d+(?:[ .-]\d+)*(?![\p{L}\d])/gu) ?? []
  const codes = numbers.map((number) => number.replaceAll(/\D/g, '')).filter((number) => number.length === length)
  return codes.length === 1 ? codes[0] : undefined
}

/**
 * Whether a text has the form of an e-mail address as the contracts take it. Only a message sent to it can show whether the address exists.
 * Characters that would extend or end a `mailto:` link are not allowed in an address.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(text) && !/'@/.test(text)

/** A date as it is typed in three fields. */
export interface TypedDate {
  readonly day: string
  readonly month: string
  readonly year: string
}

const monthNames = [
  /^jan(?:uari|uary)?$/,
  /^[fp]eb(?:ruari|ruary)?$/,
  /^mar(?:et|ch)?$/,
  /^apr(?:il)?$/,
  /^(?:mei|may)$/,
  /^jun[ei]?$/,
  /^jul[iy]?$/,
  /^(?:agu(?:st|stus)?|agt|ags|aug(?:ust)?)$/,
  /^sept?(?:ember)?$/,
  /^(?:okt(?:ober)?|oct(?:ober)?)$/,
  /^no[vp](?:ember)?$/,
  /^(?:des(?:ember)?|dec(?:ember)?)$/,
] as const

/** The number of a month typed as a number or as a word, in full or short, in Indonesian or English; other texts as they are. */
const monthNumber = (text: string): string => {
  const word = text.toLowerCase().replace(/\.$/, '')
  const place = monthNames.findIndex((form) => form.test(word))
  return place === -1 ? text : String(place + 1)
}

/**
 * A date typed in three fields, or undefined if there is no such date: 31 April, 29 February of a common year, a year of two
 * digits. Leading zeros are optional, and months may be words: `Agustus`, `Aug`.
 */
export const joinDate = (typed: TypedDate): CalendarDate | undefined => {
  const [day, month, year] = [typed.day.trim(), monthNumber(typed.month.trim()), typed.year.trim()] as const
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : undefined
}
