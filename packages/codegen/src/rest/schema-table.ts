/** A schema of a contract with values that JSON Schema allows and forbids. */
export interface SchemaRow {
  readonly what: string
  readonly schema: object
  readonly lawful: readonly unknown[]
  readonly unlawful: readonly unknown[]
}

const text = { type: 'string' }
const integer = { type: 'integer' }
/** An emoji: one character, but two UTF-16 units. */
const emoji = '\u{1F600}'

/** Schemas that the generators carry. schema-table.test.ts tests each value with a validator of JSON Schema, and with each generator. */
export const schemaTable: readonly SchemaRow[] = [
  { what: 'a text', schema: text, lawful: ['', 'a', emoji], unlawful: [1, null, true, [], {}] },
  {
    what: 'a shortest text',
    schema: { ...text, minLength: 2 },
    lawful: ['ab', emoji + emoji],
    unlawful: ['', 'a', emoji],
  },
  {
    what: 'a longest text',
    schema: { ...text, maxLength: 2 },
    lawful: ['', 'ab', emoji + emoji],
    unlawful: ['abc', `${emoji}ab`],
  },
  {
    what: 'a text of one length',
    schema: { ...text, minLength: 2, maxLength: 2 },
    lawful: ['ab', emoji + emoji],
    unlawful: ['a', 'abc', emoji],
  },
  {
    what: 'a pattern',
    schema: { ...text, pattern: '^\\d{3}$' },
    lawful: ['123'],
    unlawful: ['12', '1234', 'abc', '123\n'],
  },
  { what: 'a pattern without anchors', schema: { ...text, pattern: 'a' }, lawful: ['a', 'bab'], unlawful: ['', 'b'] },
  { what: 'a pattern with a slash', schema: { ...text, pattern: '^/a/$' }, lawful: ['/a/'], unlawful: ['a'] },
  {
    what: 'a pattern of letters',
    schema: { ...text, pattern: '^\\p{L}+$' },
    lawful: ['Ayu', 'é'],
    unlawful: ['', 'A1'],
  },
  {
    what: 'a pattern of one character',
    schema: { ...text, pattern: '^.$' },
    lawful: ['a', emoji],
    unlawful: ['', 'ab'],
  },
  {
    what: 'a pattern and a length',
    schema: { ...text, pattern: '^a*$', maxLength: 2 },
    lawful: ['', 'aa'],
    unlawful: ['aaa', 'b'],
  },
  { what: 'values', schema: { ...text, enum: ['a', 'b'] }, lawful: ['a', 'b'], unlawful: ['', 'A', 'ab', 1] },
  {
    what: 'values with blanks and quotes',
    schema: { ...text, enum: ["Jum'at", 'a b', ''] },
    lawful: ["Jum'at", 'a b', ''],
    unlawful: ['Jumat', ' '],
  },
  { what: 'values that are numbers', schema: { ...integer, enum: [1, 2] }, lawful: [1, 2], unlawful: [0, 3, '1'] },
  {
    what: 'values or null',
    schema: { type: ['string', 'null'], enum: ['a', null] },
    lawful: ['a', null],
    unlawful: ['', 'b', 0],
  },
  { what: 'one text', schema: { const: 'a' }, lawful: ['a'], unlawful: ['', 'b', null] },
  { what: 'yes', schema: { const: true }, lawful: [true], unlawful: [false, 'true', 1] },
  { what: 'one number', schema: { const: 5 }, lawful: [5], unlawful: [4, '5'] },
  {
    what: 'a date',
    schema: { ...text, format: 'date' },
    lawful: ['2026-11-27', '2024-02-29'],
    unlawful: ['', '2026-13-01', '2026-02-30', '27-11-2026', '2026-11-27T00:00:00Z'],
  },
  {
    what: 'a time',
    schema: { ...text, format: 'date-time' },
    lawful: ['2026-11-27T01:02:03Z', '2026-11-27T01:02:03.5+07:00'],
    unlawful: ['', '2026-11-27', 'besok'],
  },
  {
    what: 'an e-mail',
    schema: { ...text, format: 'email' },
    lawful: ['siti@contoh.example'],
    unlawful: ['', 'siti', 'siti@', '@contoh.example'],
  },
  {
    what: 'an address',
    schema: { ...text, format: 'uri' },
    lawful: ['https://rs.example/a?b=c#d'],
    unlawful: ['', '/a', 'rs'],
  },
  {
    what: 'a uuid',
    schema: { ...text, format: 'uuid' },
    lawful: ['7b1f1c3e-4b0a-4e0f-9b1c-2f6f3b8a9d10'],
    unlawful: ['', '7b1f1c3e'],
  },
  {
    what: 'a password',
    schema: { ...text, format: 'password', minLength: 8 },
    lawful: ['rahasia1'],
    unlawful: ['rahasia', 8],
  },
  { what: 'a number', schema: { type: 'number' }, lawful: [0, -1.5, 1e21], unlawful: ['1', null, true] },
  { what: 'a whole number', schema: integer, lawful: [0, -1, 1.0], unlawful: [1.5, '1', true, null, []] },
  {
    what: 'a long whole number',
    schema: { ...integer, format: 'int64' },
    lawful: [0, 9_007_199_254_740_991],
    unlawful: ['', '1', true, null, [], 1.5],
  },
  {
    what: 'a short whole number',
    schema: { ...integer, format: 'int32' },
    lawful: [0, 2_147_483_647],
    unlawful: [2_147_483_648, 1.5, '1'],
  },
  { what: 'a double', schema: { type: 'number', format: 'double' }, lawful: [1.5], unlawful: ['1.5', null] },
  { what: 'limits', schema: { ...integer, minimum: 1, maximum: 3 }, lawful: [1, 3], unlawful: [0, 4, 1.5] },
  {
    what: 'limits that are outside',
    schema: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    lawful: [0.5],
    unlawful: [0, 1],
  },
  { what: 'steps', schema: { type: 'number', multipleOf: 0.5 }, lawful: [0, 1, 1.5], unlawful: [0.3, 1.25] },
  { what: 'a default', schema: { ...text, default: 'a' }, lawful: ['', 'b'], unlawful: [null, 1] },
  {
    what: 'a default of a required field',
    schema: { type: 'object', properties: { a: { ...text, default: 'x' } }, required: ['a'] },
    lawful: [{ a: 'b' }],
    unlawful: [{}, { a: null }],
  },
  {
    what: 'a default of a number',
    schema: { type: 'object', properties: { a: { ...integer, default: 1, minimum: 1 } }, required: ['a'] },
    lawful: [{ a: 2 }],
    unlawful: [{}, { a: 0 }],
  },
  { what: 'a text or null', schema: { type: ['string', 'null'] }, lawful: ['', null], unlawful: [0, {}] },
  {
    what: 'a number or null',
    schema: { type: ['integer', 'null'], minimum: 1 },
    lawful: [1, null],
    unlawful: [0, '1'],
  },
  { what: 'a boolean', schema: { type: 'boolean' }, lawful: [true, false], unlawful: ['true', 0, null] },
  { what: 'nothing but null', schema: { type: 'null' }, lawful: [null], unlawful: ['', 0, {}] },
  { what: 'a list', schema: { type: 'array', items: text }, lawful: [[], ['a', 'a']], unlawful: [[1], 'a', {}, null] },
  {
    what: 'a list with limits',
    schema: { type: 'array', items: text, minItems: 1, maxItems: 2 },
    lawful: [['a'], ['a', 'b']],
    unlawful: [[], ['a', 'b', 'c']],
  },
  {
    what: 'a list of different texts',
    schema: { type: 'array', items: text, uniqueItems: true },
    lawful: [[], ['a', 'b']],
    unlawful: [['a', 'a']],
  },
  {
    what: 'a list of lists',
    schema: { type: 'array', items: { type: 'array', items: integer } },
    lawful: [[], [[1], []]],
    unlawful: [[1], [['a']]],
  },
  {
    what: 'a list of objects',
    schema: { type: 'array', items: { type: 'object', properties: { a: text }, required: ['a'] } },
    lawful: [[], [{ a: '' }]],
    unlawful: [[{}], [null]],
  },
  {
    what: 'an object',
    schema: { type: 'object', properties: { a: text } },
    lawful: [{}, { a: '' }, { a: '', b: 1 }],
    unlawful: [{ a: 1 }, { a: null }, [], null, ''],
  },
  {
    what: 'a required field',
    schema: { type: 'object', properties: { a: text }, required: ['a'] },
    lawful: [{ a: '' }],
    unlawful: [{}, { b: '' }],
  },
  {
    what: 'a required field that may be null',
    schema: { type: 'object', properties: { a: { type: ['string', 'null'] } }, required: ['a'] },
    lawful: [{ a: null }],
    unlawful: [{}],
  },
  {
    what: 'a closed object',
    schema: { type: 'object', properties: { a: text }, additionalProperties: false },
    lawful: [{}, { a: '' }],
    unlawful: [{ b: '' }],
  },
  {
    what: 'an open object',
    schema: { type: 'object', properties: { a: text }, additionalProperties: true },
    lawful: [{ a: '', b: 1 }],
    unlawful: [{ a: 1 }],
  },
  {
    what: 'a map',
    schema: { type: 'object', additionalProperties: integer },
    lawful: [{}, { a: 1 }],
    unlawful: [{ a: '1' }, []],
  },
  {
    what: 'a map of lists',
    schema: { type: 'object', additionalProperties: { type: 'array', items: text } },
    lawful: [{ a: ['b'] }],
    unlawful: [{ a: 'b' }],
  },
  {
    what: 'an object with something in it',
    schema: { type: 'object', properties: { a: text, b: text }, additionalProperties: false, minProperties: 1 },
    lawful: [{ a: '' }],
    unlawful: [{}],
  },
  {
    what: 'objects in one another',
    schema: { type: 'object', properties: { a: { type: 'object', properties: { b: integer }, required: ['b'] } } },
    lawful: [{}, { a: { b: 1 } }],
    unlawful: [{ a: {} }, { a: { b: '1' } }],
  },
  {
    what: 'names of every kind',
    schema: { type: 'object', properties: { 'no-hp': text, '1a': text, class: text }, required: ['no-hp'] },
    lawful: [{ 'no-hp': '' }],
    unlawful: [{}, { 'no-hp': '', '1a': 1 }],
  },
  { what: 'either of two', schema: { oneOf: [text, integer] }, lawful: ['', 1], unlawful: [1.5, null, true] },
  {
    what: 'any of two',
    schema: { anyOf: [{ ...text, maxLength: 1 }, { type: 'boolean' }] },
    lawful: ['', true],
    unlawful: ['ab', 1],
  },
  {
    what: 'either of two objects',
    schema: {
      oneOf: [
        { type: 'object', properties: { a: { const: 'x' } }, required: ['a'] },
        { type: 'object', properties: { a: { const: 'y' }, b: text }, required: ['a', 'b'] },
      ],
    },
    lawful: [{ a: 'x' }, { a: 'y', b: '' }],
    unlawful: [{ a: 'y' }, { a: 'z' }, {}],
  },
  {
    what: 'an object or null',
    schema: { oneOf: [{ type: 'object', properties: { a: text }, required: ['a'] }, { type: 'null' }] },
    lawful: [null, { a: '' }],
    unlawful: [{}, ''],
  },
  {
    what: 'two objects in one',
    schema: {
      allOf: [
        { type: 'object', properties: { a: text }, required: ['a'] },
        { type: 'object', properties: { b: integer }, required: ['b'] },
      ],
    },
    lawful: [{ a: '', b: 1 }],
    unlawful: [{ a: '' }, { b: 1 }, { a: 1, b: 1 }],
  },
  { what: 'another schema', schema: { $ref: '#/components/schemas/Other' }, lawful: ['ya'], unlawful: ['', 'yes'] },
  {
    what: 'an object of another schema',
    schema: { type: 'object', properties: { a: { $ref: '#/components/schemas/Other' } }, required: ['a'] },
    lawful: [{ a: 'tidak' }],
    unlawful: [{ a: '' }, {}],
  },
  {
    what: 'a tree',
    schema: {
      type: 'object',
      properties: { name: text, children: { type: 'array', items: { $ref: '#/components/schemas/SELF' } } },
      required: ['name'],
    },
    lawful: [{ name: '' }, { name: '', children: [{ name: 'a' }] }],
    unlawful: [{ name: '', children: [{}] }],
  },
]
