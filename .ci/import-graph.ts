import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { layers } from './layers.ts'

// `node .ci/import-graph.ts`: how often the folders of packages/web/src import each other, types included, and every circle of files in
// the packages. The lint refuses what is printed as wrong here; this shows the whole.
const packages = fileURLToPath(new URL('../packages', import.meta.url))
const isProduct = (file: string) =>
  !/\.(test|stories|css)\.tsx?$|(^|\/)(generated|testing|storybook|node_modules)\//.test(file)
const files = globSync('{sdk,mocks,ui,web}/src/**/*.{ts,tsx}', { cwd: packages }).filter(isProduct)

const importsOf = (file: string): readonly string[] => {
  const { module } = parseSync(file, readFileSync(join(packages, file), 'utf8'))
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  return [...imported, ...exported]
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => normalize(join(dirname(file), specifier)))
}

const graph = new Map(files.map((file) => [file, [...new Set(importsOf(file))]]))

/** Tarjan's algorithm: groups of files of which each reaches each. */
const circlesOf = (edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    lowest.set(file, index)
    stack.push(file)
    for (const next of edges.get(file) ?? []) {
      const reached = order.has(next) ? (stack.includes(next) ? (order.get(next) ?? index) : Infinity) : visit(next)
      lowest.set(file, Math.min(lowest.get(file) ?? index, reached))
    }
    const low = lowest.get(file) ?? index
    if (low === index) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) circles.push(circle)
    }
    return low
  }
  for (const file of edges.keys()) if (!order.has(file)) visit(file)
  return circles
}

const layerOf = (file: string) => layers.find((layer) => file.startsWith(`web/src/${layer}/`))

const count = (from: string, to: string) =>
  [...graph]
    .filter(([file]) => layerOf(file) === from)
    .flatMap(([, imports]) => imports)
    .filter((file) => layerOf(file) === to).length

const cell = (value: number | string) => String(value === 0 ? '·' : value).padStart(11)
console.log(`Imports from the folder of a line to the folder of a column\n${cell('')}${layers.map(cell).join('')}`)
for (const from of layers) {
  console.log(`${cell(from)}${layers.map((to) => cell(from === to ? '-' : count(from, to))).join('')}`)
}
const upward = layers.flatMap((from, index) => layers.slice(index + 1).filter((to) => count(from, to) > 0))
const circles = circlesOf(graph)
circles.forEach((circle) => console.log(`circle: ${circle.join(' ')}`))
console.log(`${files.length} files, ${circles.length} circles, ${upward.length} imports of an upper folder`)
process.exitCode = circles.length + upward.length === 0 ? 0 : 1
