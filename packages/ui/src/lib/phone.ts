/**
 * The `tel:` URL of an Indonesian number in any notation: `0…` and `62…` become
 * `tel:+62…`. Short codes such as 119, and numbers of call centres such as 1500-488, get no prefix, since a plus would make
 * them undialable. Undefined when there are no digits.
 */
export const telHref = (phone: string): string | undefined => {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits === '') return undefined
  return isShort(digits) ? `tel:${digits}` : `tel:+${international(digits)}`
}

/**
 * The URL that opens WhatsApp with a number, or undefined when there are too few digits for
 * one: a short code has no account.
 */
export const whatsappHref = (phone: string): string | undefined => {
  const digits = phone.replaceAll(/\D/g, '')
  return isShort(digits) ? undefined : `https://wa.me/${international(digits)}`
}

/** A code, or the number of a call centre: it can be dialled within the country only, as it is. */
const isShort = (digits: string): boolean => digits.length <= 6 || (digits.length <= 8 && !/^(?:0|62)/.test(digits))

/** The digits of a number with the country's code: in place of its leading 0, or before the 8 of a mobile number. */
export const international = (digits: string): string =>
  digits.replace(/^00/, '').replace(/^(?:620?|0|(?=8\d{8}))/, '62')
