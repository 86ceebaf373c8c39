/** A file that a README shows. */
export interface ReadmeBlock {
  readonly file: string
  readonly code: string
}

/**
 * The files among a README's blocks of TypeScript: each block begins with its file name. Throws for a block without a name, because nothing
 * would check it.
 */
export const readmeBlocks = (markdown: string): ReadmeBlock[] =>
  [...markdown.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => {
    const file = /^\/\/ (\S+\.c?ts)\n/.exec(code)?.[1]
    if (file === undefined) throw new Error(`a block of TypeScript has no name of a file:\n${code}`)
    return { file, code }
  })
