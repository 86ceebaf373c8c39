import type { Localizable, RichTextNode } from '@hospital/ui'

/** The words of a part of a text. */
export const textOfNode = (node: RichTextNode): string =>
  node.type === 'text' ? node.value : (node.children ?? []).map(textOfNode).join('')

/** The most characters of a paragraph that serves as a summary. */
const longestLead = 400

/** Parts of a paragraph that are words alone: a link would be lost in a summary. */
const isWords = (node: RichTextNode): boolean =>
  node.type === 'text' || (['strong', 'em'].includes(node.tag) && (node.children ?? []).every(isWords))

/** The summary of a page, and the text after it. */
interface Opening {
  readonly lead: Localizable | undefined
  readonly rest: readonly RichTextNode[]
}

/**
 * The summary above a text: the editors' own, otherwise the first paragraph, which is then not repeated. A paragraph is never cut: if it is
 * long, or has more than words, it stays in its place. `lang`: the language of the text.
 */
export const openingOfText = (
  summary: { readonly text: string; readonly lang: 'id' | 'en' } | undefined,
  body: readonly RichTextNode[],
  lang: 'id' | 'en',
): Opening => {
  if (summary && summary.text.trim() !== '') return { lead: summary, rest: body }
  const [first, ...rest] = body
  if (first?.type !== 'element' || first.tag !== 'p' || rest.length === 0) return { lead: undefined, rest: body }
  const text = textOfNode(first).trim()
  if (text === '' || text.length > longestLead || !/[.!?]$/.test(text) || !(first.children ?? []).every(isWords))
    return { lead: undefined, rest: body }
  return { lead: { text, lang }, rest }
}
