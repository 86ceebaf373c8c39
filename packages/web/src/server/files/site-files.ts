import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { headerOf, isPlainRead, namesAndValues } from '../received-request.ts'
import type { AnswerAtOnce } from '../received-request.ts'
import { fileAnswer } from './file-answer.ts'
import { isCompressedForm, readStoredFile } from './stored-file.ts'
import type { StoredFile } from './stored-file.ts'

type Headers = Readonly<Record<string, string>>

/** Files whose names hold a hash of their content never change. */
const immutable = 'public, max-age=31536000, immutable'

/** Other files, and how long clients may cache them. */
const named: Readonly<Record<string, string>> = {
  '/favicon.svg': 'public, max-age=86400',
  '/share.png': 'public, max-age=86400',
  '/sw.js': 'no-cache',
}

/** Bytes of files of other releases in memory. A whole release has two million. */
const otherReleasesSize = 16 * 1024 * 1024

/** Paths of files whose names hold a hash. They have no folder and no dot at the start of a name, so no path leads out of the folder. */
const hashed = /^\/assets\/\w[\w.-]{0,200}$/

/** The folders of the files, and the headers of the answers. */
export interface SiteFilesOptions {
  /** The folder of this build's files. */
  readonly own: string
  /** The folder with files of other releases, which change while the site runs. Default: no folder. */
  readonly kept?: string | undefined
  /** Headers of every answer with a file. */
  readonly headers: Headers
}

/** The files of the site. */
export interface SiteFiles {
  /** Answers a request for a file that is in memory. */
  readonly answerAtOnce: AnswerAtOnce
  /**
   * Answers the same requests, also if the file has to be read or its address has another spelling. Goes on to the next handler if there is
   * no such file.
   */
  readonly handle: MiddlewareHandler
}

/** The paths of the files that `handle` answers. */
export const filePaths = ['/assets/*', ...Object.keys(named)]

const readOwn = async (folder: string, headers: Headers): Promise<ReadonlyMap<string, StoredFile>> => {
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => !isCompressedForm(name))
  const paths = [...assets.map((name) => [`/assets/${name}`, immutable] as const), ...Object.entries(named)]
  const files = new Map<string, StoredFile>()
  // One after the other: all at once would open about six hundred files.
  for (const [path, cacheControl] of paths) {
    const file = await readStoredFile(join(folder, path), { 'Cache-Control': cacheControl, ...headers })
    if (file) files.set(path, file)
  }
  return files
}

/**
 * Holds the files of this build in memory, about two million bytes, and the requested files of other releases: opening a file and streaming
 * it costs ten times as much as sending it.
 */
export const openSiteFiles = async ({ own, kept, headers }: SiteFilesOptions): Promise<SiteFiles> => {
  const files = await readOwn(own, headers)
  const others = new LRUCache<string, StoredFile>({ maxSize: otherReleasesSize, sizeCalculation: ({ size }) => size })

  const readOther = async (path: string): Promise<StoredFile | undefined> => {
    if (kept === undefined || !hashed.test(path) || isCompressedForm(path)) return undefined
    const file = await readStoredFile(join(kept, path), { 'Cache-Control': immutable, ...headers })
    if (file) others.set(path, file)
    return file
  }
  const inMemory = (path: string) => files.get(path) ?? others.get(path)

  return {
    answerAtOnce: (request) => {
      const [path = ''] = request.url?.split('?', 1) ?? []
      const file = inMemory(path)
      if (!file || !isPlainRead(request)) return undefined
      const answer = fileAnswer(file, { method: request.method, header: (name) => headerOf(request, name) })
      return { ...answer, headers: namesAndValues(answer.headers) }
    },
    handle: async (context, next) => {
      const { method, path } = context.req
      if (method !== 'GET' && method !== 'HEAD') return next()
      const file = inMemory(path) ?? (await readOther(path).catch(() => undefined))
      if (!file) return next()
      const { body, ...answer } = fileAnswer(file, { method, header: (name) => context.req.header(name) })
      return new Response(body, answer)
    },
  }
}
