import { createServer } from 'node:net'

/** The port of a listener on `wanted`: any free one for 0. Undefined if the port is taken. */
const listenedOn = (wanted: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })

/** The first free port from `wanted` on; any for 0. Prints a line if it is not the wanted one. */
export const freePort = async (wanted: number): Promise<number> => {
  let port = wanted
  let found = await listenedOn(port)
  while (found === undefined) {
    port += 1
    found = await listenedOn(port)
  }
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`)
  return found
}
