import { Busboy } from '@fastify/busboy'
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy'
import { fieldLimit } from './request-body.ts'

/** Limits of a form's parts: files, bytes of a value, of a name, and of a part's headers. */
const partLimits = { files: 4, value: 32 * 1024, name: 100, headers: 4096 } as const

/** Bytes of a file that are collected before they become a part of its Blob: small pieces would keep their receive buffers in memory. */
const pieceSize = 1024 * 1024

/** Bytes that are parsed between two checks whether the form is refused: the parser does not stop within one input. */
const parsedAtOnce = 8 * 1024

/** Collects a file outside the heap. A Blob made of Blobs shares their bytes, so there is one copy at any time. */
const collect = (stream: BusboyFileStream, done: (file: Blob) => void, fail: (error: Error) => void): void => {
  let whole = new Blob([])
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const fold = () => {
    whole = new Blob([whole, ...pieces])
    pieces = []
    size = 0
  }
  stream.on('data', (piece: Buffer<ArrayBuffer>) => {
    pieces.push(piece)
    size += piece.byteLength
    if (size >= pieceSize) fold()
  })
  stream.once('end', () => {
    fold()
    done(whole)
  })
  // Without a listener, a body that ends within a file would end the process.
  stream.on('error', fail)
}

/** Adds the fields and files of a form to `form` as they are parsed. Resolves to whether the form is whole; at once if it is refused. */
const fillFrom = (parser: BusboyInstance, form: FormData): Promise<boolean> =>
  new Promise((resolve) => {
    const refuse = () => resolve(false)
    const isNamed = (name: string | undefined) => name !== undefined && name.length <= partLimits.name
    parser.on('field', (name, value, _isNameCut, isCut) => {
      if (isCut || !isNamed(name)) refuse()
      else form.append(name, value)
    })
    parser.on('file', (name, stream, fileName: string | undefined, _encoding, type) => {
      if (!isNamed(name)) refuse()
      collect(stream, (file) => form.append(name, new File([file], fileName ?? '', { type })), refuse)
    })
    parser.once('partsLimit', refuse).once('filesLimit', refuse)
    parser.once('finish', () => resolve(true)).on('error', refuse)
  })

const parserOf = (contentType: string): BusboyInstance | undefined => {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        parts: fieldLimit,
        files: partLimits.files,
        fieldSize: partLimits.value,
        headerSize: partLimits.headers,
        headerPairs: 10,
      },
    })
  } catch {
    // The header names no boundary.
    return undefined
  }
}

/**
 * Reads a form with files as it arrives; undefined if the body is no form, or has too many parts. Only the form's parser reads its
 * Content-Type. Checks of a contract need all fields, and a file may come before them, so the files are held: once, outside the heap.
 */
export const readParts = async (
  pieces: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<FormData | undefined> => {
  const parser = parserOf(contentType)
  if (!parser) return undefined
  const form = new FormData()
  const ended = fillFrom(parser, form)
  try {
    for await (const piece of pieces)
      for (let start = 0; start < piece.byteLength; start += parsedAtOnce) {
        const part = piece.subarray(start, start + parsedAtOnce)
        const written = new Promise<true>((resolve) => parser.write(part, () => resolve(true)))
        if (!(await Promise.race([ended, written]))) return undefined
      }
    parser.end()
    return (await ended) ? form : undefined
  } finally {
    parser.destroy()
  }
}
