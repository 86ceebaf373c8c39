/** A field's label as the name before its problem; none for a question, whose problem says what to choose. */
export const fieldName = (label: string | undefined): string | undefined => (label?.endsWith('?') ? undefined : label)
