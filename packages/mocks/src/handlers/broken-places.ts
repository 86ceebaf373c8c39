import type * as z from 'zod'

type Issue = z.core.$ZodIssue

const depthOf = (places: readonly string[]): number => Math.max(...places.map((place) => place.split('.').length))

/** Where a value breaks its schema. If the schema allows several forms, the closest one counts. */
export const brokenPlaces = (issues: readonly Issue[], parent: readonly PropertyKey[] = []): readonly string[] =>
  issues.flatMap((issue) => {
    const path = [...parent, ...issue.path]
    const forms = issue.code === 'invalid_union' ? issue.errors.map((errors) => brokenPlaces(errors, path)) : []
    const [closest] = forms.toSorted((left, right) => depthOf(right) - depthOf(left))
    return closest ?? [path.map(String).join('.')]
  })
