// The text that `changeset version` writes into a CHANGELOG.md: the sentences of the changesets, unchanged, for the users of the package.
// The functions of changesets itself put a commit's hash before each sentence, which users do not need.

interface Changeset {
  readonly summary: string
}

interface Release {
  readonly name: string
  readonly newVersion: string
}

/** A changeset as an item of a list. Further lines are indented, so that they stay in the item. */
export const getReleaseLine = ({ summary }: Changeset): string => `- ${summary.trim().replaceAll(/\n(?=.)/g, '\n  ')}`

/** The packages of this repository whose newer version the package now requires; empty if there are none. */
export const getDependencyReleaseLine = (_: unknown, dependencies: readonly Release[]): string =>
  dependencies.length === 0
    ? ''
    : `- It needs ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')} or newer.`
