/** Characters that a document's name begins with, of its type. */
const typeLength = 16

const prefixOf = (type: string): string => type.toLowerCase().slice(0, typeLength).padEnd(typeLength, 'x')

/** The name of an entry's document: 24 small letters and digits, as Strapi 5 draws them, the same at each start. */
export const documentIdOf = (type: string, id: number): string => `${prefixOf(type)}${String(id).padStart(8, '0')}`

/** How entries are named on the wire of Strapi 5. */
export interface Identities {
  /** The number that an entry has at present. */
  readonly numberOf: (type: string, id: number) => number
  /** Publishes an entry again, which gives it the next number. */
  readonly republish: (type: string, id: number) => void
  /** The id of the entry that a request names, by its document or by its present number. */
  readonly idOf: (type: string, reference: unknown) => number | undefined
}

/** The first number of entries that were published again: above all of the content's own. */
const firstNumber = 10_000

/** The names of one content server's entries, none published again yet. */
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
