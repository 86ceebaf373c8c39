import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { getMimeType } from 'hono/utils/mime'
import { isMissing } from './is-missing.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A file in one of its forms, and all headers of a whole answer with it. */
export interface FileForm {
  readonly bytes: Bytes
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/** A file of a build, in memory. */
export interface StoredFile {
  readonly plain: FileForm
  /** The forms that the build compressed, the preferred one first. */
  readonly compressed: { readonly br?: FileForm; readonly gzip?: FileForm }
  readonly size: number
}

const endings = { br: '.br', gzip: '.gz' } as const

/** Whether a file is a compressed form of another file. */
export const isCompressedForm = (path: string): boolean =>
  Object.values(endings).some((ending) => path.endsWith(ending))

const readIfThere = async (path: string): Promise<Bytes | undefined> => {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Reads a file and its compressed forms; undefined if it is missing or its type is unknown. Its tag is a hash of its content, so all sites
 * of a fleet have the same tag. `common`: headers of every answer with the file.
 */
export const readStoredFile = async (
  path: string,
  common: Readonly<Record<string, string>>,
): Promise<StoredFile | undefined> => {
  const type = getMimeType(path)
  if (type === undefined) return undefined
  const [plain, br, gzip] = await Promise.all([path, `${path}${endings.br}`, `${path}${endings.gzip}`].map(readIfThere))
  if (!plain) return undefined
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const formOf = (bytes: Bytes, encoding: keyof typeof endings | undefined): FileForm => {
    const etag = encoding === undefined ? `"${hash}"` : `"${hash}.${encoding}"`
    return {
      bytes,
      etag,
      headers: {
        'Content-Type': type,
        ...common,
        ...((br ?? gzip) && { Vary: 'Accept-Encoding' }),
        ETag: etag,
        ...(encoding && { 'Content-Encoding': encoding }),
        'Content-Length': String(bytes.byteLength),
      },
    }
  }
  return {
    plain: formOf(plain, undefined),
    compressed: { ...(br && { br: formOf(br, 'br') }), ...(gzip && { gzip: formOf(gzip, 'gzip') }) },
    size: plain.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0),
  }
}
