import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { restContracts, workspacePaths, workspaceRoot } from '@hospital/codegen/contracts'
import { Application, Comment, IntrinsicType, OptionDefaults, ReflectionKind } from 'typedoc'
import type { CommentDisplayPart, DeclarationReflection, ProjectReflection, Reflection } from 'typedoc'
import type { Page } from '../pages/page.ts'

/** An entry of the SDK. */
interface Entry {
  /** The entry's import, such as `@hospital/sdk/cms/rest`. */
  readonly title: string
  /** The entry's source file, relative to the SDK's sources. */
  readonly file: string
  /** The name of the entry's page, such as `cms-rest`; `index` for the root. */
  readonly page: string
}

/** The entries of the SDK, from the package.json of its sources. */
const readEntries = async (): Promise<readonly Entry[]> => {
  const { exports } = JSON.parse(await readFile(`${workspacePaths.sdk}/package.json`, 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>
  }
  return Object.entries(exports).map(([subpath, file]) => ({
    title: subpath.replace(/^\./, '@hospital/sdk'),
    file,
    page: subpath.replace(/^\.\/?/, '').replaceAll('/', '-') || 'index',
  }))
}

/** Names each module after its page; TypeDoc names it after its file. */
const nameModules = (project: ProjectReflection, entries: readonly Entry[]): void => {
  for (const module of project.children ?? []) {
    const entry = entries.find(({ file }) => file.replace(/^\.\//, '').replace(/(\/index)?\.ts$/, '') === module.name)
    if (!entry) throw new Error(`${module.name} is no entry of the SDK`)
    module.name = entry.page
  }
}

/** Generated types have their description after `@description`: moves it to the beginning of the comment. */
const useDescription = ({ comment }: Reflection): void => {
  const description = comment?.getTag('@description')
  if (!comment || !description) return
  comment.summary = [...description.content, { kind: 'text', text: ' ' }, ...comment.summary]
  comment.removeTags('@description')
}

const contracts = restContracts(workspacePaths).map(({ name }) => name)

/** Leaves out the contents of types and constants that were generated from a contract: the contract's own pages have them. */
const referToContract = (reflection: DeclarationReflection): void => {
  const [, name = '', file] =
    /\/generated\/([\w-]+)\/(\w+)\.ts$/.exec(reflection.sources?.[0]?.fullFileName ?? '') ?? []
  const isConstant = reflection.kind === ReflectionKind.Variable
  if (!contracts.includes(name) || !(isConstant || file === 'types')) return
  delete reflection.children
  delete reflection.groups
  reflection.type = new IntrinsicType('object')
  const pages: CommentDisplayPart = {
    kind: 'text',
    text: ` Generated from the contract, [whose pages](../${name}/index.md) tell what is in it.`,
  }
  reflection.comment = new Comment([...(isConstant ? (reflection.comment?.summary ?? []) : []), pages])
}

/** Changes TypeDoc's result to what the pages show. */
const prepare = (project: ProjectReflection, entries: readonly Entry[]): void => {
  nameModules(project, entries)
  for (const module of project.children ?? []) module.children?.forEach(referToContract)
  for (const reflection of Object.values(project.reflections)) {
    useDescription(reflection)
    // Links to sources would lead nowhere: no installed package contains the sources.
    if (reflection.isDeclaration()) delete reflection.sources
  }
}

const createApplication = (entries: readonly Entry[], folder: string) => {
  // TypeDoc knows the options of typedoc-plugin-markdown only at run time.
  const markdown: object = {
    router: 'module',
    entryFileName: 'entries',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    propertyMembersFormat: 'table',
    tableColumnSettings: { hideInherited: true, hideModifiers: true, hideSources: true },
  }
  return Application.bootstrapWithPlugins({
    ...markdown,
    plugin: ['typedoc-plugin-markdown'],
    outputs: [{ name: 'markdown', path: folder }],
    entryPoints: entries.map(({ file }) => join(workspacePaths.sdk, file)),
    tsconfig: join(workspaceRoot, 'packages/reference/tsconfig.sdk.json'),
    blockTags: [...OptionDefaults.blockTags, '@description'],
    modifierTags: [...OptionDefaults.modifierTags, '@constant'],
    // `pnpm check` has checked the types, with the workspace's compiler.
    skipErrorChecking: true,
    readme: 'none',
    validation: { invalidLink: true, notExported: false, notDocumented: false },
    logLevel: 'Warn',
  })
}

/** Rows of tables have HTML anchors, which the site shows as text: removes the anchors and the links to them. */
export const withoutAnchors = (markdown: string): string =>
  markdown.replaceAll(/<a id="[^"]*"><\/a> /g, '').replaceAll(/\[(`[^`]*`)\]\([^)]*#property-[^)]*\)/g, '$1')

/** Writes a page for each entry of the SDK with all of its exports, below `folder`. Throws if TypeDoc reports an error. */
export const writeTypePages = async (folder: string): Promise<readonly Page[]> => {
  const entries = await readEntries()
  const app = await createApplication(entries, folder)
  const project = await app.convert()
  if (!project) throw new Error('TypeDoc cannot read the SDK')
  prepare(project, entries)
  await app.generateOutputs(project)
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('TypeDoc has found mistakes; see above')
  await rm(join(folder, 'entries.md'))
  for (const { title, page } of entries) {
    const file = join(folder, `${page}.md`)
    await writeFile(file, withoutAnchors((await readFile(file, 'utf8')).replace(/^# .*$/m, `# ${title}`)))
  }
  return entries.map(({ title, page }) => ({
    path: `types/${page}.md`,
    group: 'Exported types and functions',
    title,
    summary: `What ${title} exports`,
    text: '',
  }))
}
