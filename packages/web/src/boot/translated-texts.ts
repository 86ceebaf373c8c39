/** The tag of the elements that a translating browser puts in place of a text, or of adjacent texts. */
const standInTag = 'FONT'

/** The texts that each stand-in replaced, in their order. */
const originals = new WeakMap<Element, readonly ChildNode[]>()
/** The stand-in of each replaced text. */
const standIns = new WeakMap<Node, Element>()

const isStandIn = (node: Node): node is Element => node.nodeName === standInTag

/** The stand-in of a removed text: the same change added it, or an earlier change in `added` did, beside the text. */
const standInOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord, added: ReadonlySet<Node | null>) =>
  [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => node !== null && isStandIn(node) && added.has(node),
  )

const noteTexts = (record: MutationRecord, added: ReadonlySet<Node | null>, watch: (text: Node) => void): void => {
  const standIn = standInOf(record, added)
  if (!standIn) return
  for (const text of record.removedNodes) {
    if (!(text instanceof Text)) continue
    const others = originals.get(standIn) ?? []
    originals.set(standIn, record.nextSibling === standIn ? [text, ...others] : [...others, text])
    standIns.set(text, standIn)
    watch(text)
  }
}

/** Puts a text back, with the texts that were replaced together with it. The browser then translates their new content. */
const putBack = (text: Node): void => {
  const standIn = standIns.get(text)
  if (!standIn) return
  const texts = originals.get(standIn) ?? []
  texts.forEach((one) => standIns.delete(one))
  if (standIn.parentNode) standIn.replaceWith(...texts)
}

/**
 * Lets React work on a page that the browser translates. Chrome and Edge replace the texts of a page by elements, while React goes on with
 * the texts: nobody sees what React writes into them, and removing one is an error that ends the page. So a replaced text comes back as
 * soon as it changes, and before React removes it or inserts a node before it. Nodes that another program, such as an extension, has
 * removed cause no error either. Call it before React hydrates.
 */
export const followTranslation = (): void => {
  const observer = new MutationObserver((records) => {
    const added = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isStandIn)))
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target)
      else if (added.size > 0) noteTexts(record, added, (text) => observer.observe(text, { characterData: true }))
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })

  // oxlint-disable-next-line typescript/unbound-method -- called on the node that the new methods are called on
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    putBack(child)
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (next) putBack(next)
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}
