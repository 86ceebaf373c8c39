import { isNode } from '../contracts/normalized.ts'

/** Code among the values of a literal, such as `new File(…)`. */
export class Expression {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The most characters of a line, as in oxfmt's settings for the code around. */
const width = 100

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** A property's name, in quotes if needed. */
export const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/** A JSON value as TypeScript on one line. */
export const lineOf = (value: unknown): string => {
  if (value instanceof Expression) return value.text
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`
  if (isNode(value)) {
    const entries = Object.entries(value).map(([name, part]) => `${nameOf(name)}: ${lineOf(part)}`)
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value)
}

/** A JSON value as TypeScript, broken into lines if one would be too long. `taken` is the number of characters before it on its line. */
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
