import type { RichTextNode } from '@hospital/ui'
import { toRichText } from './rich-text.ts'

/** The settings for texts in tests. */
const textConfig = { cms: { mediaUrl: 'https://cms.example' }, imageOrigins: ['https://cdn.example'] }

/** A text of the CMS as a tree. */
export const tree = (
  html: string,
  { lang = 'id', locale = 'id', top = 2 }: { lang?: 'id' | 'en'; locale?: 'id' | 'en'; top?: 2 | 3 } = {},
) => toRichText({ text: html, lang }, { locale, config: textConfig }, top)

/** A tree in short form: `p(halo strong(dunia))`, with attributes in braces. */
export const short = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      const attributes = Object.entries(node.attributes ?? {}).filter(([, value]) => value !== undefined)
      const words = attributes.length > 0 ? `{${attributes.map(([name, value]) => `${name}=${value}`).join(' ')}}` : ''
      return `${node.tag}${words}(${short(node.children ?? [])})`
    })
    .join('')
