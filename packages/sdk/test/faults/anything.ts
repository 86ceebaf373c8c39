// The date of a value that fits every parameter of a CMS function: text, a date, conditions and call options.
const now = new Date('2026-11-22T03:00:00Z')

/** A value that can be passed for any parameter of a CMS function, also for the call's options. */
export const anything = (options: object): never => {
  const value = new String('contoh')
  const members = { toISOString: () => now.toISOString(), getTime: () => now.getTime(), words: 'contoh' }
  // Not enumerable, so that none of it is sent as a condition.
  const hidden = Object.entries({ ...members, ...options }).map(([name, member]) => [
    name,
    { value: member, enumerable: false },
  ])
  return Object.defineProperties(value, Object.fromEntries(hidden) as PropertyDescriptorMap) as never
}
