import { paragraphs } from '../markdown/markdown.ts'
import type { Page } from './page.ts'

/** A kind of failure, from the SDK's source. */
interface ErrorKind {
  readonly kind: string
  readonly type: string
  readonly description: string
}

const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The kinds in the source of the SDK's errors: each interface with a `kind`, and its comment. */
const errorKinds = (source: string): readonly ErrorKind[] =>
  [
    ...source.matchAll(
      /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport interface (\w+) extends FailureContext \{\n {2}readonly kind: '([\w-]+)'/g,
    ),
  ].map(([, comment = '', type = '', kind = '']) => ({ kind, type, description: plain(comment) }))

/** The page of all kinds of failures. */
export const errorsPage = (source: string): Page => ({
  path: 'errors.md',
  group: 'Guide',
  title: 'Failures',
  summary: 'Every kind of failure that a call can give, and what it means',
  text: paragraphs([
    '# Failures',
    'A call never throws: it gives `data` or `error`. `error.kind` is one of these; the compiler knows which fields each has. Every call may give `network`, `timeout`, `aborted`, `malformed` and `misuse`; an operation names the others that its contract has.',
    ...errorKinds(source).flatMap(({ kind, type, description }) => [
      `## ${kind}`,
      description,
      `Fields: [${type}](types/index.md#${type.toLowerCase()}).`,
    ]),
  ]),
})
