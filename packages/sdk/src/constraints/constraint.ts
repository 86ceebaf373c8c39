/** The contract's rules for one field of a request body. */
export interface FieldConstraint {
  readonly required?: true
  /** Lengths are in characters. */
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
  /** The fewest entries of a list; `maxItems` is the most. */
  readonly minItems?: number
  readonly maxItems?: number
  /** The rules for each entry of a list. */
  readonly items?: FieldConstraint
  /** A checkbox. If it is `required`, it must be ticked, such as the box of a consent. */
  readonly box?: true
  /** The allowed media types of a file. */
  readonly types?: readonly string[]
  /** The most bytes of a file. */
  readonly maxBytes?: number
}

/**
 * The contract's rules for a request body, by field. A field of an inner object is named `object.field`, a field of objects in a list
 * `list[].field`.
 */
export type FormConstraints = Readonly<Record<string, FieldConstraint>>
