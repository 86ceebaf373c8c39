import { defaultTreeAdapter, parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** The search criteria of an element: its accessible name, its words, or its attributes by their names. */
export type Criteria = Readonly<Record<string, string | RegExp>>

/** A part of a document, as a browser without script and style reads it. */
export interface Part {
  readonly tag: string
  /** The words of the part, separated by single spaces. */
  readonly text: string
  /** The accessible name. */
  readonly name: string
  readonly attribute: (name: string) => string | undefined
  /** The visible elements in it, in order. `tags` may be several, separated by spaces; `*` is any. */
  readonly all: (tags: string, criteria?: Criteria) => readonly Part[]
  /** The only such element. Throws if there is none or more than one. */
  readonly one: (tags: string, criteria?: Criteria) => Part
  /** Whether there is such an element. */
  readonly has: (tags: string, criteria?: Criteria) => boolean
  /** All its elements of these tags, including those in closed `details`. */
  readonly folded: (tags: string) => readonly Part[]
  /** The element around it. */
  readonly around: Part | undefined
}

const isElement = (node: Tree.Node | null | undefined): node is Tree.Element =>
  node !== null && node !== undefined && defaultTreeAdapter.isElementNode(node)

const attributeOf = (element: Tree.Element, name: string): string | undefined =>
  element.attrs.find((entry) => entry.name === name)?.value

const silent: readonly string[] = ['script', 'style', 'template']

/** Whether an element is hidden without any style: it is in a closed element, or marked hidden. */
const isHidden = (element: Tree.Element): boolean => {
  const isClosed = element.tagName === 'dialog' && attributeOf(element, 'open') === undefined
  const { parentNode } = element
  const isFolded =
    isElement(parentNode) &&
    parentNode.tagName === 'details' &&
    element.tagName !== 'summary' &&
    attributeOf(parentNode, 'open') === undefined
  return silent.includes(element.tagName) || attributeOf(element, 'hidden') !== undefined || isClosed || isFolded
}

const everyElementIn = (node: Tree.ParentNode): readonly Tree.Element[] =>
  node.childNodes.flatMap((child) => (isElement(child) ? [child, ...everyElementIn(child)] : []))

const elementsIn = (node: Tree.ParentNode): readonly Tree.Element[] =>
  node.childNodes.flatMap((child) => (isElement(child) && !isHidden(child) ? [child, ...elementsIn(child)] : []))

const rawText = (node: Tree.ParentNode, leaveOut: (element: Tree.Element) => boolean): string =>
  node.childNodes
    .map((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value
      return isElement(child) && !silent.includes(child.tagName) && !leaveOut(child) ? rawText(child, leaveOut) : ''
    })
    .join('')

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

const textOf = (node: Tree.ParentNode): string => tidy(rawText(node, () => false))

const rootOf = (node: Tree.ParentNode): Tree.ParentNode => {
  const parent = 'parentNode' in node ? node.parentNode : null
  return parent ? rootOf(parent) : node
}

const byId = (root: Tree.ParentNode, id: string): Tree.Element | undefined => {
  for (const child of root.childNodes) {
    if (!isElement(child)) continue
    const found = attributeOf(child, 'id') === id ? child : byId(child, id)
    if (found) return found
  }
  return undefined
}

const spokenText = (node: Tree.ParentNode): string =>
  tidy(rawText(node, (element) => attributeOf(element, 'aria-hidden') === 'true'))

const labelOf = (element: Tree.Element): string | undefined => {
  const root = rootOf(element)
  const id = attributeOf(element, 'id')
  const labels = everyElementIn(root).filter(
    (label) =>
      label.tagName === 'label' &&
      (attributeOf(label, 'for') === id ? id !== undefined : elementsIn(label).includes(element)),
  )
  return labels.length > 0 ? labels.map(spokenText).join(' ') : undefined
}

const nameOf = (element: Tree.Element): string => {
  const root = rootOf(element)
  const ids = attributeOf(element, 'aria-labelledby')?.split(' ') ?? []
  const named = ids.flatMap((id) => byId(root, id) ?? [])
  if (named.length > 0) return named.map(spokenText).join(' ')
  const label = attributeOf(element, 'aria-label')
  if (label !== undefined) return label
  if (['input', 'select', 'textarea'].includes(element.tagName)) return labelOf(element) ?? ''
  const heading = { fieldset: 'legend', table: 'caption', figure: 'figcaption' }[element.tagName]
  const title = elementsIn(element).find(({ tagName }) => tagName === heading)
  return spokenText(title ?? element)
}

const fits = (wanted: string | RegExp, value: string | undefined): boolean =>
  value !== undefined && (typeof wanted === 'string' ? value === wanted : wanted.test(value))

const partOf = (element: Tree.Element): Part => {
  const all = (tags: string, criteria: Criteria = {}) => {
    const asked = tags.split(' ')
    return elementsIn(element)
      .filter(({ tagName }) => tags === '*' || asked.includes(tagName))
      .map(partOf)
      .filter((part) =>
        Object.entries(criteria).every(([key, wanted]) => {
          if (key === 'named') return fits(wanted, part.name)
          return fits(wanted, key === 'text' ? part.text : part.attribute(key))
        }),
      )
  }
  return {
    tag: element.tagName,
    get text() {
      return textOf(element)
    },
    get name() {
      return nameOf(element)
    },
    attribute: (name) => attributeOf(element, name),
    all,
    one: (tags, criteria) => {
      const [first, ...others] = all(tags, criteria)
      const wanted = `${tags} ${Object.entries(criteria ?? {})
        .map(String)
        .join(' ')}`
      if (!first || others.length > 0) throw new Error(`${first ? others.length + 1 : 0} elements are ${wanted}`)
      return first
    },
    folded: (tags) =>
      everyElementIn(element)
        .filter(({ tagName }) => tags.split(' ').includes(tagName))
        .map(partOf),
    has: (tags, criteria) => all(tags, criteria).length > 0,
    get around() {
      return isElement(element.parentNode) ? partOf(element.parentNode) : undefined
    },
  }
}

/** Reads a document as a browser without script does, including the content of `noscript`. */
export const readMarkup = (html: string): Part => {
  const root = parse(html, { scriptingEnabled: false }).childNodes.find(isElement)
  if (!root) throw new Error('a document has a root element')
  return partOf(root)
}
