import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const windowsPath = join('Google', 'Chrome', 'Application', 'chrome.exe')

/**
 * The path of a Chrome or Chromium that the machine already has, or undefined if none.
 * Looks along PATH, in the usual application folders of macOS, and under Program Files.
 */
export const findInstalled = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const programs = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...applications,
    ...programs.filter((folder) => folder !== undefined).map((folder) => join(folder, windowsPath)),
  ]
  return candidates.find((path) => existsSync(path))
}
