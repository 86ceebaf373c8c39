/** The first characters of a document id are the name of the entry's type, cut to this length. */
const typeLength = 16

const prefixOf = (type: string): string => type.toLowerCase().slice(0, typeLength).padEnd(typeLength, 'x')

/** The document id of an entry: 24 small letters and digits, like those of Strapi 5, but the same at each start. */
export const documentIdOf = (type: string, id: number): string => `${prefixOf(type)}${String(id).padStart(8, '0')}`

/** The ids and numbers of entries in Strapi 5. */
export interface Identities {
  /** The present number of an entry. */
  readonly numberOf: (type: string, id: number) => number
  /** Publishes an entry again, which gives the entry the next number. */
  readonly republish: (type: string, id: number) => void
  /** The id of the entry that a request names by its document id or by its present number. */
  readonly idOf: (type: string, reference: unknown) => number | undefined
}

/** The first number for entries that are published again: higher than all numbers of the content. */
const firstNumber = 10_000

/** The ids and numbers of one content server. No entry has been published again yet. */
export const createIdentities = (): Identities => {
  const numbers = new Map<string, number>()
  let next = firstNumber
  const numberOf = (type: string, id: number) => numbers.get(documentIdOf(type, id)) ?? id
  const ofNumber = (type: string, number: number): number | undefined => {
    if (number < firstNumber) return numberOf(type, number) === number ? number : undefined
    const [name] = [...numbers].find(([known, given]) => given === number && known.startsWith(prefixOf(type))) ?? []
    return name === undefined ? undefined : Number(name.slice(typeLength))
  }
  return {
    numberOf,
    republish: (type, id) => {
      numbers.set(documentIdOf(type, id), next)
      next += 1
    },
    idOf: (type, reference) => {
      if (typeof reference === 'number') return ofNumber(type, reference)
      if (typeof reference !== 'string') return undefined
      return reference.startsWith(prefixOf(type))
        ? Number(reference.slice(typeLength))
        : ofNumber(type, Number(reference))
    },
  }
}
