/** The faults that can be set for an operation. */
export type FaultKind =
  | '401'
  | '403'
  | '404'
  | '422'
  | '429'
  | '500'
  | '503'
  | 'errors'
  | 'malformed'
  | 'dropped'
  | 'empty'

/** A fault: a failure, a delay before the proper answer, or both. */
export interface Fault {
  /** Milliseconds to wait before the answer. */
  readonly delay?: number | undefined
  readonly kind?: FaultKind | undefined
  /** The messages of a `422` by field name; only for faults that are set in the same process. */
  readonly fieldErrors?: Readonly<Record<string, string[]>> | undefined
}

const kinds: readonly string[] = [
  '401',
  '403',
  '404',
  '422',
  '429',
  '500',
  '503',
  'errors',
  'malformed',
  'dropped',
  'empty',
] satisfies FaultKind[]

const isFaultKind = (text: string): text is FaultKind => kinds.includes(text)

/**
 * Parses a fault from a query parameter or a toolbar: `500`, `delay-2000`, `delay-2000+malformed`.
 * Undefined for any other text.
 */
export const parseFault = (text: string): Fault | undefined => {
  const parts = text.split('+')
  const delay = parts.map((part) => /^delay-(\d{1,6})$/.exec(part)?.[1]).find((found) => found !== undefined)
  const kind = parts.find(isFaultKind)
  if (parts.length !== Number(delay !== undefined) + Number(kind !== undefined)) return undefined
  return { delay: delay === undefined ? undefined : Number(delay), kind }
}

/**
 * The switches: one fault for each name of an operation or a GraphQL document; `*` is for all. The operation of a single hospital is named
 * with the hospital's code, such as `listLabResults@RS02`.
 */
export interface FaultSwitches {
  readonly set: (operation: string, fault: Fault) => void
  readonly clear: () => void
  /** The fault of the first name that has one; `*` comes last. */
  readonly find: (...names: readonly (string | undefined)[]) => Fault | undefined
}

/** Creates the switches, all off. */
export const createFaultSwitches = (): FaultSwitches => {
  const faults = new Map<string, Fault>()
  return {
    set: (operation, fault) => void faults.set(operation, fault),
    clear: () => faults.clear(),
    find: (...names) => {
      for (const name of [...names, '*']) {
        const fault = name === undefined ? undefined : faults.get(name)
        if (fault) return fault
      }
      return undefined
    },
  }
}

/** The header that carries faults for one request: `HomePage=500,login=delay-2000`. */
export const faultHeader = 'x-mock-fault'

/** The fault that a request sets in its `x-mock-fault` header for one of the names. */
export const requestedFault = (headers: Headers, ...names: readonly (string | undefined)[]): Fault | undefined => {
  for (const entry of headers.get(faultHeader)?.split(',') ?? []) {
    const [name, text] = entry.split('=')
    if (text !== undefined && (name === '*' || names.includes(name?.trim()))) return parseFault(text.trim())
  }
  return undefined
}
