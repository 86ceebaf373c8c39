/** A part of an address, decoded; undefined if it is malformed, such as `%` or a letter of which only half is there. */
export const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
