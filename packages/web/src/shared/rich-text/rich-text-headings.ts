import type { Nodes, Root } from 'hast'
import { isElement } from './rich-text-tree.ts'

/** Headings that rich text may have. */
export type HeadingTag = 'h2' | 'h3' | 'h4'

const tags: readonly HeadingTag[] = ['h2', 'h3', 'h4']

const levelsIn = (node: Nodes): readonly number[] => {
  const own = isElement(node) ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined
  const inside = 'children' in node ? node.children.flatMap(levelsIn) : []
  return own === undefined ? inside : [Number(own), ...inside]
}

/**
 * The level of each heading of a text, in their order. The highest heading is at level `top`, and no level is skipped, so that the page's
 * outline is correct whatever sizes an editor chose.
 */
export const headingLevels = (root: Root, top: 2 | 3): ((tagName: string) => HeadingTag) => {
  const used = [...new Set(levelsIn(root))].toSorted((left, right) => left - right)
  let previous = top - 1
  return (tagName) => {
    const rank = Math.max(used.indexOf(Number(tagName.slice(1))), 0)
    previous = Math.min(top + rank, previous + 1)
    return tags[Math.min(previous, 4) - 2] ?? 'h4'
  }
}
