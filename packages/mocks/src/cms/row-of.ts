type Named<Value> = NonNullable<Value> extends { __typename?: infer Name } ? NonNullable<Name> : undefined

type Stored<Value> =
  Named<Value> extends `${string}EntityResponse`
    ? number | null
    : Named<Value> extends `${string}RelationResponseCollection`
      ? readonly number[]
      : Named<Value> extends `Component${string}`
        ? ComponentOf<NonNullable<Value>> | null
        : NonNullable<Value> extends readonly (infer Item)[]
          ? readonly ComponentOf<NonNullable<Item>>[]
          : Value | null

type ComponentOf<Component> = {
  readonly [Name in Exclude<keyof Component, '__typename'>]-?: Name extends 'id'
    ? number
    : Stored<Exclude<Component[Name], undefined>>
}

/**
 * The row of a content type, derived from the type generated from the SDL: relations and media as ids, components as
 * objects. A renamed field in the SDL is thus a type error in the content.
 */
export type RowOf<Type> = { readonly id: number } & {
  readonly [Name in Exclude<keyof Type, '__typename'>]-?: Stored<Exclude<Type[Name], undefined>>
}
