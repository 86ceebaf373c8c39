import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import english from './messages/en.json' with { type: 'json' }
import indonesian from './messages/id.json' with { type: 'json' }

/** The arguments of a message in their order, with those inside the options. */
const argumentsOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const within = 'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : []
    return [element.value, ...within, ...('children' in element ? argumentsOf(element.children) : [])]
  })

const placeholders = (text: string) => argumentsOf(parse(text))

/** The counts that a message writes without the thousands separator of the language: 1260 for 1.260. */
const plainCounts = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => {
    if ('options' in element) return Object.values(element.options).flatMap(({ value }) => plainCounts(value))
    return element.type === TYPE.argument && /^(?:count|all|fit|total)$/.test(element.value) ? [element.value] : []
  })

describe('the catalogues', () => {
  test('hold the same messages in both languages', { tags: ['languages.messages'] }, () => {
    expect(Object.keys(english)).toEqual(Object.keys(indonesian))
  })

  test.each(Object.entries(indonesian))('%s is a message with the same placeholders in both', (id, text) => {
    const translation = (english as Readonly<Record<string, string>>)[id] ?? ''
    expect(() => [parse(text), parse(translation)]).not.toThrow()
    expect(placeholders(translation)).toEqual(placeholders(text))
  })

  test.each(
    [indonesian, english].flatMap((catalogue) =>
      Object.entries(catalogue).filter(([id]) => id.startsWith('web.company.')),
    ),
  )('%s writes counts of people as its language does', (_id, text) => expect(plainCounts(parse(text))).toEqual([]))
})
