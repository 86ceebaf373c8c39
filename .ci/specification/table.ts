import type { Rule } from '../../packages/web/test/specification/rule.ts'

/** A cell of a table. A bar is escaped, because it would end the cell. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

/** The sentences of an area with their tests, as Markdown. */
export const rulesTable = (
  subject: string,
  rules: Readonly<Record<string, Rule>>,
  testsOf: (id: string) => readonly string[],
): string =>
  [
    `# The specification of ${subject}, and its tests`,
    '',
    'Generated from the tags of the tests by `pnpm specification`; do not edit.',
    '',
    '| id | section | the specification says | tests |',
    '| --- | --- | --- | --- |',
    ...Object.entries(rules).map(
      ([id, [section, says]]) => `| ${id} | ${section} | ${cell(says)} | ${testsOf(id).map(cell).join('<br>')} |`,
    ),
    '',
  ].join('\n')
