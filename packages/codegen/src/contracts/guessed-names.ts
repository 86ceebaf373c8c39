import type { ASTNode, NameNode, Token } from 'graphql'
import { parse, TokenKind, visit } from 'graphql'

/** The first token of a node, or of the comments right before it. */
const beginningOf = (node: ASTNode): Token | undefined => {
  let token = node.loc?.startToken
  while (token?.prev?.kind === TokenKind.COMMENT) token = token.prev
  return token
}

/** Whether a comment before a definition, or between its description and its name, says that the name is a guess. */
const isGuess = (node: ASTNode, name: NameNode): boolean => {
  const end = name.loc?.start ?? 0
  for (let token: Token | null | undefined = beginningOf(node); token && token.start < end; token = token.next) {
    if (token.kind === TokenKind.COMMENT && token.value.includes('name is a guess')) return true
  }
  return false
}

/** The guessed names of the SDL, by type. An empty list means that the type's own name is a guess. */
export const guessedNames = (sdl: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>()
  for (const definition of parse(sdl).definitions) {
    if (!('name' in definition) || !definition.name) continue
    const names: string[] = []
    visit(definition, {
      enter: (node) => {
        const isMember =
          node.kind === 'FieldDefinition' || node.kind === 'InputValueDefinition' || node.kind === 'EnumValueDefinition'
        if (isMember && isGuess(node, node.name)) names.push(node.name.value)
        return node.kind === 'FieldDefinition' ? false : undefined
      },
    })
    if (names.length > 0 || isGuess(definition, definition.name)) found.set(definition.name.value, names)
  }
  return found
}
