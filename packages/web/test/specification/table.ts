import type { SpecifiedRule } from './members.ts'

/** The sentences with their tests as Markdown. */
export const specificationTable = (rules: readonly SpecifiedRule[]): string =>
  [
    '# The specification of the patient area, and its tests',
    '',
    'Generated from `test/specification/members.ts` by `pnpm --filter @hospital/web specification`; do not edit.',
    '',
    '| section | the specification says | test |',
    '| --- | --- | --- |',
    ...rules.map(({ section, says, test: [file, title] }) => `| ${section} | ${says} | \`${file}\`: ${title} |`),
    '',
  ].join('\n')
