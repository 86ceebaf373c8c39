/** What the contract asks of one field of a request body. */
export interface FieldConstraint {
  readonly required?: true
  /** In characters, as are all lengths. */
  readonly minLength?: number
  readonly maxLength?: number
  /** A regular expression of JSON Schema: not anchored by itself, read with the flag `u`. */
  readonly pattern?: string
  /** The values that the field may have. */
  readonly options?: readonly string[]
}

/** What the contract asks of a request body, by field; the field of an inner object is named with a dot. */
export type FormConstraints = Readonly<Record<string, FieldConstraint>>
