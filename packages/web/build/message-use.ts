import type { Plugin } from 'vite'

const messageId = /["'`]((?:ui|web)\.[\w.]+)["'`]/g

/**
 * Lists the messages that each file of the browser's build uses, so that the server sends only these with a page. Components therefore
 * write ids as whole strings, and never build them from pieces.
 */
export const messageUse = (): Plugin => ({
  name: 'message-use',
  generateBundle(_options, bundle) {
    const use = Object.values(bundle).flatMap((file) => {
      if (file.type !== 'chunk') return []
      const ids = [...new Set([...file.code.matchAll(messageId)].map(([, id]) => id))]
      return ids.length > 0 ? [[file.fileName, ids.sort((left = '', right = '') => left.localeCompare(right))]] : []
    })
    this.emitFile({ type: 'asset', fileName: '.vite/messages.json', source: JSON.stringify(Object.fromEntries(use)) })
  },
})
