import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The browser's entry for a shift; TypeScript's own types lack it. */
interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** The largest share by which the parts of a page may move by themselves, as browsers count it. */
const limit = 0.01

/** Tests that nothing on the page has moved by itself since it began. Reports the parts that did. */
export const expectNoLayoutShift = async (page: Page): Promise<void> => {
  const { sum, moved } = await page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0
        const moved: string[] = []
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput) continue
            sum += value
            for (const { node, previousRect, currentRect } of sources)
              moved.push(
                `${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${place(previousRect)} to ${place(currentRect)}`,
              )
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // If nothing moved, no entry comes.
        setTimeout(() => resolve({ sum, moved }), 300)
      }),
  )
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(limit)
}
