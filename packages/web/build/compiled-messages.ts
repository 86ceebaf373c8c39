import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** A message as a syntax tree. A message without placeholders stays text, which needs no parser either and is smaller. */
const compiled = (text: string) => {
  const tree = parse(text)
  return tree.every(({ type }) => type === TYPE.literal) && !text.includes("'") ? text : tree
}

/** Compiles messages, so that the browser needs no parser. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/messages\/(?:id|en)\.json$/.test(id)) return undefined
    const texts = Object.entries(JSON.parse(code) as Record<string, string>)
    return { code: JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, compiled(text)]))), map: null }
  },
})
