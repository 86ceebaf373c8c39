import { limits } from './limits.ts'

const entities = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    deg: '°',
    times: '×',
    frac12: '½',
  }),
)

const decodeEntity = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return valid ? String.fromCodePoint(code) : ''
}

/**
 * The text of an HTML fragment: no tags, scripts, styles or comments; entities decoded; white space collapsed.
 * The result is text, to be escaped like any other text; it is not safe HTML.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, ' ')
    .replace(/&(#x[\da-f]+|#\d+|[a-z\d]+);/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()

/** Characters of HTML that a snippet or a description is made from: far more than either shows. */
const enough = 20_000

/** Pictures written into a text may be megabytes, and precede the first word. */
const inlinePictures = /\bsrc\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi

/** The beginning of an HTML text, without inline pictures: a line of words needs no megabyte of HTML. */
export const openingOf = (html: string): string => {
  const text = html.length > enough ? html.replace(inlinePictures, '').slice(0, enough) : html
  return text.toWellFormed()
}

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' })

/** Counts graphemes, so that no emoji or accent is split. Undefined if the text is short enough. */
const cut = (text: string, length: number): string | undefined => {
  if (text.length <= length) return undefined
  // Segmenting is expensive on a server. Printable ASCII is one grapheme per code unit; the character past the end rules
  // out a combining mark.
  const start = text.slice(0, length + 1)
  if (/^[ -~]*$/.test(start)) return start.slice(0, length).trimEnd()
  let count = 0
  for (const { index } of graphemes.segment(text)) {
    if (count === length) return text.slice(0, index).trimEnd()
    count += 1
  }
  return undefined
}

/** The end of a block; the name of a heading is a group. */
const blockEnds = /<\/(?:(h[1-6])|p|li|div|dt|dd|tr|blockquote)\s*>|<br\b[^>]*>/gi

/** Noncharacters of Unicode, which no text has, in place of the ends of blocks and of headings. */
const marks = { block: '\uFDD0', heading: '\uFDD1' } as const

/** The text of an HTML fragment whose blocks end as sentences do: "Isi paket: Konsultasi dokter. Rontgen dada". */
const sentences = (html: string): string => {
  const marked = html.replace(blockEnds, (_tag, heading: string | undefined) => (heading ? marks.heading : marks.block))
  let text = ''
  let end = ''
  for (const part of plainText(marked).split(/([\uFDD0\uFDD1])/)) {
    const words = part.trim()
    if (part === marks.block || part === marks.heading) end ||= part === marks.heading ? ':' : '.'
    else if (words !== '') {
      text = text === '' ? words : `${text}${/[.,;:!?…]$/.test(text) ? '' : end} ${words}`
      end = ''
    }
  }
  return text
}

/** The ending of a snippet, as specified; a page in English passes its own. */
export const snippetEnding = '... Baca Selengkapnya'

/** A snippet of an article or package: its sentences cut to 200 characters, then `ending`, also on short texts. */
export const snippet = (html: string | null, ending: string = snippetEnding): string => {
  const text = sentences(openingOf(html ?? ''))
  return text === '' ? '' : `${cut(text, limits.snippet) ?? text}${ending}`
}

/** A page's description for search engines: plain text, at most `length` characters, with an ellipsis if cut. */
export const metaDescription = (html: string | null, length: number = limits.metaDescription): string => {
  const text = sentences(openingOf(html ?? ''))
  const short = cut(text, length)
  return short === undefined ? text : `${cut(text, length - 1) ?? short}…`
}
