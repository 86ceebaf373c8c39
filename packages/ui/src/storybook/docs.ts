/** What a docs page says about a component beyond its docstring and its props. */
export interface ComponentGuide {
  /** When it is the right one. */
  use: string
  /** What to take in other cases. */
  instead?: string
  /** Keys and what they do. Left out where nothing can be operated. */
  keyboard?: Readonly<Record<string, string>>
}

/** Story parameters that put a guide at the head of the component's docs page. */
export function guide({ use, instead, keyboard }: ComponentGuide): { docs: { description: { component: string } } } {
  const keys = keyboard && Object.entries(keyboard).map(([key, does]) => `| ${key} | ${does} |`)
  const parts = [
    `**When to use.** ${use}`,
    instead && `**Use instead.** ${instead}`,
    keys && ['| Key | What it does |', '| --- | --- |', ...keys].join('\n'),
  ]
  return { docs: { description: { component: parts.filter(Boolean).join('\n\n') } } }
}
