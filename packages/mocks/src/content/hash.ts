/** A pseudo-random number, the same for the same text on every run (FNV-1a, 32 bits, with a final mix). */
export const hashNumber = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Ten hexadecimal digits for a text, as Strapi appends them to the names of uploads. */
export const hashDigits = (text: string): string =>
  `${hashNumber(text).toString(16).padStart(8, '0')}${hashNumber(`${text}#`).toString(16).padStart(8, '0')}`.slice(
    0,
    10,
  )
