import type { RichTextNode } from '@hospital/ui'
import { comparableText } from '../../shared/loading/comparable-text.ts'
import { textOfNode } from '../../shared/rich-text/text-opening.ts'
import phrases from './warning-phrases.json' with { type: 'json' }

type Block = Extract<RichTextNode, { readonly type: 'element' }>

/**
 * The longest paragraph that a warning repeats as a whole. From a longer one it takes the sentences that send the reader to an emergency
 * unit.
 */
const longestParagraph = 320

/** The parts of a section that a warning repeats: a line and a list. */
const mostBlocks = 2

const isBlock = (node: RichTextNode): node is Block => node.type === 'element'
const isHeading = ({ tag }: Block): boolean => /^h[2-4]$/.test(tag)
const isList = ({ tag }: Block): boolean => tag === 'ul' || tag === 'ol'

const says = (text: string, said: readonly string[]): boolean => {
  const padded = ` ${comparableText(text)} `
  return said.some((phrase) => padded.includes(` ${phrase} `))
}

const sends = (text: string): boolean => says(text, phrases.calls)

/** The content under a heading that names danger. */
const underHeading = (blocks: readonly Block[]): readonly Block[] => {
  const at = blocks.findIndex((block) => isHeading(block) && says(textOfNode(block), phrases.headings))
  if (at === -1) return []
  const after = blocks.slice(at + 1)
  const end = after.findIndex(isHeading)
  return (end === -1 ? after : after.slice(0, end))
    .filter((block) => block.tag === 'p' || isList(block))
    .slice(0, mostBlocks)
}

/** A paragraph in the form that a warning repeats: whole sentences only. */
const briefly = (text: string): string =>
  text.length <= longestParagraph
    ? text
    : text
        .split(/(?<=[.!?])\s+/)
        .filter(sends)
        .join(' ')

/** Whether the list after a paragraph completes it. */
const leadsOn = (text: string): boolean =>
  /(?:[:;,]|\b(?:berikut|berikut ini|these|the following)\W*)$/i.test(text.trim())

/** The first paragraph or list line that sends the reader to an emergency unit, with the list that completes it. */
const firstCall = (blocks: readonly Block[]): readonly Block[] => {
  for (const [place, block] of blocks.entries()) {
    const parts = isList(block) ? (block.children ?? []) : block.tag === 'p' ? [block] : []
    const text = parts.map(textOfNode).find(sends)
    if (text === undefined) continue
    const next = blocks[place + 1]
    const paragraph: Block = {
      type: 'element',
      tag: 'p',
      attributes: block.attributes?.lang ? { lang: block.attributes.lang } : undefined,
      children: [{ type: 'text', value: briefly(text) }],
    }
    return block.tag === 'p' && next && isList(next) && leadsOn(text) ? [paragraph, next] : [paragraph]
  }
  return []
}

/**
 * The article's own words about an emergency: the content under a heading such as "Tanda bahaya", or else the part that sends the reader to
 * an emergency unit or to 119. Empty if it names none.
 */
export const warningIn = (body: readonly RichTextNode[]): readonly RichTextNode[] => {
  const blocks = body.filter(isBlock)
  const found = underHeading(blocks)
  return found.length > 0 ? found : firstCall(blocks)
}
