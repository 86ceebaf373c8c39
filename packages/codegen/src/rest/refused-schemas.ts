const text = { type: 'string' }

/** Schemas that no generated check would cover: the generators refuse them. */
export const refusedSchemas: readonly (readonly [what: string, schema: object, place: string])[] = [
  ['not', { not: text }, 'schemas.X.not'],
  ['a part of a list', { type: 'array', contains: text }, 'schemas.X.contains'],
  ['a list by place', { type: 'array', prefixItems: [text] }, 'schemas.X.prefixItems'],
  ['a condition', { if: text, else: text }, 'schemas.X.if'],
  ['names by pattern', { type: 'object', patternProperties: { '^x': text } }, 'schemas.X.patternProperties'],
  ['most properties', { type: 'object', maxProperties: 1 }, 'schemas.X.maxProperties'],
  ['fields that need each other', { type: 'object', dependentRequired: { a: ['b'] } }, 'schemas.X.dependentRequired'],
  ['nullable of OpenAPI 3.0', { ...text, nullable: true }, 'schemas.X.nullable'],
  [
    'a field that is only read',
    { type: 'object', properties: { a: { ...text, readOnly: true } } },
    'schemas.X.properties.a.readOnly',
  ],
  [
    'one that is only written',
    { type: 'object', properties: { a: { ...text, writeOnly: true } } },
    'schemas.X.properties.a.writeOnly',
  ],
  ['a discriminator', { oneOf: [text], discriminator: { propertyName: 'a' } }, 'schemas.X.discriminator'],
  ['a format that nothing knows', { ...text, format: 'phone' }, 'schemas.X.format'],
  ['one within a list', { type: 'array', items: { ...text, format: 'ipv4' } }, 'schemas.X.items.format'],
  [
    'different objects',
    { type: 'array', items: { type: 'object', properties: { a: text } }, uniqueItems: true },
    'schemas.X: uniqueItems',
  ],
]
