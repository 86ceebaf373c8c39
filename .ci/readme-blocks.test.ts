import { expect, test } from 'vitest'
import { readmeBlocks } from './readme-blocks.ts'

const fence = '```'

test('The files of a README are its named blocks of TypeScript, whole', () => {
  const markdown = `# A\n\n${fence}ts\n// one.ts\nconst a = 1\n\n${fence}\n\ntext\n\n${fence}sh\nls\n${fence}\n${fence}ts\n// two.test.ts\n${fence}\n`
  expect(readmeBlocks(markdown)).toEqual([
    { file: 'one.ts', code: '// one.ts\nconst a = 1\n\n' },
    { file: 'two.test.ts', code: '// two.test.ts\n' },
  ])
})

test('A block without a name is a mistake', () => {
  expect(() => readmeBlocks(`${fence}ts\nconst a = 1\n${fence}\n`)).toThrow('no name of a file')
})
