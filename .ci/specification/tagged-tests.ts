import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'

/** A test or a story with tags, as its source has it. */
export interface TaggedTest {
  /** The title as it is written, with the titles of the groups around it. */
  readonly title: string
  readonly tags: readonly string[]
}

/** The text of a quoted literal. */
const textOf = (node: ESTree.Node | null | undefined, source: string): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined
}

/** The texts of `tag` or `tags` of an object, without the sign that Playwright requires before them. */
const tagsOf = (node: ESTree.Node | null | undefined, source: string): readonly string[] => {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression') return tagsOf(node.expression, source)
  if (node?.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    if (property.key.name !== 'tag' && property.key.name !== 'tags') return []
    const values = property.value.type === 'ArrayExpression' ? property.value.elements : [property.value]
    return values.flatMap((value) => textOf(value, source)?.replace(/^@/, '') ?? [])
  })
}

/** A call that skips tests, or expects them to fail. */
const leavesOut = /\.(?:skip|todo|fixme|fails?)\b/

/** The tests and stories of a source that have tags and are not skipped. */
export const taggedTests = (file: string, source: string): readonly TaggedTest[] => {
  const found: TaggedTest[] = []
  const groups: { readonly title: string; readonly isLeftOut: boolean }[] = []
  const callOf = ({ callee, arguments: [title] }: ESTree.CallExpression) => ({
    name: source.slice(callee.start, callee.end),
    title: textOf(title, source),
  })
  new Visitor({
    CallExpression: (node) => {
      const { name, title } = callOf(node)
      if (title === undefined) return
      const isLeftOut = leavesOut.test(name) || groups.some((group) => group.isLeftOut)
      const tags = tagsOf(node.arguments[1], source)
      if (tags.length > 0 && !isLeftOut)
        found.push({ title: [...groups.map((group) => group.title), title].join(' › '), tags })
      if (/\bdescribe\b/.test(name)) groups.push({ title, isLeftOut })
    },
    'CallExpression:exit': (node) => {
      const { name, title } = callOf(node)
      if (title !== undefined && /\bdescribe\b/.test(name)) groups.pop()
    },
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations) {
        const tags = tagsOf(init, source)
        if (id.type === 'Identifier' && tags.length > 0) found.push({ title: id.name, tags })
      }
    },
  }).visit(parseSync(file, source).program)
  return found
}
