/** A package that this repository publishes. */
export interface ReleasedPackage {
  readonly name: string
  readonly version: string
  /** Whether the registry has this version. */
  readonly isPublished: boolean
  /** Files of the package that changed since the tag of this version. Empty if there is no such tag. */
  readonly changedFiles: readonly string[]
}

/** The state of the repository before it is published. */
export interface Publication {
  /** Files that are not committed. */
  readonly uncommitted: readonly string[]
  /** Names of changesets that belong to no version yet. */
  readonly changesets: readonly string[]
  readonly packages: readonly ReleasedPackage[]
}

/** Why nothing may be published, and what to do about it; undefined if the packages that the registry lacks may be published. */
export const publicationProblem = ({ uncommitted, changesets, packages }: Publication): string | undefined => {
  if (uncommitted.length > 0) return `Commit these first, as a release names a commit: ${uncommitted.join(', ')}`
  if (changesets.length > 0)
    return `Give the described changes a version (pnpm release:version), and commit it: ${changesets.join(', ')}`
  const changed = packages.find(({ isPublished, changedFiles }) => isPublished && changedFiles.length > 0)
  if (changed) {
    const { name, version, changedFiles } = changed
    return `${name} ${version} is published already, and has changed since. Describe the changes (pnpm changeset): ${changedFiles.join(', ')}`
  }
  if (packages.every(({ isPublished }) => isPublished))
    return `${packages.map(({ name, version }) => `${name} ${version}`).join(', ')} are published already: there is nothing to publish`
  return undefined
}
