// What `changeset version` writes into a CHANGELOG.md: the sentences of the changesets as they are, for those who use the package. The
// library's own functions put a commit's hash before each, which says nothing to a user.

interface Changeset {
  readonly summary: string
}

interface Release {
  readonly name: string
  readonly newVersion: string
}

/** A changeset as an item of a list. Further lines are indented, so that they stay in the item. */
export const getReleaseLine = ({ summary }: Changeset): string => `- ${summary.trim().replaceAll(/\n(?=.)/g, '\n  ')}`

/** The packages of this repository that the package now asks for in a newer version; empty if there are none. */
export const getDependencyReleaseLine = (_: unknown, dependencies: readonly Release[]): string =>
  dependencies.length === 0
    ? ''
    : `- It needs ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')} or newer.`
