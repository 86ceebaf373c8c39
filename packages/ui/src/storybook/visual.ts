import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

/** Compares what a story has become with its stored picture. Set up for the visual projects alone. */
afterEach(async (context) => {
  await document.fonts.ready
  // Where a story has scrolled to says nothing about its looks.
  window.scrollTo({ top: 0, behavior: 'instant' })
  const open = document.querySelector('dialog[open]')
  const name = context.task.file.name.split('/').at(-1)?.replace('.stories.tsx', '') ?? 'story'
  await expect(page.elementLocator(open ?? document.body)).toMatchScreenshot(`${name}-${context.task.name.replaceAll(' ', '-')}`)
})
