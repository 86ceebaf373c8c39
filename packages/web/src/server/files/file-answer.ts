import { encodingOf } from '../documents/compression.ts'
import { hasMatchingTag } from '../documents/send.ts'
import { byteRangeOf } from './byte-range.ts'
import type { FileForm, StoredFile } from './stored-file.ts'

/** The request headers that matter for a file. */
export interface FileRequest {
  readonly method: string | undefined
  readonly header: (name: string) => string | undefined
}

/** An answer with a file. */
interface FileAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | null
}

const formFor = ({ plain, compressed }: StoredFile, accepted: string | undefined): FileForm => {
  const encoding = encodingOf(accepted, compressed)
  return (encoding && compressed[encoding]) ?? plain
}

const partOf = ({ bytes, etag, headers }: FileForm, { header }: FileRequest): FileAnswer | undefined => {
  const condition = header('if-range')
  if (condition !== undefined && condition !== etag) return undefined
  const size = bytes.byteLength
  const range = byteRangeOf(header('range'), size)
  if (range === undefined) return undefined
  const ranged = { ...headers, 'Accept-Ranges': 'bytes' }
  if (range === 'outside')
    return {
      status: 416,
      headers: { ...ranged, 'Content-Range': `bytes */${size}`, 'Content-Length': '0' },
      body: null,
    }
  const body = bytes.subarray(range.start, range.end + 1)
  const place = {
    'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    'Content-Length': String(body.byteLength),
  }
  return { status: 206, headers: { ...ranged, ...place }, body }
}

/** The answer with a file, in the form and the range that a client wants. */
export const fileAnswer = (file: StoredFile, request: FileRequest): FileAnswer => {
  const { method, header } = request
  const form = formFor(file, header('accept-encoding'))
  const { bytes, etag, headers } = form
  if (hasMatchingTag(header('if-none-match'), etag)) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...same } = headers
    return { status: 304, headers: same, body: null }
  }
  if (method === 'HEAD') return { status: 200, headers, body: null }
  return partOf(form, request) ?? { status: 200, headers, body: bytes }
}
