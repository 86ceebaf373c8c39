const minute = 60_000

/** Milliseconds before their end at which links are read again: for the call, and for a clock that is a little slow. */
const margin = 3 * minute

/** Milliseconds after which an answer with signed addresses of files is read again; by contract they work for a quarter of an hour. */
export const signedLinksAgain = 15 * minute - margin

/**
 * Milliseconds after which an answer is read again whose links end at these instants; undefined without any. The end is told by the
 * clock of the server: where it makes no sense by that of the browser, links are taken to last as long as others do.
 */
export const linksAgain = (ends: readonly string[], readAt: number): number | undefined => {
  if (ends.length === 0) return undefined
  const left = Math.min(...ends.map((end) => Date.parse(end))) - readAt - margin
  return left > 0 && left < 24 * 60 * minute ? left : signedLinksAgain
}
