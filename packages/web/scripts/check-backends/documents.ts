import { jakartaDate, limits } from '@hospital/sdk'
import { persistedTexts } from '@hospital/sdk/contracts'
import { gql } from 'urql'
import type { Calls, Read } from './calls.ts'
import { NotKnown } from './known.ts'

/** A letter that most texts contain, for searches. */
const searched = 'a'

/** The collection whose slug a document's `category` names. */
const categories: Readonly<Record<string, string>> = { artikels: 'kategoriArtikels', pakets: 'kategoriPakets' }

const valueOf = (variable: string, root: string, { known, now }: Calls): unknown => {
  const values: Readonly<Record<string, unknown>> = {
    slug: known.get(root, 'slug'),
    id: known.get(root, 'id'),
    category: known.get(categories[root] ?? root, 'slug'),
    hospital: known.get('rumahSakits', 'slug'),
    today: jakartaDate(now),
    now: now.toISOString(),
    text: searched,
    page: 1,
    pageSize: limits.list,
    limit: limits.list,
  }
  return values[variable]
}

/** A document of the SDK, run as the site runs it. */
export interface DocumentRead {
  readonly name: string
  /** The collections that it reads, by their GraphQL names. */
  readonly roots: readonly string[]
  /** Whether its arguments come from earlier answers. */
  readonly depends: boolean
  readonly read: Read
}

const documentRead = (name: string, text: string): readonly DocumentRead[] => {
  const document = gql<Readonly<Record<string, unknown>>, Record<string, unknown>>(text)
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  if (operation?.operation !== 'query') return []
  const roots = operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === 'Field' ? [selection.name.value] : [],
  )
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    required: type.kind === 'NonNullType',
  }))
  const read: Read = async (calls) => {
    const given = variables.flatMap(({ name: variable, required }) => {
      const value = valueOf(variable, roots[0] ?? '', calls)
      if (required && value === undefined) throw new NotKnown('no entry to ask for')
      return value === undefined ? [] : [[variable, value] as const]
    })
    const result = await calls.cms.query(document, Object.fromEntries(given))
    for (const [root, rows] of Object.entries(result.data ?? {})) calls.known.learn(root, rows, ['slug', 'id'])
    return result
  }
  return [
    {
      name,
      roots,
      depends: variables.some(({ name: variable }) => ['slug', 'id', 'category', 'hospital'].includes(variable)),
      read,
    },
  ]
}

/** Every document of the SDK that reads, those without arguments of earlier answers first. */
export const documentReads: readonly DocumentRead[] = Object.values(persistedTexts)
  .flatMap(({ name, text }) => documentRead(name, text))
  .toSorted((left, right) => Number(left.depends) - Number(right.depends))
