import { componentFile } from '../../features/page-files.ts'
import type { PageKind } from '../../features/page-files.ts'

/** A style sheet of the build. The document contains it, so the browser fetches nothing before it shows a page. */
export interface StyleSheet {
  readonly href: string
  readonly text: string
}

/** The built files of the browser's half that documents link to. */
export interface Assets {
  readonly entry: string
  /** An inline script that runs before anything else, and the worker that it starts. */
  readonly early?: { readonly text: string; readonly worker: string } | undefined
  /** A script that runs before the entry, on pages of a site that traces. */
  readonly traced?: string | undefined
  /** The style sheets that a page needs at once, by the source files of the browser's half. */
  readonly stylesOf: (files: readonly string[]) => readonly StyleSheet[]
  /** The scripts of the build that contain these source files of the browser, with all scripts that they import. */
  readonly scriptsOf: (files: readonly string[]) => readonly string[]
  /** The messages that source files of the browser's half and everything they may load use. Absent in development: all messages. */
  readonly messagesOf?: ((files: readonly string[]) => readonly string[]) | undefined
  readonly font: string | undefined
  /** The development server writes this into the head as it is. */
  readonly developmentHead?: string | undefined
}

interface ManifestChunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** Vite's manifest of the browser's build. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** The messages that each file of the browser's build names. */
export type MessageUse = Readonly<Record<string, readonly string[]>>

type Follow = (chunk: ManifestChunk) => readonly string[]

const atOnce: Follow = ({ imports = [] }) => imports

const isPage = (key: string) => key.startsWith('src/features/') && key.endsWith('-page.tsx')

/** The key of a page's chunk in the manifest. */
export const chunkKey = (kind: PageKind): string => `src/features/${componentFile(kind).slice(2)}`

/** Follows dynamic imports too, but not to other pages: those bring their own messages. */
const sooner: Follow = ({ imports = [], dynamicImports = [] }) => [
  ...imports,
  ...dynamicImports.filter((key) => !isPage(key)),
]

const withImports = (manifest: Manifest, key: string, follow: Follow, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  follow(chunk).forEach((imported) => withImports(manifest, imported, follow, seen))
  return seen
}

const entryKey = 'src/boot/entry.tsx'
/** Every page needs this font. The whole Latin font loads only where a text needs it. */
const coreFont = /sans-core-[\w-]+\.woff2$/

const earlyKey = 'src/boot/early.ts'
const localeDataKey = 'src/boot/locale-data.ts'
const tracedKey = 'src/boot/traced.ts'

/** The manifests of a build, and the texts of files that documents contain, by file name. */
export interface Build {
  readonly manifest: Manifest
  readonly messageUse: MessageUse
  readonly texts: ReadonlyMap<string, string>
}

/** The files of a build that documents contain: its style sheets, and the script that runs before anything else. */
export const inlineFiles = (manifest: Manifest): string[] => [
  ...new Set(
    Object.entries(manifest).flatMap(([key, { file, css = [] }]) => (key === earlyKey ? [file, ...css] : css)),
  ),
]

/** Caches the results of `make` for a few lists of files. */
const once = <Made>(make: (files: readonly string[]) => Made): ((files: readonly string[]) => Made) => {
  const known = new Map<string, Made>()
  return (files) => {
    const key = files.join()
    const made = known.get(key) ?? make(files)
    known.set(key, made)
    return made
  }
}

/**
 * Reads the manifests of a build. Throws if a script that every document needs is missing: the build is broken, and the site can serve
 * nothing.
 */
export const readAssets = ({ manifest, messageUse, texts }: Build, { isTraced = false } = {}): Assets => {
  const textOf = (file: string) => texts.get(file) ?? ''
  const { [entryKey]: entry, [earlyKey]: early, [localeDataKey]: localeData, [tracedKey]: traced } = manifest
  if (!entry || !early || !localeData) throw new Error('the browser build lacks a script that every document needs')
  const chunks = (keys: readonly string[], follow = atOnce) =>
    [...new Set(keys.flatMap((key) => [...withImports(manifest, key, follow)]))].flatMap((key) => manifest[key] ?? [])
  const font = Object.values(manifest).find(({ file }) => coreFont.test(file))?.file
  return {
    entry: `/${entry.file}`,
    traced: isTraced && traced ? `/${traced.file}` : undefined,
    early: { text: textOf(early.file), worker: `/${localeData.file}` },
    stylesOf: once((files) =>
      [...new Set(chunks([entryKey, ...files]).flatMap(({ css }) => css ?? []))].map((file) => ({
        href: `/${file}`,
        text: textOf(file),
      })),
    ),
    scriptsOf: once((files) =>
      chunks([entryKey, ...files])
        .map(({ file }) => `/${file}`)
        .filter((file) => file.endsWith('.js')),
    ),
    messagesOf: once((files) => [
      ...new Set(chunks([entryKey, ...files], sooner).flatMap(({ file }) => messageUse[file] ?? [])),
    ]),
    font: font && `/${font}`,
  }
}
