/** A decoded part of an address; undefined if it is malformed, such as `%` or half of an encoded letter. */
export const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
