import type { OperationContract } from './contract-map.ts'

// Making all schemas of the five contracts takes 80 to 140 ms of processor in Node. A program calls a few operations of one or two.

/** Makes a value when it is first asked for, and keeps it. */
export const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** For each operation of a contract, what makes its entry. */
export type EntryMakers<Client = Record<string, unknown>> = Readonly<
  Record<keyof Client & string, () => OperationContract>
>

type LazyContract<Makers extends EntryMakers> = {
  readonly [Operation in keyof Makers]: ReturnType<Makers[Operation]>
}

/** A contract whose entries are made when they are first read. */
export const lazyContract = <Makers extends EntryMakers>(makers: Makers): LazyContract<Makers> => {
  const entries = Object.entries(makers).map(([operation, make]) => [
    operation,
    { get: lazily(make), enumerable: true },
  ])
  // `defineProperties` has the type of what it was given, without the properties.
  return Object.defineProperties({}, Object.fromEntries(entries)) as LazyContract<Makers>
}
