/** Text for a cell of a table: on one line, without bars that would end it. */
const cell = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', String.raw`\|`)

/** A table, or nothing if there are no rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0
    ? []
    : [
        [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))]
          .map((row) => `| ${row.join(' | ')} |`)
          .join('\n'),
      ]

/** Text as code within a line. */
export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** A block of code. `call` names the call that a button of the page makes. */
export const block = (language: string, text: string, call?: string): string =>
  `\`\`\`${language}${call === undefined ? '' : ` try=${call}`}\n${text.trim()}\n\`\`\``

/** The paragraphs of a page. */
export const paragraphs = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`

/** The name of a file, and the anchor of a heading: lower case, words joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
