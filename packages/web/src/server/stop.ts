import type { Server } from 'node:http'

/**
 * Ends a server within `timeout` milliseconds: no new connections, requests under way are finished, what is left then is closed.
 * Resolves when every connection has ended.
 */
export const stopServer = (server: Pick<Server, 'close' | 'closeAllConnections'>, timeout: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
  })
