/**
 * Removes data that no reader of the documents needs: the persisting metadata that the preset adds to each document (the hashes are in
 * separate files), and the note that a text is not a block string, which is the default.
 */
export const withoutMeta = (code: string): string => code.replace(/"__meta__":\{[^}]*\},|,"block":false/g, '')

const nameOf = (text: string): string => {
  const [, name] = /(?:^|\} )query (\w+)/.exec(text) ?? []
  if (name === undefined) throw new Error(`a document has no name: ${text.slice(0, 60)}`)
  return name
}

/**
 * Documents by their hash, in two halves: for clients, each document's hash with the types of its variables and
 * answer; for servers, the document text of each hash.
 */
export const persistedDocuments = (textByHash: Readonly<Record<string, string>>): [file: string, text: string][] => {
  const documents = Object.entries(textByHash)
    .map(([hash, text]) => ({ hash, text, name: nameOf(text) }))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
  const clients = documents.map(
    ({ hash, name }) =>
      `/** \`${name}\` by its hash. */\nexport const Persisted${name} = /* #__PURE__ */ persisted<types.${name}Query, types.${name}QueryVariables>('${name}', '${hash}')`,
  )
  const servers = documents.map(
    ({ hash, name, text }) => `  '${hash}': { name: '${name}', text: ${JSON.stringify(text)} },`,
  )
  return [
    [
      'persisted.ts',
      `import { persisted } from '../../cms/persisted-document.ts'\nimport type * as types from './graphql.ts'\n\n${clients.join('\n\n')}\n`,
    ],
    [
      'persisted-texts.ts',
      `/** The documents that clients may name by their hash. */\nexport const persistedTexts: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {\n${servers.join('\n')}\n}\n`,
    ],
  ]
}
