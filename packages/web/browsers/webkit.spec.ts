import { writeFile } from 'node:fs/promises'
import { expect, test } from '../e2e/site-test.ts'
import { journeys } from './journeys.ts'
import { windows } from './visitor.ts'
import { webkitVisitor } from './webkit-visitor.ts'
import { startWebKit } from './webkit.ts'

for (const { title, at, walk } of journeys)
  test(title, async ({ ownSite }, info) => {
    const { url } = await ownSite()
    const { driver, close } = await startWebKit(windows[at])
    try {
      const visitor = webkitVisitor(driver, url)
      await walk(visitor)
      expect(visitor.heard).toEqual([])
    } catch (error) {
      await writeFile(info.outputPath('end.png'), await driver.takeScreenshot(), 'base64')
      throw error
    } finally {
      await close()
    }
  })
