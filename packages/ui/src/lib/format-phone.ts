import { international } from './phone.ts'

/**
 * A number formatted for reading: `0812-3456-7890`, `(0267) 845-0000`, and `+62` numbers in the national
 * format. A number too short to group, and any other text, is returned unchanged.
 */
export const formatPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '')
  const number = international(phone)
  if (digits.length < 9 || !number.startsWith('62')) return phone
  const home = `0${number.slice(2)}`
  if (home.startsWith('08')) return [home.slice(0, 4), home.slice(4, 8), home.slice(8)].filter(Boolean).join('-')
  // Jakarta, Bandung, Semarang, Surabaya and Medan have codes of three digits, others of four.
  const code = /^0(21|22|24|31|61)/.test(home) ? 3 : 4
  return `(${home.slice(0, code)}) ${home.slice(code, code + 3)}-${home.slice(code + 3)}`
}
