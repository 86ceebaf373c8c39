/** The zeros of the digits that keyboards in Indonesia and copied texts have: Arabic, Persian, Devanagari, Thai, Balinese, Javanese. */
const zeros = [0x06_60, 0x06_f0, 0x09_66, 0x0e_50, 0x1b_50, 0xa9_d0] as const

const plainDigit = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => point >= start && point <= start + 9)
  return zero === undefined ? digit : String(point - zero)
}

/** Full-width forms, as Chinese and Japanese keyboards type them, are the plain characters at a fixed distance. */
const plainWidth = (character: string): string => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfe_e0)

/**
 * A text as it looks: without characters that the eye does not see (zero width, soft hyphens, byte order and direction marks, control
 * characters), and with plain blanks, hyphens and digits in place of those that look like them. What is copied from a document or a
 * chat has them, and no rule of a contract takes them. Line breaks stay, and so does what joins the parts of an emoji.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(
      /(\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier})*\u{200D})|(?![\t\n\r])[\p{Cc}\p{Cf}]|\u{115F}|\u{1160}|\u{180B}|\u{180C}|\u{180D}|\u{3164}|\u{FFA0}/gu,
      (_invisible, emoji: string | undefined) => emoji ?? '',
    )
    .replaceAll(/[\u{2028}\u{2029}]/gu, '\n')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .replaceAll(/[\p{Pd}\u{2043}\u{2212}]/gu, '-')
    .replaceAll(/[\u{FF01}-\u{FF5E}]/gu, plainWidth)
    .replaceAll(/\p{Nd}/gu, plainDigit)
