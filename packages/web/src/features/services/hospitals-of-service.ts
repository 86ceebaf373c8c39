/** The fields that identify a hospital. */
interface Hospital {
  readonly nama: string | null
  readonly slug: string | null
}

/** A text about a service, for one hospital or for all. */
interface Block {
  readonly rumah_sakit: Hospital | null
}

/**
 * The hospitals that have a service, by name: those that say that they offer it, and those that its texts are about. A hospital that is not
 * among `known` is left out.
 */
export const hospitalsOfService = <Known extends Hospital>(
  offering: readonly Hospital[],
  blocks: readonly Block[],
  known: readonly Known[],
): readonly Known[] => {
  const slugs = new Set(
    [...offering, ...blocks.flatMap(({ rumah_sakit: hospital }) => hospital ?? [])].map(({ slug }) => slug),
  )
  return known
    .filter(({ nama, slug }) => nama !== null && slug !== null && slugs.has(slug))
    .toSorted((one, other) => (one.nama ?? '').localeCompare(other.nama ?? ''))
}
