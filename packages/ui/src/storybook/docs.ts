/** The content of a docs page beyond the component's docstring and props. */
export interface ComponentGuide {
  /** When to use it. */
  use: string
  /** What to use instead in other cases. */
  instead?: string
  /** Keys and their actions. Omitted if nothing can be operated. */
  keyboard?: Readonly<Record<string, string>>
}

/** Story parameters that show a guide at the top of the component's docs page. */
export const guide = ({ use, instead, keyboard }: ComponentGuide): { docs: { description: { component: string } } } => {
  const keys = keyboard && Object.entries(keyboard).map(([key, does]) => `| ${key} | ${does} |`)
  const parts = [
    `**When to use.** ${use}`,
    instead && `**Use instead.** ${instead}`,
    keys && ['| Key | What it does |', '| --- | --- |', ...keys].join('\n'),
  ]
  return { docs: { description: { component: parts.filter(Boolean).join('\n\n') } } }
}
