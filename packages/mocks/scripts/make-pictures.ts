import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { doctorCode, hasPortrait, portraitFile } from '../src/content/doctors/doctors.ts'
import { doctorNames } from '../src/content/doctors/names.ts'
import { hashNumber } from '../src/content/hash.ts'
import { mediaList } from '../src/content/media-list.ts'
import type { MediaKind } from '../src/content/media-list.ts'
import { uploadFile } from '../src/content/media.ts'
import { pdf } from './pictures/documents.ts'
import { draw } from './pictures/draw.ts'
import { portrait } from './pictures/people.ts'

// Draws every picture of the media library and every portrait into the package of pictures, in the sizes that Strapi would make, and
// records their dimensions for the content. The same drawings always give the same bytes.

const folder = fileURLToPath(new URL('../../mock-pictures/pictures', import.meta.url))
const measurements = fileURLToPath(new URL('../src/content/pictures.json', import.meta.url))
const measures: Record<string, number[]> = {}

const keep = async (file: string, bytes: Buffer, width = 0, height = 0): Promise<void> => {
  await writeFile(`${folder}/${file}`, bytes)
  measures[file] = [width, height, bytes.length]
}

const webp = async (file: string, svg: string, limits: { width: number; height: number }): Promise<void> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ ...limits, fit: 'inside' })
    .webp({ quality: 58, effort: 6, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  await keep(file, data, info.width, info.height)
}

/** Strapi's smaller copies: the longer side in pixels, and the box of the thumbnail. */
const sizes = { large: 1000, medium: 750, small: 500 } as const
const full = { wide: 1600, square: 800, poster: 1200 } as const

const pictureFiles = async (name: string, kind: Exclude<MediaKind, 'document'>): Promise<void> => {
  const svg = draw(name, kind)
  const file = uploadFile(name, kind)
  if (kind === 'icon') return keep(file, Buffer.from(svg), 96, 96)
  await webp(file, svg, { width: full[kind], height: full[kind] })
  for (const [size, pixels] of Object.entries(sizes)) {
    if (pixels < full[kind]) await webp(`${size}_${file}`, svg, { width: pixels, height: pixels })
  }
  await webp(`thumbnail_${file}`, svg, { width: 245, height: 156 })
}

await mkdir(`${folder}/dokter`, { recursive: true })
for (const [name, kind] of mediaList) {
  if (kind === 'document') await keep(uploadFile(name, kind), pdf(name))
  else await pictureFiles(name, kind)
}
for (const [index, [name, gender]] of doctorNames.entries()) {
  if (!hasPortrait(doctorCode(index))) continue
  await webp(`dokter/${portraitFile(name)}`, portrait(hashNumber(name), gender === 'P'), { width: 512, height: 512 })
}
const lines = Object.keys(measures)
  .sort()
  .map((file) => `  ${JSON.stringify(file)}: ${JSON.stringify(measures[file])}`)
await writeFile(measurements, `{\n${lines.join(',\n')}\n}\n`)
for (const file of await readdir(folder, { recursive: true })) {
  if (file !== 'dokter' && !(file in measures)) await rm(`${folder}/${file}`)
}
const total = Object.values(measures).reduce((sum, [, , bytes = 0]) => sum + bytes, 0)
console.log(`${lines.length} files, ${(total / 1e6).toFixed(2)} MB`)
