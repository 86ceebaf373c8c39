import type { Server } from 'node:http'

/**
 * Stops a server within `timeout` milliseconds: it accepts no new connections, finishes requests under way, and closes the rest. Resolves
 * when every connection has ended.
 */
export const stopServer = (server: Pick<Server, 'close' | 'closeAllConnections'>, timeout: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
  })
