/**
 * The `tel:` URL of an Indonesian number in any notation: `0…` and `62…` become
 * `tel:+62…`. A number with the code of another country keeps it. Short codes such as 119, and numbers of call centres such as 1500-488, get no prefix, since a plus would make
 * them undialable. Undefined when there are no digits.
 */
export const telHref = (phone: string): string | undefined => {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits === '') return undefined
  return isShort(digits) ? `tel:${digits}` : `tel:+${international(phone)}`
}

/**
 * The URL that opens WhatsApp with a number, or undefined when there are too few digits for
 * one: a short code has no account.
 */
export const whatsappHref = (phone: string): string | undefined => {
  const digits = phone.replaceAll(/\D/g, '')
  return isShort(digits) ? undefined : `https://wa.me/${international(phone)}`
}

/** Whether a number is a code or the number of a call centre: it can be dialled only within the country, as it is. */
const isShort = (digits: string): boolean => digits.length <= 6 || (digits.length <= 8 && !/^(?:0|62)/.test(digits))

/**
 * The digits of a number with the country code. The code replaces a leading 0, or stands before the 8 of a mobile number. A number with a
 * `+` already has it.
 */
export const international = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '')
  return /^\s*\(?\+(?!\s*(?:62|0))/.test(phone) ? digits : digits.replace(/^(?:620?|0|(?=8\d{8}))/, '62')
}
