// Reads values that editors type into the CMS in another form than the contract's. Each rule returns the value in the
// contract's form, or undefined if it is ambiguous.

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Sunday has two names in use. */
const synonyms: Readonly<Record<string, string>> = { ahad: 'minggu' }

/**
 * One of a list of known values, ignoring case, spaces, hyphens and apostrophes: "Jum'at" is `Jumat`, "aktif " is
 * `aktif`, `Laki_laki` is `Laki-laki`.
 */
export const readKnownValue = (text: string, values: readonly string[]): string | undefined => {
  const wanted = letters(text)
  return values.find((value) => letters(value) === (synonyms[wanted] ?? wanted))
}

/** A time of day as `HH:MM`, with seconds if given: "8.00", "08:00 WIB" and "08.00" are `08:00`. */
export const readClockTime = (text: string): string | undefined => {
  const [, hour = '', minute = '', second] = /^\s*(\d{1,2})[.:](\d{2})(?:[.:](\d{2}))?(?:\s*wib)?\s*$/i.exec(text) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined
  return [hour.padStart(2, '0'), minute, second].filter((part) => part !== undefined).join(':')
}

/** A number in text, thousands by points and decimals by comma as Indonesia writes them: "Rp1.250.000", "1250000.00". */
export const readNumber = (text: string): number | undefined => {
  const plain = text
    .replace(/^\s*rp\.?\s*/i, '')
    .replace(/,-\s*$/, '')
    .trim()
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return /^-?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  ya: true,
  yes: true,
  1: true,
  false: false,
  tidak: false,
  no: false,
  0: false,
}

/** A boolean from a word or a digit. */
export const readTruth = (value: string | number): boolean | undefined => truths[String(value).trim().toLowerCase()]
