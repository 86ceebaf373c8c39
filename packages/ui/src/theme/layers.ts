/** Cascade layers from weakest to strongest. Every style of the kit lives in one of them. */
export const layers = ['reset', 'tokens', 'base', 'components', 'patterns', 'utilities', 'overrides'] as const

/** A cascade layer of the kit. */
export type LayerName = (typeof layers)[number]

/**
 * The statement that fixes the order. It must be the first style of a document: a lazily loaded
 * chunk may otherwise declare its layer first.
 */
export const layerOrder = `@layer ${layers.join(', ')};`
