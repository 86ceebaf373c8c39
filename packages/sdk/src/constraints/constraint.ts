/** What the contract asks of one field of a request body. */
export interface FieldConstraint {
  readonly required?: true
  /** In characters, as are all lengths. */
  readonly minLength?: number
  readonly maxLength?: number
  /** A regular expression of JSON Schema: not anchored by itself, read with the flag `u`. */
  readonly pattern?: string
  /** A calendar date `YYYY-MM-DD`, or an e-mail address. */
  readonly format?: 'date' | 'email'
  /** The values that the field may have. */
  readonly options?: readonly string[]
  /** The field holds a whole number. */
  readonly integer?: true
  readonly minimum?: number
  readonly maximum?: number
  /** A list has no fewer and no more entries. */
  readonly minItems?: number
  readonly maxItems?: number
  /** What each entry of a list may hold. */
  readonly items?: FieldConstraint
  /** A box that is ticked or not. If `required`, only a ticked one is taken, such as a consent that must be given. */
  readonly box?: true
  /** Media types that a file may have. */
  readonly types?: readonly string[]
  /** Bytes that a file may have. */
  readonly maxBytes?: number
}

/** What the contract asks of a request body, by field; the field of an inner object is named with a dot, that of objects in a list `list[].field`. */
export type FormConstraints = Readonly<Record<string, FieldConstraint>>
