/** The bytes of a range; both ends count. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part of `size` bytes that a Range header requests (RFC 9110, 14.2): 'outside' if the range has none of the bytes. Undefined if the
 * header asks for several parts or for something else: the header is then ignored.
 */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange | 'outside' | undefined => {
  const [, first = '', last = ''] = /^bytes=(?!-$)(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return last === '0' || size === 0 ? 'outside' : { start: Math.max(size - Number(last), 0), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Number(last)
  if (last !== '' && end < start) return undefined
  return start < size ? { start, end: Math.min(end, size - 1) } : 'outside'
}
