import { readConfig } from '../server/config.ts'
import type { SiteConfig } from '../server/config.ts'

/** The configuration that environment variables give. Throws where they are wrong. */
export const configOf = (environment: Readonly<Record<string, string | undefined>>): SiteConfig => {
  const result = readConfig(environment)
  if ('mistakes' in result) throw new Error(result.mistakes.join())
  return result.config
}
