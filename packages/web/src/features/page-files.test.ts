import { expect, test } from 'vitest'
import { routes } from '../routes/table.ts'
import { loaderOf } from './loaders.ts'
import { exportName, pageKinds } from './page-files.ts'
import { loadPageComponent } from './pages.ts'

test.each(pageKinds())('%s has a component where its name says', async (kind) => {
  expect((await loadPageComponent(kind)).name).toBe(`${exportName(kind)}Page`)
})

const built = Object.values(routes).flatMap((route) => ('page' in route ? [route] : []))

test.each(built)('$path has a loader where the name of its page says', ({ page }) => {
  expect(loaderOf(page)).toBeTypeOf('function')
})

const files = Object.keys(import.meta.glob('./**/*-page.tsx'))

test('the route table names every component of a page', () => {
  expect(
    pageKinds()
      .map((kind) => `./${kind}-page.tsx`)
      .toSorted(),
  ).toEqual(files.toSorted())
})
