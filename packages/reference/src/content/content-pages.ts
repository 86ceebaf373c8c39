import { readdir, readFile } from 'node:fs/promises'
import { workspacePaths } from '@hospital/codegen/contracts'
import { block, code, paragraphs, slugOf, table } from '../markdown/markdown.ts'
import type { Page } from '../pages/page.ts'
import { contentFunctions } from './content-functions.ts'
import type { ContentFunction } from './content-functions.ts'
import { documentsIn, fragmentsIn } from './documents.ts'
import type { FragmentText } from './documents.ts'
import { callsIn, documentHref, documentSection, functionSection } from './function-section.ts'

const group = 'Content functions'

/** The files of a folder, by their names without the ending. */
const filesIn = async (folder: string, ending: string): Promise<ReadonlyMap<string, string>> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts')).sort()
  return new Map(
    await Promise.all(
      names.map(async (name) => [name.slice(0, -ending.length), await readFile(`${folder}/${name}`, 'utf8')] as const),
    ),
  )
}

/** Returns the link to the section of a REST operation. */
type OperationHref = (operation: string) => string

interface Topic {
  readonly name: string
  readonly functions: readonly ContentFunction[]
}

/** The topics of the content functions: the files that export functions, which are the files with an example. */
const topicsIn = (sources: ReadonlyMap<string, string>, examples: ReadonlyMap<string, string>): readonly Topic[] =>
  [...sources].flatMap(([name, source]) => {
    const isTopic = [...examples.keys()].some((example) => source.includes(`export const ${example} =`))
    return isTopic ? [{ name, functions: contentFunctions(source) }] : []
  })

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const topicPage = (
  { name, functions }: Topic,
  examples: ReadonlyMap<string, string>,
  operationHref: OperationHref,
): Page => {
  const title = capital(name)
  const sections = functions.map((each) => {
    const example = examples.get(each.name)
    if (example === undefined) throw new Error(`${each.name} has no example in src/content/content-calls.ts`)
    return functionSection(each, { example, operationHref })
  })
  return {
    path: `content/${slugOf(name)}.md`,
    group,
    title,
    summary: `Functions: ${functions.map((each) => each.name).join(', ')}`,
    text: paragraphs([`# Content: ${name}`, 'Functions of `@hospital/sdk/cms`.', ...sections]),
  }
}

const fragmentsPage = (fragments: readonly FragmentText[]): Page => ({
  path: 'content/fragments.md',
  group,
  title: 'Fragments',
  summary: 'The fragments that the GraphQL documents share',
  text: paragraphs([
    '# Fragments',
    'The parts that the [documents](documents.md) share.',
    ...fragments.flatMap(({ name, type, text, fragments: inner }) => [
      `## ${name}`,
      `Of [${code(type)}](../graphql/types.md#${slugOf(type)}).${inner.map((other) => ` Has [${code(other)}](#${slugOf(other)}).`).join('')}`,
      block('graphql', text),
    ]),
  ]),
})

const searches = ['articleSearch', 'packageSearch', 'doctorSearch', 'eventSearch']

/** The pages of the content functions and of the documents that they send. */
export const contentPages = async (operationHref: OperationHref): Promise<readonly Page[]> => {
  const { sdk, reference } = workspacePaths
  const examples = callsIn(await readFile(`${reference}/content/content-calls.ts`, 'utf8'))
  const topics = topicsIn(await filesIn(`${sdk}/cms/content`, '.ts'), examples)
  const sources = [...(await filesIn(`${sdk}/cms/documents`, '.graphql')).values()]
  const searchFunctions = contentFunctions(
    (await readFile(`${sdk}/persisted/hit-search.ts`, 'utf8')).replace(/^[^]*?(?=\/\*\* Articles by)/, ''),
  ).filter(({ name }) => searches.includes(name))
  const senders = [
    ...topics.flatMap(({ name: topic, functions }) =>
      functions.map((each) => ({ ...each, href: `${slugOf(topic)}.md#${slugOf(each.name)}` })),
    ),
    ...searchFunctions.map((each) => ({ ...each, href: `../types/persisted.md#${slugOf(each.name)}` })),
  ]
  const documents = sources.flatMap(documentsIn)
  const sections = documents.map((each) => {
    const found = senders.filter((sender) => sender.documents.includes(each.name))
    if (found.length === 0) throw new Error(`No function says that it sends the document ${each.name}`)
    return documentSection(each, found)
  })
  const rows = topics.flatMap(({ name: topic, functions }) =>
    functions.map((each) => [`[${code(each.name)}](${slugOf(topic)}.md#${slugOf(each.name)})`, each.description]),
  )
  const documentRows = documents.map(({ name, comment }) => [`[${code(name)}](${documentHref(name)})`, comment])
  return [
    {
      path: 'content/index.md',
      group,
      title: 'Overview',
      summary: 'Every function of @hospital/sdk/cms, and every GraphQL document',
      text: paragraphs([
        '# Content functions',
        'What the content server has, over GraphQL and REST, without the wrappers of Strapi.',
        block(
          'ts',
          "import { createCmsClient } from '@hospital/sdk/cms'\n\nconst cms = createCmsClient({ baseUrl: 'https://hospital.example/cms', token })",
        ),
        ...table(['function', 'what it gives'], rows),
        '## Documents',
        ...table(['document', 'what it asks'], documentRows),
      ]),
    },
    ...topics.map((topic) => topicPage(topic, examples, operationHref)),
    {
      path: 'content/documents.md',
      group,
      title: 'Documents',
      summary: 'Every GraphQL document that the SDK sends, with its variables',
      text: paragraphs(['# GraphQL documents', 'What the functions send to the content server.', ...sections]),
    },
    fragmentsPage(sources.flatMap(fragmentsIn)),
  ]
}
