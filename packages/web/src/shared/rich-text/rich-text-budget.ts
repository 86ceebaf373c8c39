import { defaultTreeAdapter, parseFragment } from 'parse5'
import type { DefaultTreeAdapterMap, DefaultTreeAdapterTypes as Tree, TreeAdapter } from 'parse5'

/**
 * The most elements and comments of a text: a table of 20 columns and 100 rows still fits. Text nodes are between these, so they are
 * bounded too.
 */
const nodeLimit = 3000

/**
 * The most elements that may be open at a time. The parser searches them at many tags, and repeats open formatting elements in every
 * paragraph.
 */
const openLimit = 250

class OverBudget extends Error {}

/** Builds the tree as parse5 does. Throws as soon as the tree is too large: its size does not depend on the length of the HTML alone. */
const createAdapter = (): TreeAdapter<DefaultTreeAdapterMap> => {
  let nodes = 0
  let open = 0
  const count = () => {
    nodes += 1
    if (nodes > nodeLimit) throw new OverBudget()
  }
  return {
    ...defaultTreeAdapter,
    createElement: (...parts) => {
      count()
      return defaultTreeAdapter.createElement(...parts)
    },
    createCommentNode: (data) => {
      count()
      return defaultTreeAdapter.createCommentNode(data)
    },
    onItemPush: () => {
      open += 1
      if (open > openLimit) throw new OverBudget()
    },
    onItemPop: () => {
      open -= 1
    },
  }
}

/** The tree of a piece of HTML; undefined if it would have too many nodes or too many elements open at a time. */
export const parseWithinBudget = (html: string): Tree.DocumentFragment | undefined => {
  try {
    return parseFragment(html, { treeAdapter: createAdapter() })
  } catch (error) {
    if (error instanceof OverBudget) return undefined
    throw error
  }
}
