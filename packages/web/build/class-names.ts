import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the site, to which paths of files are relative. */
const site = fileURLToPath(new URL('..', import.meta.url))

/** Without vowels, so that no name is a word: ad blockers hide elements with the class `ad1`. */
const letters = 'bcdfghjklmnpqrstvwxz'

const twoLetters = (index: number): string =>
  `${letters[Math.floor(index / letters.length)] ?? '_'}${letters[index % letters.length]}`

interface Style {
  readonly hash: string
  /** Relative to the site's folder. */
  readonly filePath: string
}

/**
 * Names classes by their file's place among all style files and their own place in it, such as `fk3`. Names made of hashes would be the
 * only part of scripts, styles and documents that does not compress. The names are the same in every build of the same files, so that the
 * server's markup fits the browser's styles.
 */
export const shortNames = (): ((style: Style) => string) => {
  const files = globSync(['../ui/src/**/*.css.ts', 'src/**/*.css.ts'], { cwd: site }).toSorted()
  const known = new Map<string, string>()
  const counts = new Map<string, number>()
  return ({ hash, filePath }) => {
    const name = known.get(hash)
    if (name !== undefined) return name
    const index = files.indexOf(filePath)
    if (index < 0) throw new Error(`no file of styles: ${filePath}`)
    const count = counts.get(filePath) ?? 0
    counts.set(filePath, count + 1)
    const made = `${twoLetters(index)}${count.toString(36)}`
    known.set(hash, made)
    return made
  }
}
