import type { Specification } from './specifications.ts'

/** A cell of a table: a bar would end it. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

/** The sentences with their tests as Markdown. */
export const specificationTable = ({ subject, rules }: Specification): string =>
  [
    `# The specification of ${subject}, and its tests`,
    '',
    'Generated from `test/specification` by `pnpm --filter @hospital/web specification`; do not edit.',
    '',
    '| section | the specification says | test |',
    '| --- | --- | --- |',
    ...rules.map(
      ({ section, says, test: [file, title] }) => `| ${section} | ${cell(says)} | \`${file}\`: ${cell(title)} |`,
    ),
    '',
  ].join('\n')
