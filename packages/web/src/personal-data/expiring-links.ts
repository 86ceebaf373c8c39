const minute = 60_000

/** Milliseconds before the links end at which they are read again: time for the call, and for a clock that is a little slow. */
const margin = 3 * minute

/** Milliseconds after which an answer with signed file addresses is read again: by the contract they work for a quarter of an hour. */
export const signedLinksAgain = 15 * minute - margin

/**
 * Milliseconds after which an answer is read again because its links end at these instants; undefined without links. The instants are by
 * the server's clock. If they make no sense by the browser's clock, links count as valid for the usual time.
 */
export const linksAgain = (ends: readonly string[], readAt: number): number | undefined => {
  if (ends.length === 0) return undefined
  const left = Math.min(...ends.map((end) => Date.parse(end))) - readAt - margin
  return left > 0 && left < 24 * 60 * minute ? left : signedLinksAgain
}
