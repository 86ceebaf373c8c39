/**
 * Thrown by `fillPath`, with the name of the parameter as its message; the client turns it into an `invalid` error before anything is
 * sent.
 */
export class PathParameterError extends Error {}

/**
 * Fills a path's placeholders. Every value is encoded, so that none can reach another operation; a value that
 * no encoding makes safe ('', '.', '..': URLs resolve even %2e%2e as a step up) is refused.
 */
export const fillPath = (path: string, parameters: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{([^}]+)\}/g, (_match, name: string) => {
    const given = parameters[name]
    const value = typeof given === 'string' || typeof given === 'number' ? String(given) : ''
    if (value === '' || value === '.' || value === '..') throw new PathParameterError(name)
    return encodeURIComponent(value)
  })
