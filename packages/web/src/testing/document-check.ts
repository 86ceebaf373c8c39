import { defaultTreeAdapter, parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

const isElement = (node: Tree.Node): node is Tree.Element => defaultTreeAdapter.isElementNode(node)

const collect = (node: Tree.ParentNode, found: Tree.Element[]): readonly Tree.Element[] => {
  for (const child of node.childNodes.filter(isElement)) {
    found.push(child)
    collect(child, found)
  }
  return found
}

let last: { readonly html: string; readonly elements: readonly Tree.Element[] } | undefined

/** The elements of a document in a browser without script, including the content of `noscript`. The last document is cached. */
const elementsIn = (html: string): readonly Tree.Element[] => {
  if (last?.html !== html) last = { html, elements: collect(parse(html, { scriptingEnabled: false }), []) }
  return last.elements
}

const addressAttributes: readonly string[] = [
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'poster',
  'ping',
  'background',
  'cite',
  'xlink:href',
]

const safeProtocols: readonly string[] = ['http:', 'https:', 'tel:', 'mailto:']

/** Whether an address leads nowhere where a script could run on this site. */
const isSafe = (address: string): boolean => {
  // Browsers drop control characters and white space, so these are no protection.
  // oxlint-disable-next-line no-control-regex
  const text = address.replace(/[\u0000-\u0020]/g, '')
  return (
    !URL.canParse(text, 'https://rs.example') || safeProtocols.includes(new URL(text, 'https://rs.example').protocol)
  )
}

const attributeProblem = (
  { tagName }: Tree.Element,
  { name, value }: { readonly name: string; readonly value: string },
): string | undefined => {
  if (/^on/i.test(name) || ['style', 'srcdoc', 'ping'].includes(name)) return `${tagName} has ${name}`
  return addressAttributes.includes(name) && !isSafe(value) ? `${tagName} leads to ${value.slice(0, 60)}` : undefined
}

const forbidden: readonly string[] = ['iframe', 'object', 'embed', 'base', 'frame', 'applet', 'template']

const elementProblem = (element: Tree.Element): string | undefined => {
  const attribute = (name: string) => element.attrs.find((entry) => entry.name === name)?.value
  if (forbidden.includes(element.tagName)) return element.tagName
  if (element.tagName === 'meta' && attribute('http-equiv') !== undefined) return 'meta http-equiv'
  if (element.tagName === 'form' && !/^\/(?!\/)/.test(attribute('action') ?? '/'))
    return 'form that sends to another site'
  if (element.tagName !== 'script') return undefined
  const isOwn = attribute('src') === '/entry.js' || /^application\/(?:ld\+)?json$/.test(attribute('type') ?? '')
  return isOwn ? undefined : 'script'
}

/** Everything in a document that could run, load or send something that the site does not intend. */
export const dangersIn = (html: string): readonly string[] =>
  elementsIn(html)
    .flatMap((element) => [
      elementProblem(element),
      ...element.attrs.map((attribute) => attributeProblem(element, attribute)),
    ])
    .filter((problem) => problem !== undefined)

const voids: readonly string[] = ['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']

/** Elements with their depth, from the tags of well-formed markup. */
const writtenElements = (markup: string): readonly string[] => {
  const elements: string[] = []
  let depth = 0
  for (const [, slash, tag = ''] of markup.matchAll(/<(\/?)([a-z][a-z\d]*)[^>]*>/gi)) {
    const name = tag.toLowerCase()
    if (slash) depth -= 1
    else elements.push(`${name} ${depth}`)
    if (!slash && !voids.includes(name)) depth += 1
  }
  return elements
}

/** Elements with their depth, from a browser's parser. */
const readElements = (element: Tree.Element, depth = 0): readonly string[] => [
  `${element.tagName.toLowerCase()} ${depth}`,
  ...element.childNodes.filter(isElement).flatMap((child) => readElements(child, depth + 1)),
]

/**
 * The elements of a document with their depth, in the markup and after parsing. If the two differ, the browser has corrected the markup,
 * and React would not find its elements again.
 */
export const writtenAndRead = (html: string): readonly [written: readonly string[], read: readonly string[]] => {
  const body = html.slice(html.indexOf('<body>'), html.lastIndexOf('</body>'))
  const root = elementsIn(html).find(({ tagName }) => tagName === 'body')
  return [
    writtenElements(body.replace(/<script[\s\S]*?<\/script>/g, '<script></script>')),
    root ? readElements(root) : [],
  ]
}
