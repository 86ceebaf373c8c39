/** A problem with the name of its field before it; a question is no name, and its problem says what to choose. */
export const withLabel = (label: string | undefined, problem: string): string =>
  label === undefined || label.endsWith('?') ? problem : `${label}: ${problem}`
