/** The problem of one field, in Strapi's format. */
export interface FieldProblem {
  readonly path: (string | number)[]
  readonly message: string
  readonly name: string
}

/** The codes that Strapi's GraphQL gives to the errors that it raises itself. */
export type StrapiCode = 'FORBIDDEN' | 'BAD_USER_INPUT' | 'STRAPI_PAGINATION_ERROR'

/** An error that Strapi raises itself, over REST and GraphQL alike. Any other error is an unexpected failure. */
export class StrapiError extends Error {
  readonly code: StrapiCode
  readonly errors: readonly FieldProblem[]

  constructor(name: string, message: string, code: StrapiCode, errors: readonly FieldProblem[] = []) {
    super(message)
    this.name = name
    this.code = code
    this.errors = errors
  }

  /** The invalid fields; empty for errors that concern no field. */
  get details(): { errors?: FieldProblem[] } {
    return this.errors.length > 0 ? { errors: [...this.errors] } : {}
  }
}

/** The request has no token, or a token without the permission. */
export const forbidden = (): StrapiError => new StrapiError('ForbiddenError', 'Forbidden access', 'FORBIDDEN')

/** A filter or a sort order names a field that does not exist. */
export const invalidParameter = (name: string): StrapiError =>
  new StrapiError('ValidationError', `Invalid parameter ${name}`, 'BAD_USER_INPUT')

/** Fields of a new entry are invalid. A single problem is reported itself, several problems as a count. */
export const invalidFields = (problems: readonly FieldProblem[]): StrapiError => {
  const [only] = problems
  const message = problems.length === 1 && only ? only.message : `${problems.length} errors occurred`
  return new StrapiError('ValidationError', message, 'BAD_USER_INPUT', problems)
}
