import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

/** Pixels: what comes further down has stories, and so pictures, of its own. */
const tallest = 3000

/** Gives the window the height of the story: a picture holds no more than the window shows. */
async function showWhole(): Promise<void> {
  const height = Math.min(document.documentElement.scrollHeight, tallest)
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height)
}

/** Compares what a story has become with its stored picture. Set up for the visual projects alone. */
afterEach(async (context) => {
  const { innerWidth, innerHeight } = window
  const open = document.querySelector('dialog[open]')
  if (!open) await showWhole()
  await document.fonts.ready
  // Where a story has scrolled to says nothing about its looks.
  window.scrollTo({ top: 0, behavior: 'instant' })
  const name = context.task.file.name.split('/').at(-1)?.replace('.stories.tsx', '') ?? 'story'
  try {
    await expect(page.elementLocator(open ?? document.body)).toMatchScreenshot(`${name}-${context.task.name.replaceAll(' ', '-')}`)
  } finally {
    // The next story's window is its own, whatever became of this one.
    await page.viewport(innerWidth, innerHeight)
  }
})
