/**
 * The `tel:` URL of an Indonesian number in any notation: `0…` and `62…` become
 * `tel:+62…`. Short codes of up to six digits such as 119 get no prefix, since a plus would make them
 * undialable. Undefined when there are no digits.
 */
export function telHref(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  if (digits === '') return undefined
  return digits.length <= 6 ? `tel:${digits}` : `tel:+${international(digits)}`
}

/**
 * The URL that opens WhatsApp with a number, or undefined when there are too few digits for
 * one: a short code has no account.
 */
export function whatsappHref(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length <= 6 ? undefined : `https://wa.me/${international(digits)}`
}

/** The digits of a number with the country's code in place of the leading 0. */
export function international(digits: string): string {
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits
}
