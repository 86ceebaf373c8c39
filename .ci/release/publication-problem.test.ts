import { expect, test } from 'vitest'
import { publicationProblem } from './publication-problem.ts'
import type { Publication, ReleasedPackage } from './publication-problem.ts'

const published: ReleasedPackage = { name: '@hospital/sdk', version: '1.2.0', isPublished: true, changedFiles: [] }
const unpublished: ReleasedPackage = { ...published, name: '@hospital/mocks', isPublished: false }
const publication: Publication = { uncommitted: [], changesets: [], packages: [published, unpublished] }

test.each<readonly [what: string, publication: Publication, problem: RegExp | undefined]>([
  ['A package that the registry lacks is published', publication, undefined],
  [
    'A package without a tag of its version in the clone is published',
    { ...publication, packages: [unpublished] },
    undefined,
  ],
  ['A version that is published already is refused', { ...publication, packages: [published] }, /published already/],
  [
    'A change under a version that is published already is refused',
    { ...publication, packages: [{ ...published, changedFiles: ['README.md'] }, unpublished] },
    /@hospital\/sdk 1\.2\.0 is published already, and has changed since.*README\.md/,
  ],
  [
    'Changes of a version that is published now are no problem',
    { ...publication, packages: [published, { ...unpublished, changedFiles: ['README.md'] }] },
    undefined,
  ],
  [
    'What is not committed is not published',
    { ...publication, uncommitted: ['package.json'] },
    /Commit.*package\.json/,
  ],
  [
    'A described change gets its version first',
    { ...publication, changesets: ['late-cat'] },
    /release:version.*late-cat/,
  ],
])('%s', (_, given, problem) => {
  const found = publicationProblem(given)
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(problem)
})
