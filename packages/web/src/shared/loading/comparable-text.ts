/**
 * A text in the form for comparing: lower case, without accents and signs, words separated by one blank. Degrees are one word (`Sp.PD` and
 * `sp pd` are `sppd`).
 */
export const comparableText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}’'`]/gu, '')
    .toLowerCase()
    .replaceAll(/\bsp[. ]\s?(?=[a-z])/g, 'sp')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
