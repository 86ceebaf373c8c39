import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

/** Pixels: content further down has its own stories and pictures. */
const tallest = 3000

/** Resizes the window to the height of the story: a screenshot contains only what the window shows. */
const showWhole = async (): Promise<void> => {
  const height = Math.min(document.documentElement.scrollHeight, tallest)
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height)
}

/** Compares the final state of a story with its stored picture. A setup file of the visual projects only. */
afterEach(async (context) => {
  const { innerWidth, innerHeight } = window
  const open = document.querySelector('dialog[open]')
  if (!open) await showWhole()
  await document.fonts.ready
  // Resets the scroll position, which is not part of the comparison.
  window.scrollTo({ top: 0, behavior: 'instant' })
  const name = context.task.file.name.split('/').at(-1)?.replace('.stories.tsx', '') ?? 'story'
  try {
    await expect(page.elementLocator(open ?? document.body)).toMatchScreenshot(
      `${name}-${context.task.name.replaceAll(' ', '-')}`,
    )
  } finally {
    // Restores the size for the next story, even after a failure.
    await page.viewport(innerWidth, innerHeight)
  }
})
