import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import type { PageName, RouteName } from '../../src/routes/table.ts'
import { routes } from '../../src/routes/table.ts'

// Pages of the areas render most of their links in the browser. So this module finds their targets in the code: `href` makes every address
// of the site, and takes the name of the page.

const root = fileURLToPath(new URL('../../src', import.meta.url))

interface CodeFile {
  /** The files that it imports, statically or dynamically, without types. */
  readonly imports: readonly string[]
  /** The names of pages among its string values. */
  readonly values: ReadonlySet<RouteName>
  /** The names that it passes to `href`. */
  readonly given: ReadonlySet<RouteName>
  /** Whether it passes a variable to `href`: the names are then among its own values. */
  readonly takesVariable: boolean
  /**
   * Whether it passes a property of a row to `href`, such as `page.route`: the names are then in a table that it imports, or in its own.
   */
  readonly takesRow: boolean
}

const isRouteName = (value: unknown): value is RouteName => typeof value === 'string' && Object.hasOwn(routes, value)

const namesIn = (program: ReturnType<typeof parseSync>['program']): Omit<CodeFile, 'imports'> => {
  const [values, given] = [new Set<RouteName>(), new Set<RouteName>()]
  const ofTypes = new Set<number>()
  let takesVariable = false
  let takesRow = false
  new Visitor({
    TSLiteralType: ({ literal }) => void ofTypes.add(literal.start),
    Literal: ({ value, start }) => {
      if (isRouteName(value) && !ofTypes.has(start)) values.add(value)
    },
    CallExpression: ({ callee, arguments: [, page] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'href') return
      if (page?.type === 'Literal' && isRouteName(page.value)) given.add(page.value)
      else if (page?.type === 'MemberExpression') takesRow = true
      else takesVariable = true
    },
  }).visit(program)
  return { values, given, takesVariable, takesRow }
}

const readCode = (file: string): CodeFile => {
  const source = readFileSync(join(root, file), 'utf8')
  const { program, module } = parseSync(file, source)
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  return {
    imports: [...imported, ...later]
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => normalize(join(dirname(file), specifier))),
    ...namesIn(program),
  }
}

const code = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*', '**/*.css.ts', 'server/**'] }).map(
    (file) => [file, readCode(file)] as const,
  ),
)

/** The pages to which a file itself links. */
const linksOf = (file: string): readonly RouteName[] => {
  const { given = [], takesVariable = false, takesRow = false, imports = [] } = code.get(file) ?? {}
  const named = takesRow ? [file, ...imports] : takesVariable ? [file] : []
  return named.length > 0 ? named.flatMap((each) => [...(code.get(each)?.values ?? [])]) : [...given]
}

/** The pages to which files link, with everything that they import. */
const leadsTo = (files: readonly string[]): ReadonlySet<RouteName> => {
  const seen = new Set(files)
  for (const file of seen) for (const next of code.get(file)?.imports ?? []) seen.add(next)
  return new Set([...seen].flatMap(linksOf))
}

/** The files of a page: its component and its loader. */
const filesOf = (page: PageName): readonly string[] => {
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)$/.exec(page) ?? []
  return [`features/${folder}/${name}-page.tsx`, `features/${folder}/load-${name}.ts`]
}

/** The pages to which every page links, by its header, menus and footer. */
const ofShell = leadsTo(['shell/shell.tsx'])

/** The pages to which the code of a page links, including the shell around it. */
export const linkedByCode = (name: RouteName): readonly RouteName[] => [
  ...ofShell,
  ...leadsTo(filesOf(routes[name].page)),
]
