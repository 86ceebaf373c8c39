import type { Plugin } from 'vite'

/** The first circle of static imports among the chunks; undefined without one. `imports` are by file name. */
export const chunkCircle = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined => {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    done.add(file)
    return (imports.get(file) ?? []).map((next) => visit(next, [...path, file])).find((circle) => circle !== undefined)
  }
  return [...imports.keys()].map((file) => visit(file, [])).find((circle) => circle !== undefined)
}

/**
 * Fails a build whose chunks import each other in a circle. A chunk of a circle runs before its imports are ready, so pages that need it do
 * not start. A bundler that groups modules can make circles of chunks without circles of modules.
 */
export const noChunkCircles = (): Plugin => ({
  name: 'no-chunk-circles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const circle = chunkCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (circle) this.error(`These chunks import each other in a circle: ${circle.join(' -> ')}`)
    },
  },
})
