/** An id of a path; undefined if it is malformed. */
export const pathId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
