/** An object whose properties are made when they are read first, and stay. */
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
  // Each property of `Whole` has its maker, and so is defined above.
  return whole as Whole
}
