/** A number without the blanks, dots and hyphens that people group it by. */
export const digits = (text: string): string => text.replaceAll(/[\s.-]/g, '')

/** A number in groups of four, as printed on a card: `0001 2345 6789 0`. */
export const grouped = (number: string): string => (number.match(/.{1,4}/g) ?? []).join(' ')
