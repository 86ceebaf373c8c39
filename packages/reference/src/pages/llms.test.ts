import { expect, test } from 'vitest'
import { llmsText, plainMarkdown } from './llms.ts'

test('llms.txt lists each page under its heading', () => {
  const page = { group: 'Guide', text: '' }
  const text = llmsText([
    { ...page, path: 'index.md', title: 'Start', summary: 'Install it' },
    { ...page, path: 'member/schemas.md', group: 'Member API', title: 'Schemas', summary: 'All schemas' },
  ])
  expect(text).toMatch(
    /^# @hospital\/sdk\n\n> .+\n\n## Guide\n\n- \[Start\]\(index\.md\): Install it\n\n## Member API\n\n- \[Schemas\]/,
  )
})

test('Markdown for tools has no marks of the site', () => {
  expect(plainMarkdown('```ts try=member.login\nawait 1\n```\n')).toBe('```ts\nawait 1\n```\n')
})
