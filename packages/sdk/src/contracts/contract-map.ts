import type { ZodType } from 'zod'

/** The type of a query or path parameter, to parse it from text. */
export type ParameterType = 'string' | 'integer' | 'number' | 'boolean' | 'array'

interface ParameterContract {
  readonly types: Readonly<Record<string, ParameterType>>
  readonly schema: ZodType
}

/** One operation of the contract at run time. */
export interface OperationContract {
  readonly path?: ParameterContract
  readonly query?: ParameterContract
  readonly body?: { readonly form: 'json' | 'form'; readonly schema: ZodType }
  /** A schema for each documented status; null if the answer has no body. */
  readonly responses: Readonly<Record<number, ZodType | null>>
}

/** A whole contract at run time: an entry for each method of its client. */
export type ContractMap<Client = Record<string, unknown>> = Readonly<Record<keyof Client & string, OperationContract>>
