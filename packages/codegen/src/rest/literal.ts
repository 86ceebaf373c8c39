import { isNode } from '../contracts/normalized.ts'

/** Code among the values of a literal, such as `new File(…)`. */
export class Expression {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Characters of a line, as oxfmt has them for the code around. */
const width = 100

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** The name of a property, in quotes where it needs them. */
export const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/** A value of JSON as TypeScript on one line. */
export const lineOf = (value: unknown): string => {
  if (value instanceof Expression) return value.text
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`
  if (isNode(value)) {
    const entries = Object.entries(value).map(([name, part]) => `${nameOf(name)}: ${lineOf(part)}`)
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value)
}

/** A value of JSON as TypeScript, broken where a line would be too long. `taken` counts what is before it on its line. */
export const literal = (value: unknown, indent = '', taken = indent.length): string => {
  const line = lineOf(value)
  const isWhole = value instanceof Expression || !(Array.isArray(value) || isNode(value))
  if (isWhole || taken + line.length <= width) return line
  const deeper = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((entry) => `${deeper}${literal(entry, deeper)},\n`).join('')}${indent}]`
  const entries = Object.entries(value).map(([name, part]) => {
    const start = `${deeper}${nameOf(name)}: `
    return `${start}${literal(part, deeper, start.length)},\n`
  })
  return `{\n${entries.join('')}${indent}}`
}
