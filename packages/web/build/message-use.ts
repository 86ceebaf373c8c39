import type { Plugin } from 'vite'

const messageId = /["'`]((?:ui|web)\.[\w.]+)["'`]/g

/**
 * Writes down which messages each file of the browser's build names, for the server to send with a page what the
 * page needs and no more. Components therefore name ids as whole words, never pieced together.
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
