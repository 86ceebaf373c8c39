/** A sentence of the specification: its section and its text. */
export type Rule = readonly [section: string, says: string]

/** The sentences of an area, by id. An id is the tag of the tests that prove its sentence. It stays the same when the words change. */
export type RulesOf<Area extends string> = Readonly<Record<`${Area}.${string}`, Rule>>
