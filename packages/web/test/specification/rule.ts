/** A sentence of the specification: the section in which it is, and what it says. */
export type Rule = readonly [section: string, says: string]

/** The sentences of an area, by id. An id is the tag of the tests that hold its sentence; it stays when the words change. */
export type RulesOf<Area extends string> = Readonly<Record<`${Area}.${string}`, Rule>>
