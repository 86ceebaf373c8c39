import type { OperationContract } from './contract-map.ts'

// Making all schemas of the five contracts takes 80 to 140 ms of processor time in Node, but a program calls only a few operations of one
// or two contracts. So each schema is made on first use.

/** Makes a value on first use, and keeps it. */
export const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** The function that makes the entry of each operation of a contract. */
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
  // `defineProperties` returns the type of its first argument, without the added properties.
  return Object.defineProperties({}, Object.fromEntries(entries)) as LazyContract<Makers>
}
