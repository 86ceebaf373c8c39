import { describe, expect, test } from 'vitest'
import { historyCookie, withTerm, withTypedTerm } from './history-terms.ts'
import { readHistory } from './history.ts'

describe('the history of searches', () => {
  test.each([
    ['the last one first', ['mata'], 'jantung', ['jantung', 'mata']],
    ['nothing twice', ['mata', 'jantung'], 'Jantung', ['Jantung', 'mata']],
    ['no empty words', ['mata'], '   ', ['mata']],
    ['words without needless space', [], ' medical   check ', ['medical check']],
    ['no whole letters', ['mata'], 'a'.repeat(61), ['mata']],
    ['six at most', ['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
  ])('holds %s', (_what, history, term, expected) => {
    expect(withTerm(history, term)).toEqual(expected)
  })

  test.each([
    ['three letters', [], 'gig', ['gig']],
    ['no two letters', ['mata'], 'gi', ['mata']],
    ['the whole of what is typed in steps', ['jan', 'mata'], 'jantung', ['jantung', 'mata']],
    ['no beginning of the last term, as it is deleted', ['jantung'], 'jantu', ['jantung']],
    ['nothing twice, and what is there in its place', ['mata', 'jantung'], 'Jantung', ['mata', 'jantung']],
    ['other terms before the last one', ['mata'], 'gigi', ['gigi', 'mata']],
  ])('holds of what is typed %s', { tags: ['search.mobile-history'] }, (_what, history, term, expected) => {
    expect(withTypedTerm(history, term)).toEqual(expected)
  })

  test('comes back from its cookie, which lasts seven days', { tags: ['search.history-cookie'] }, () => {
    const cookie = historyCookie(['jantung & paru', 'mata; kiri'], true)
    expect(cookie).toContain('Max-Age=604800')
    expect(readHistory(`locale=id; ${cookie.split('; ')[0]}`)).toEqual(['jantung & paru', 'mata; kiri'])
  })

  test.each([
    '',
    'search_history=%7B%7D',
    'search_history=rusak',
    'search_history=%E0%A4%A',
    'xsearch_history=%5B%22a%22%5D',
  ])('is empty in %o', (cookies) => {
    expect(readHistory(cookies)).toEqual([])
  })
})
