/** The most bytes of requests. A photograph of a document has at most 5 MiB by the contracts, and a registration has two. */
export const bodyLimits = {
  search: 4 * 1024,
  form: 64 * 1024,
  json: 64 * 1024,
  // An entry of the CMS with its texts.
  webhook: 1024 * 1024,
  upload: 11 * 1024 * 1024,
} as const

/** Fields that a form may have; the longest of the contracts has some 40. */
export const fieldLimit = 200

/** How deep JSON may be nested; the contracts need 4. */
const nestingLimit = 16

const count = (bytes: Uint8Array, text: string, most: number): number => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let found = 0
  for (let at = buffer.indexOf(text); at >= 0 && found <= most; at = buffer.indexOf(text, at + text.length)) found += 1
  return found
}

/** The fields of a form that a browser sent without script, the last value of each; undefined if the body is not a form or has too many fields. */
export const parseUrlEncoded = (bytes: Uint8Array): Readonly<Record<string, string>> | undefined =>
  count(bytes, '&', fieldLimit) >= fieldLimit
    ? undefined
    : Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))

/** Members that an object of JSON may have, and items of a list. The widest object of the contracts has some 60, the longest list 500. */
const memberLimits = { '{': 200, '[': 1000 } as const

/**
 * Whether JSON is nested deeper than the limit, or has an object or a list that is too long. Brackets inside strings do not count. Reads
 * each character once: a regular expression for strings took 5 s for 60 kB of `"\\"\\"…`, which begin 30,000 strings that do not end.
 */
const isTooMuch = (text: string): boolean => {
  /** The members that each open object or list may still have. */
  const left: number[] = []
  let isString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isString && character === '\\') at += 1
    else if (character === '"') isString = !isString
    else if (!isString && (character === '[' || character === '{')) {
      if (left.length === nestingLimit) return true
      left.push(memberLimits[character])
    } else if (!isString && (character === ']' || character === '}')) left.pop()
    else if (!isString && character === ',') {
      const rest = (left.pop() ?? 1) - 1
      if (rest === 0) return true
      left.push(rest)
    }
  }
  return false
}

/** The value of a JSON text; undefined if it is malformed, nested too deep or has too many members. */
export const parseJson = (bytes: Uint8Array): unknown => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return isTooMuch(text) ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
