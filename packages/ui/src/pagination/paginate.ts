/** A page to show, or a gap between pages. */
export type PageEntry = number | 'gap'

/**
 * Which pages to link: the first, the last, and `around` on both sides of the current one. A gap
 * never hides a single page, which is shown instead. Pages count from 1; a page out of range is
 * clamped.
 */
export const paginate = (page: number, pageCount: number, around = 1): PageEntry[] => {
  const last = Math.max(1, Math.floor(pageCount))
  const current = Math.min(last, Math.max(1, Math.floor(page)))
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - current) <= around,
  )
  return shown.flatMap((number, index): PageEntry[] => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : ['gap', number]
  })
}
