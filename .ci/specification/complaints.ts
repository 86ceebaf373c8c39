import { allRules } from '../../packages/web/test/specification/areas.ts'
import type { Rule } from '../../packages/web/test/specification/rule.ts'

/** Whether a tag is the id of a sentence: ids have a dot. Stories also have other tags. */
export const isRuleTag = (tag: string): boolean => tag.includes('.')

/** The problems of a set of tags: sentences that are not among them, and tags that are no sentence. */
export const complaints = (tags: Iterable<string>, rules: ReadonlyMap<string, Rule> = allRules): readonly string[] => {
  const used = new Set(tags)
  const missing = [...rules].filter(([id]) => !used.has(id))
  return [
    ...missing.map(([id, [section, says]]) => `no test holds ${id} (${section}: ${says})`),
    ...[...used].filter((tag) => !rules.has(tag)).map((tag) => `the tag ${tag} names no sentence of the specification`),
  ]
}
