/** A picture or file of the CMS, its addresses absolute. */
export interface CmsMedia {
  readonly id: string
  readonly url: string
  readonly alternativeText: string | null
  readonly width: number | null
  readonly height: number | null
  readonly mime: string
  /** Smaller versions, the smallest first; empty for a picture that is small itself, and for other files. */
  readonly formats: readonly CmsMediaFormat[]
}

/** A smaller version of a picture. */
export interface CmsMediaFormat {
  readonly url: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** A page of a list, with the counts of the whole list. */
export interface CmsPage<Item> {
  readonly items: readonly Item[]
  readonly pagination: CmsPagination
}

/** Strapi's paging metadata. `pageCount` is 0 for an empty list. */
export interface CmsPagination {
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly pageCount: number
}

/** Whether a type is a file, by the rule of `normalize`: a `url` that is never null, and a `mime`, which may be missing over REST. */
type IsMedia<Value> = Value extends { readonly url: string } ? ('mime' extends keyof Value ? true : false) : false

/** `publishedAt`, which marks a draft, is used by `normalize` only. */
type Shown<Name> = Exclude<Name, 'publishedAt'>

type Entity<Attributes> =
  IsMedia<Attributes> extends true
    ? CmsMedia
    : { readonly id: string } & { readonly [Name in keyof Attributes as Shown<Name>]: Normalized<Attributes[Name]> }

type NormalizedData<Data> = Data extends readonly (infer Item)[]
  ? readonly NonNullable<Normalized<Item>>[]
  : Normalized<Data>

/**
 * The type of a CMS answer after `normalize`: entities without `attributes`, relations and media without `data`,
 * lists with meta as pages, ids as strings, no `publishedAt`. Field names stay as in the contract.
 */
export type Normalized<Value> = Value extends null | undefined
  ? Value
  : Value extends { readonly attributes: infer Attributes }
    ? Entity<NonNullable<Attributes>>
    : Value extends { readonly data: readonly (infer Item)[]; readonly meta: { readonly pagination: object } }
      ? CmsPage<NonNullable<Normalized<Item>>>
      : Value extends { readonly data: infer Data }
        ? NormalizedData<Data>
        : Value extends readonly (infer Item)[]
          ? readonly NonNullable<Normalized<Item>>[]
          : Value extends string | number | boolean
            ? Value
            : Value extends object
              ? IsMedia<Value> extends true
                ? CmsMedia
                : {
                    readonly [Name in keyof Value as Shown<Name>]: Name extends 'id' ? string : Normalized<Value[Name]>
                  }
              : Value
