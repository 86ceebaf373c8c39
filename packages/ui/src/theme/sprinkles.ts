import { atoms } from './sprinkles.css.ts'

type Atoms = typeof atoms

/** One token per property, all optional. */
export type Sprinkles = { [K in keyof Atoms]?: keyof Atoms[K] | undefined }

/**
 * The class names for a few tokens: `sprinkles({ gap: 'md', align: 'center' })`. For a case
 * that is not worth its own style; accepts tokens only, so every value is on the scale.
 */
export const sprinkles = (choice: Sprinkles): string => {
  const names: string[] = []
  for (const [property, token] of Object.entries(choice)) {
    const variants: Record<string, string> = atoms[property as keyof Atoms] // keys come from Sprinkles
    const name = token && variants[token]
    if (name) names.push(name)
  }
  return names.join(' ')
}
