import { createElement, Fragment } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Anchor, isSameSite } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './rich-text.css.ts'
import type { RichTextElement, RichTextNode } from './types.ts'

/** Props of {@link RichText}. */
export interface RichTextProps {
  nodes: readonly RichTextNode[]
}

/**
 * Formatted content, such as an article, from a tree of plain data. It only creates elements, never
 * markup from a string. The creator of the tree must make sure that its URLs are safe.
 */
export const RichText = ({ nodes }: RichTextProps): ReactElement => (
  <div className={styles.root}>{renderNodes(nodes)}</div>
)

const renderNodes = (nodes: readonly RichTextNode[] = []): ReactNode => {
  const parts = nodes.map((node) => (node.type === 'text' ? node.value : createElement(Element, { node })))
  // Spread, since parts of a text have no identity for a key.
  return createElement(Fragment, null, ...parts)
}

const Element = ({ node }: { node: RichTextElement }): ReactElement => {
  const { tag, attributes, children } = node
  switch (tag) {
    case 'a':
      return <TextLink node={node} />
    case 'table':
      return <Table node={node} />
    case 'img':
      return <img {...attributes} alt={attributes?.alt ?? ''} loading="lazy" decoding="async" />
    case 'br':
    case 'hr':
      return createElement(tag)
    default:
      return createElement(tag, attributes, renderNodes(children))
  }
}

const TextLink = ({ node: { attributes = {}, children } }: { node: RichTextElement }): ReactElement => {
  const { href, id, lang, dir, title } = attributes
  const shared = { id, lang, dir, title }
  if (href === undefined) return <span {...shared}>{renderNodes(children)}</span>
  const rel = isSameSite(href) || href.startsWith('#') ? undefined : 'noopener noreferrer'
  return (
    <Anchor {...shared} href={href} rel={rel}>
      {renderNodes(children)}
    </Anchor>
  )
}

/** A wide table scrolls in its own box, which is focusable. */
const Table = ({ node: { attributes, children } }: { node: RichTextElement }): ReactElement => {
  const message = useMessage()
  return (
    <div role="region" aria-label={message('ui.table')} tabIndex={0} className={styles.tableBox}>
      <table {...attributes}>{renderNodes(children)}</table>
    </div>
  )
}
