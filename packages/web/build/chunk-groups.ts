import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

/** The folder of the site. */
const site = fileURLToPath(new URL('..', import.meta.url))

/** A module and all modules that it imports, directly or not. */
const reach = (context: Rolldown.ChunkingContext, ids: readonly string[]): ReadonlySet<string> => {
  const found = new Set(ids)
  // The loop over a set also visits elements that are added meanwhile.
  for (const id of found) context.getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported))
  return found
}

const homeModules = [`${site}src/boot/entry.tsx`, `${site}src/features/home/home-page.tsx`]

/** Code that reads personal data. It comes with the pages of the areas, and with a booking. */
const personal =
  /node_modules\/@tanstack\/|src\/personal-data\/(?!write-(?:outcome|words))|src\/features\/member\/area\//

/** Code for the session: any page may have to show it, once a visitor has a session. */
const session =
  /packages\/sdk\/src\/(?:session\/|client\/(?:call-context|client-origin|deadline|limits|tell)\.ts$)|src\/session\/(?:read-session|set-cookie|site-session|site-storage|tab-storage|write-cookies)\.ts$/

/**
 * Code that calls the back ends comes with a dialog or a form, not with every page that may open one. The same applies to code that
 * prefetches pages: log-in pages use it as well as those of the areas, and would load the chunk of personal data for it.
 */
const calls =
  /src\/shared\/use-pages-ahead\.ts$|node_modules\/openapi-fetch\/|packages\/sdk\/src\/(?:client|member|generated\/(?!company)[\w-]+)\/(?!constraints)|src\/session\/log-in\.ts$/

/**
 * The modules of pages without personal data. A group also takes the imports of its modules, so without this group these pages would load
 * the chunk of personal data for a part of the kit inside it: 23 kB for each public page.
 */
const modulesOfPublicPages = (context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  // The panel of the search comes with its dialog, on any page.
  const pages = globSync(['src/features/**/*-page.tsx', 'src/features/search/search-panel.tsx'], { cwd: site })
    .filter((file) => !/features\/(?:member|company)\//.test(file))
    .map((file) => [...reach(context, [`${site}${file}`])])
  const ids = pages.filter((page) => !page.some((id) => personal.test(id))).flat()
  return new Set(ids.filter((id) => !session.test(id) && !calls.test(id)))
}

/** Names the chunk of the modules in a set. The set is computed once. */
const ofSet = (name: string, modules: (context: Rolldown.ChunkingContext) => ReadonlySet<string>) => {
  let known: ReadonlySet<string> | undefined
  return (id: string, context: Rolldown.ChunkingContext) => ((known ??= modules(context)).has(id) ? name : null)
}

/**
 * Few chunks compress better than many, and code that seldom changes is separate from code that changes often. Pages share common code. But
 * the home page must not load code that only other pages need, and public pages must not load code that reads personal data.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  const ofHome = (name: string) => ofSet(name, (context) => reach(context, homeModules))
  // A chunk for each set of pages that share code.
  const shared = { minShareCount: 2, entriesAware: true } as const
  // The parts of the kit that most pages need are one chunk, and chunks below 1,200 B join their nearest: a doctor's page has four chunks
  // fewer than without both, and 200 B less. From 1,500 B on, a hospital's page would load 7 kB for other pages. Many pages use fields and
  // parts of lists too, but not the pages that people reach from a search engine: without them a doctor's page and an article are 1,780 B
  // smaller.
  const needed = { test: /packages\/ui\/src\/(?!error-summary|field)/, minShareCount: 6 } as const
  const lists = { test: /packages\/ui\/src\/(?:filter-bar|pagination)\// } as const
  const merged = { entriesAwareMergeThreshold: 1200 } as const
  return [
    { name: ofHome('libraries'), debugName: 'libraries', test: /node_modules\//, priority: 3 },
    { name: ofHome('site'), debugName: 'site', test: /packages\/(?:ui|web|sdk)\//, priority: 2 },
    { name: ofSet('pages', modulesOfPublicPages), debugName: 'lists', priority: 1.6, ...lists },
    { name: ofSet('pages', modulesOfPublicPages), debugName: 'most pages', priority: 1.5, ...needed },
    { name: ofSet('pages', modulesOfPublicPages), debugName: 'public pages', priority: 1, ...shared, ...merged },
    { name: 'session', test: session },
    { name: 'calls', test: calls },
    { name: 'personal', test: personal },
    { name: 'pages', ...shared },
  ]
}
