import { createServer } from 'node:net'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** The first free port from `wanted` on. Says in one line when it is not the wanted one. */
export const freePort = async (wanted: number): Promise<number> => {
  let port = wanted
  while (!(await isFree(port))) port += 1
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`)
  return port
}
