import sources from './src/package.json' with { type: 'json' }

/** The modules that applications import, by their place in `dist` without its ending. */
export const entries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(sources.exports)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file.slice('./'.length, -'.ts'.length), file.replace('./', 'src/')]),
)
