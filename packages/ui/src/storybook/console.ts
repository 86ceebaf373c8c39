const levels = ['error', 'warn'] as const
const seen: string[] = []

/** Collects errors and warnings while a story renders and plays; returns a function that restores the console. */
export const collectConsole = (): (() => void) => {
  seen.length = 0
  const original = levels.map((level) => console[level])
  for (const level of levels) {
    console[level] = (...parts: unknown[]) => {
      seen.push(parts.map(String).join(' '))
    }
  }
  return () => {
    for (const [index, level] of levels.entries()) console[level] = original[index] ?? console[level]
  }
}

/** Fails a story that logged an error or a warning, including React's hints and missing messages. */
export const failOnConsole = (): void => {
  if (seen.length > 0) throw new Error(`The story wrote to the console:\n${seen.join('\n')}`)
}
