/**
 * A text as it looks: without invisible characters (zero width, soft hyphens, byte order and direction marks, control characters), and with
 * plain hyphens in place of dashes. Line breaks stay, and so do the characters that join the parts of an emoji.
 */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(
      /(\p{ExtPict}(?:\uFE0F|\p{EMod})*\u200D)|(?!\uFE0F|[\t\n\r])[\p{Cc}\p{Cf}\p{DI}]/gu,
      (_invisible, emoji: string | undefined) => emoji ?? '',
    )
    .replaceAll(/[\p{Pd}\u2043\u2212]/gu, '-')

/** The zeros of the digits of keyboards in Indonesia and of copied texts: Arabic, Persian, Devanagari, Thai, Balinese, Javanese. */
const zeros = [0x06_60, 0x06_f0, 0x09_66, 0x0e_50, 0x1b_50, 0xa9_d0] as const

const plainDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => point >= start && point <= start + 9)
  return zero === undefined ? digit : String(point - zero)
}

/**
 * A visible text with plain blanks and digits, and with plain characters in place of full-width forms, as Chinese and Japanese keyboards
 * type them. Texts copied from a document or a chat have such characters, and the contracts' rules refuse them.
 */
export const cleanText = (text: string): string =>
  visibleText(text)
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, plainDigit)
