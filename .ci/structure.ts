import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { circlesOf } from './circles.ts'
import { featureImports, layers } from './layers.ts'

// `pnpm structure`: prints the size of the files and functions of packages/web/src, the imports between its folders and features, and every
// import circle in the packages. Type-only and dynamic imports count. Exits with 1 if a lower folder imports an upper one, a feature
// imports one that is not in its row of `featureImports`, features import each other, or files form a circle.

const packages = fileURLToPath(new URL('../packages', import.meta.url))

const isProduct = (file: string) =>
  !/\.(test|stories)\.tsx?$|(^|\/)(generated|testing|storybook|node_modules)\//.test(file)

/** The import specifier of a dynamic import, if it is a plain string. */
const literal = (text: string): string[] => (/^(['"]).*\1$/.test(text) ? [text.slice(1, -1)] : [])

interface Parsed {
  /** The imported files, relative to `packages`. */
  readonly imports: readonly string[]
  readonly lines: number
  /** The lines of each function, including the functions inside of it. */
  readonly functions: readonly { readonly at: string; readonly lines: number }[]
}

const parse = (file: string): Parsed => {
  const text = readFileSync(join(packages, file), 'utf8')
  const { module, program } = parseSync(file, text)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const functions: { at: string; lines: number }[] = []
  const measure = ({ start, end }: { readonly start: number; readonly end: number }) => {
    const line = lineOf(start)
    functions.push({ at: `${file}:${line}`, lines: lineOf(end) - line + 1 })
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program)
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(text.slice(start, end))),
  ]
  return {
    imports: [
      ...new Set(
        specifiers
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => normalize(join(dirname(file), specifier))),
      ),
    ],
    lines: text.split('\n').length - 1,
    functions,
  }
}

const files = new Map(
  globSync('{sdk,mocks,ui,web}/src/**/*.{ts,tsx}', { cwd: packages })
    .filter(isProduct)
    .map((file) => [file, parse(file)] as const),
)

/** How often files of one folder import files of another. `folderOf` returns undefined for files outside of all folders. */
const countBetween = (folderOf: (file: string) => string | undefined) => (from: string, to: string) =>
  [...files]
    .filter(([file]) => folderOf(file) === from)
    .flatMap(([, { imports }]) => imports)
    .filter((file) => folderOf(file) === to).length

const layerOf = (file: string) => layers.find((layer) => file.startsWith(`web/src/${layer}/`))
const between = countBetween(layerOf)
const cell = (value: number | string) => String(value === 0 ? '·' : value).padStart(14)
console.log(`Imports from the folder of a line to the folder of a column\n${cell('')}${layers.map(cell).join('')}`)
for (const from of layers) {
  console.log(`${cell(from)}${layers.map((to) => cell(from === to ? '-' : between(from, to))).join('')}`)
}
const upward = layers.flatMap((from, index) => layers.slice(index + 1).filter((to) => between(from, to) > 0))

const area = /^web\/src\/features\/((?:member|company)\/[^/]+|[^/]+)\//
const featureOf = (file: string) => area.exec(file)?.[1]
const features = [...new Set([...files.keys()].flatMap((file) => featureOf(file) ?? []))]
const ofFeatures = countBetween(featureOf)
const imported = features.map(
  (from) => [from, features.filter((to) => to !== from && ofFeatures(from, to) > 0)] as const,
)
const isAllowed = (from: string, to: string) => featureImports[from]?.includes(to) ?? false
const forbidden = imported.flatMap(([from, to]) =>
  to.filter((other) => !isAllowed(from, other)).map((other) => `${from} imports ${other}`),
)
const unused = Object.entries(featureImports).flatMap(([from, to]) =>
  to.filter((other) => ofFeatures(from, other) === 0).map((other) => `${from} does not import ${other}`),
)
console.log('\nFeatures that import others')
imported.filter(([, to]) => to.length > 0).forEach(([from, to]) => console.log(`  ${from}: ${to.join(', ')}`))
forbidden.forEach((pair) => console.log(`not in .ci/layers.ts: ${pair}`))
unused.forEach((pair) => console.log(`only in .ci/layers.ts: ${pair}`))
const mutual = imported.flatMap(([from, to]) =>
  to.filter((other) => from < other && ofFeatures(other, from) > 0).map((other) => `${from} and ${other}`),
)
mutual.forEach((pair) => console.log(`import each other: ${pair}`))

const circles = circlesOf(new Map([...files].map(([file, { imports }]) => [file, imports])))
circles.forEach((circle) => console.log(`circle: ${circle.join(' ')}`))

const site = [...files].filter(([file]) => file.startsWith('web/src/'))
const lengths = site.map(([, { lines }]) => lines).toSorted((a, b) => a - b)
const functions = site.flatMap(([, parsed]) => parsed.functions).toSorted((a, b) => b.lines - a.lines)
console.log('\nLongest functions')
functions.slice(0, 12).forEach(({ at, lines }) => console.log(`  ${lines} lines: ${at}`))
const longer = (limit: number) => functions.filter(({ lines }) => lines > limit).length
console.log(
  `\npackages/web/src: ${site.length} files, ${lengths.reduce((sum, lines) => sum + lines, 0)} lines, ` +
    `median ${lengths[Math.floor(lengths.length / 2)]}, ${lengths.filter((lines) => lines <= 20).length} of at most 20; ` +
    `${longer(60)} functions above 60 lines, ${longer(40)} above 40`,
)
console.log(
  `${circles.length} circles of files, ${upward.length} imports of an upper folder, ${forbidden.length} imports of features that are not in ` +
    `.ci/layers.ts, ${mutual.length} pairs of features that import each other`,
)
process.exitCode = circles.length + upward.length + forbidden.length + unused.length + mutual.length === 0 ? 0 : 1
