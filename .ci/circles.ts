/**
 * The import circles: groups of files in which each file imports each other one, directly or through others (Tarjan's algorithm). `imports`
 * has the imports of each file.
 */
export const circlesOf = (imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    lowest.set(file, index)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
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
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return circles
}
