/** An object whose properties are made on first use, and then kept. */
export const whenRead = <Whole extends object>(makers: {
  readonly [Name in keyof Whole]: () => Whole[Name]
}): Whole => {
  const whole = {}
  for (const [name, make] of Object.entries<() => unknown>(makers))
    Object.defineProperty(whole, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make()
        Object.defineProperty(whole, name, { enumerable: true, value })
        return value
      },
    })
  // The cast is safe: each property of `Whole` has a maker, and so is defined above.
  return whole as Whole
}
