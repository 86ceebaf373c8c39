import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import english from './messages/en.json' with { type: 'json' }
import indonesian from './messages/id.json' with { type: 'json' }

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)

describe('the catalogues', () => {
  test('hold the same messages in both languages', () => {
    expect(Object.keys(english)).toEqual(Object.keys(indonesian))
  })

  test.each(Object.entries(indonesian))('%s is a message with the same placeholders in both', (id, text) => {
    const translation = (english as Readonly<Record<string, string>>)[id] ?? ''
    expect(() => [parse(text), parse(translation)]).not.toThrow()
    expect(placeholders(translation)).toEqual(placeholders(text))
  })
})
