/** A file that a README shows. */
export interface ReadmeBlock {
  readonly file: string
  readonly code: string
}

/** The files among a README's blocks of TypeScript: each begins with its name. Throws if one has none, as it would go unchecked. */
export const readmeBlocks = (markdown: string): ReadmeBlock[] =>
  [...markdown.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => {
    const file = /^\/\/ (\S+\.c?ts)\n/.exec(code)?.[1]
    if (file === undefined) throw new Error(`a block of TypeScript has no name of a file:\n${code}`)
    return { file, code }
  })
