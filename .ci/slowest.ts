/** How long a test or a file took, in milliseconds. */
export interface Timing {
  readonly name: string
  readonly duration: number
}

const rows = 10

const list = (what: string, timings: readonly Timing[]): string[] => [
  `Slowest ${what}`,
  ...[...timings]
    .sort((one, other) => other.duration - one.duration)
    .slice(0, rows)
    .map(({ name, duration }) => `${(duration / 1000).toFixed(1).padStart(8)} s  ${name}`),
]

/** The ten slowest tests and the ten slowest files, as lines to print. The time of a file is the sum of its tests. */
export const slowest = (tests: readonly (Timing & { readonly file: string })[]): string => {
  const files = new Map<string, number>()
  for (const { file, duration } of tests) files.set(file, (files.get(file) ?? 0) + duration)
  return [
    '',
    ...list(
      'tests',
      tests.map(({ file, name, duration }) => ({ name: `${file} › ${name}`, duration })),
    ),
    ...list(
      'files',
      [...files].map(([name, duration]) => ({ name, duration })),
    ),
    '',
  ].join('\n')
}
