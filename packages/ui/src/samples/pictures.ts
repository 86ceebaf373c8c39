import type { ImageSource } from '../lib/content.ts'

/** Drawn here, so that stories need no network and look finished. */
const picture = (width: number, height: number, alt: string, drawing: string): ImageSource => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, alt }
}

const skins = ['#d9a074', '#b97c4f', '#e6b58d', '#a66a3f']
const hairs = ['#20130c', '#2d1d14', '#171314', '#3a2a20']
const grounds = ['#d3e6e3', '#f2e3cd', '#dbe5ee', '#e9ddd3']

/** A doctor's portrait, one of four; with a headscarf for every other one. */
export const portrait = (index: number): ImageSource => {
  const at = (list: string[]) => list[index % list.length] ?? ''
  const veil = index % 2 === 1
  const head = veil
    ? `<path d="M200 62c-74 0-104 56-104 128 0 96 34 150 104 150s104-54 104-150c0-72-30-128-104-128Z" fill="#2f6f70"/><ellipse cx="200" cy="186" rx="62" ry="78" fill="${at(skins)}"/>`
    : `<path d="M114 186c-6-82 32-122 86-122s92 40 86 122Z" fill="${at(hairs)}"/><path d="M176 244h48v70h-48z" fill="${at(skins)}"/><ellipse cx="200" cy="190" rx="70" ry="86" fill="${at(skins)}"/><path d="M130 172c8-52 40-66 70-66s62 14 70 66c-24-34-46-40-70-40s-46 6-70 40Z" fill="${at(hairs)}"/>`
  const face = `<g stroke="#3a241a" stroke-width="5" stroke-linecap="round" fill="none"><path d="M172 186h6M222 186h6M180 226c12 10 28 10 40 0"/></g>`
  const coat = `<path d="M40 500c4-126 64-176 160-176s156 50 160 176Z" fill="#fff"/><path d="m158 328 42 70 42-70Z" fill="#cfe3e1"/><path d="m150 330 50 84-22 86h-40ZM250 330l-50 84 22 86h40Z" fill="#f3f6f5"/><path d="M138 338c-10 40-6 66 14 88M262 338c10 40 6 66-14 88" stroke="#0a5c5e" stroke-width="7" fill="none"/>`
  return picture(
    400,
    500,
    '',
    `<rect width="400" height="500" fill="${at(grounds)}"/><circle cx="330" cy="90" r="130" fill="#fff" opacity=".35"/>${head}${face}${coat}`,
  )
}

/** A hospital in its garden, in morning light. */
export const building = (alt: string, index = 0): ImageSource => {
  const sky = ['#cfe6e6', '#f6e2c8', '#dce7f2'][index % 3]
  const windows = Array.from({ length: 24 }, (_, i) => {
    const lit = i % 5 === 0 ? '#f9c98b' : '#8fbcbc'
    return `<rect x="${560 + (i % 6) * 66}" y="${250 + Math.floor(i / 6) * 78}" width="42" height="48" rx="5" fill="${lit}"/>`
  }).join('')
  return picture(
    1200,
    800,
    alt,
    `<rect width="1200" height="800" fill="${sky}"/><circle cx="250" cy="210" r="84" fill="#fbd9a6"/><path d="M0 560c170-90 330-96 520-30s420 40 680-60v330H0Z" fill="#a9cdc0"/>
    <rect x="520" y="196" width="440" height="450" rx="10" fill="#fff"/><rect x="700" y="120" width="84" height="84" rx="10" fill="#005a5c"/><path d="M734 138h16v16h16v16h-16v16h-16v-16h-16v-16h16Z" fill="#fff"/>${windows}
    <rect x="370" y="420" width="160" height="226" fill="#eef5f3"/><rect x="390" y="446" width="120" height="30" fill="#8fbcbc"/><rect x="690" y="566" width="104" height="80" fill="#0a5c5e"/>
    <path d="M0 646h1200v154H0Z" fill="#7fb3a0"/><path d="M640 646h210l90 154H520Z" fill="#e9e2d3"/><g fill="#2f7a63"><circle cx="180" cy="560" r="80"/><circle cx="300" cy="604" r="56"/><circle cx="1060" cy="560" r="94"/><circle cx="980" cy="616" r="50"/></g>`,
  )
}

const themes = [
  ['#dcecea', '#0a6a6b', '#f7c592'],
  ['#f8e7d2', '#c4651a', '#fff6ea'],
  ['#dfe8ef', '#2b5f86', '#f4c9a0'],
  ['#e7efdf', '#4c7a3d', '#fbe3bd'],
] as const

/** A calm cover: overlapping leaves and a pulse line. */
export const cover = (index: number, alt = ''): ImageSource => {
  const [ground, leaf, sun] = themes[index % themes.length] ?? themes[0]
  return picture(
    960,
    640,
    alt,
    `<rect width="960" height="640" fill="${ground}"/><circle cx="${620 + (index % 3) * 60}" cy="250" r="190" fill="${sun}"/><g fill="${leaf}"><path d="M120 640C80 430 210 260 400 200c30 210-60 380-280 440Z" opacity=".85"/><path d="M330 640c0-170 110-300 290-330-6 180-110 300-290 330Z" opacity=".5"/><path d="M560 640c30-130 130-210 280-210-40 130-130 210-280 210Z" opacity=".3"/></g><path d="M60 420h230l34-84 52 168 44-118 26 34h454" fill="none" stroke="#fff" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" opacity=".9"/>`,
  )
}
