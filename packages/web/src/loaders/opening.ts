/** Characters of HTML that a snippet or a description is made from: far more than either shows. */
const enough = 20_000

/** Pictures written into a text may be megabytes, and stand before the first word. */
const inlinePictures = /\bsrc\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi

/** The beginning of a text of the CMS, for snippets and descriptions: whoever shows a line need not read a megabyte. */
export const openingOf = (html: string): string => {
  const text = html.length > enough ? html.replace(inlinePictures, '').slice(0, enough) : html
  return text.toWellFormed()
}
