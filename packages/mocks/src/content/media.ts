import { hashDigits } from './hash.ts'
import { mediaList } from './media-list.ts'
import type { MediaKind } from './media-list.ts'
import pictures from './pictures.json' with { type: 'json' }
import type { MediaFormat, MediaFormats, MediaRow } from './site-rows.ts'
import { stamped } from './stamps.ts'

const ids = new Map(mediaList.map(([name], index) => [name, index + 1]))

/** The id of a file by its name; throws for an unknown name. */
export const mediaId = (name: string): number => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The media library has no ${name}`)
  return id
}

const endings: Readonly<Record<MediaKind, readonly [ext: string, mime: string]>> = {
  wide: ['.webp', 'image/webp'],
  square: ['.webp', 'image/webp'],
  poster: ['.webp', 'image/webp'],
  icon: ['.svg', 'image/svg+xml'],
  document: ['.pdf', 'application/pdf'],
}

/** The file name of an upload without its ending: the name and ten digits, as in Strapi. */
const uploadStem = (name: string): string => `${name.replaceAll('-', '_')}_${hashDigits(name)}`

/** The file name of an upload, below `/uploads/` and in the package of pictures. */
export const uploadFile = (name: string, kind: MediaKind): string => `${uploadStem(name)}${endings[kind][0]}`

/** The address of an upload by its name, relative to the server's origin. */
export const uploadUrl = (name: string): string => {
  const kind = mediaList[mediaId(name) - 1]?.[1] ?? 'wide'
  return `/uploads/${uploadFile(name, kind)}`
}

/** Width, height and bytes of every file, measured by `scripts/make-pictures.ts`. */
const measures: Readonly<Record<string, readonly number[]>> = pictures

const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100

const format = (size: string, name: string, ext: string, mime: string): MediaFormat | undefined => {
  const hash = `${size}_${uploadStem(name)}`
  const [width, height, bytes] = measures[`${hash}${ext}`] ?? []
  if (width === undefined || height === undefined || bytes === undefined) return undefined
  return {
    name: `${size}_${name}${ext}`,
    hash,
    ext,
    mime,
    path: null,
    width,
    height,
    size: kilobytes(bytes),
    sizeInBytes: bytes,
    url: `/uploads/${hash}${ext}`,
  }
}

const formatsOf = (name: string, ext: string, mime: string): MediaFormats | null => {
  const formats: MediaFormats = {}
  for (const size of ['thumbnail', 'small', 'medium', 'large'] as const) {
    const found = format(size, name, ext, mime)
    if (found) formats[size] = found
  }
  return Object.keys(formats).length === 0 ? null : formats
}

/** The media library: every file with its size and its smaller copies. */
export const uploadFiles = (now: Date): readonly MediaRow[] =>
  mediaList.map(([name, kind, alternativeText], index) => {
    const [ext, mime] = endings[kind]
    const [width = null, height = null, bytes = 0] = measures[uploadFile(name, kind)] ?? []
    return {
      id: index + 1,
      name: `${name}${ext}`,
      alternativeText,
      caption: null,
      width: kind === 'document' ? null : width,
      height: kind === 'document' ? null : height,
      formats: formatsOf(name, ext, mime),
      hash: uploadStem(name),
      ext,
      mime,
      size: kilobytes(bytes),
      url: uploadUrl(name),
      previewUrl: null,
      provider: 'local',
      ...stamped(now, name, 180),
    }
  })

/**
 * Width and height of a file below `/uploads/`, such as `dokter/sulastri.webp`. Both are 0 for a document; undefined if there is no such
 * file.
 */
export const measuresOf = (file: string): { readonly width: number; readonly height: number } | undefined => {
  if (!Object.hasOwn(measures, file)) return undefined
  const [width = 0, height = 0] = measures[file] ?? []
  return { width, height }
}
