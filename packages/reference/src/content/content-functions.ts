/** An exported function of the content API, from its source. */
export interface ContentFunction {
  readonly name: string
  /** The description, without the part of the contract that the function calls. */
  readonly description: string
  /** The GraphQL documents that it sends. */
  readonly documents: readonly string[]
  /** The REST operations that it calls. */
  readonly operations: readonly string[]
}

const namesIn = (text: string): readonly string[] => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The functions in one file, from their comments. Throws if a comment names no part of the contract. */
export const contentFunctions = (source: string): readonly ContentFunction[] =>
  [...source.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+)/g)].map(([, comment = '', name = '']) => {
    const [description = '', contract] = plain(comment).split(/ ?Contract: /)
    if (contract === undefined)
      throw new Error(`${name}: its comment must end with what it asks, as \`Contract: document \`Articles\`\``)
    return {
      name,
      description,
      documents: contract.startsWith('document') ? namesIn(contract) : [],
      operations: contract.startsWith('operation') ? namesIn(contract) : [],
    }
  })
