import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

interface Part {
  readonly model: object
  readonly value: Readonly<Record<string, unknown>>
}
interface Rules {
  readonly linksOf: (part: Part, site: string) => readonly string[]
  readonly partsOf: (components: object, model: object, value: object) => readonly Part[]
  readonly withoutEnglish: (part: Part) => readonly string[]
  readonly withoutPictureText: (part: Part) => readonly string[]
  readonly withoutRequired: (part: Part) => readonly string[]
}

const rules = createRequire(import.meta.url)('../src/content-report/rules.js') as Rules
const { linksOf, partsOf, withoutEnglish, withoutPictureText, withoutRequired } = rules

const marked = { 'content-report': { required: true } }
const model = {
  attributes: {
    judul: { type: 'string', required: true },
    judul_en: { type: 'string' },
    submenu: { type: 'json' },
    submenu_en: { type: 'json' },
    isi: { type: 'richtext' },
    link: { type: 'string' },
    gambar: { type: 'media', pluginOptions: marked },
    kategori: { type: 'relation', pluginOptions: marked },
    bagian: { type: 'component', component: 'bagian' },
  },
}
const components = {
  bagian: { attributes: { nama: { type: 'string' }, bagian: { type: 'component', component: 'bagian' } } },
}

const silent = { mime: 'image/png', alternativeText: null }
const told = { mime: 'image/png', alternativeText: 'Gedung' }
const whole = { judul: 'Judul', judul_en: 'Title', gambar: told, kategori: { id: 1 } }
const part = (changes: object) => ({ model, value: { ...whole, ...changes } })

test.each([
  ['both languages', {}, []],
  ['Indonesian alone', { judul_en: null }, ['judul']],
  ['blank English', { judul_en: '  ' }, ['judul']],
  ['neither language', { judul: '', judul_en: '' }, []],
  ['English alone', { judul: null }, []],
  ['an empty English list', { submenu: [{ menu: 'A' }], submenu_en: [] }, ['submenu']],
])('An entry with %s lacks English for %o: %o', (_what, changes, fields) => {
  expect(withoutEnglish(part(changes))).toEqual(fields)
})

test.each([
  ['everything', {}, []],
  ['an empty text', { judul: '' }, ['judul']],
  ['no picture, which Strapi does not ask for', { gambar: null }, ['gambar']],
  ['no entry that it has to have', { kategori: null }, ['kategori']],
  ['nothing', { judul: null, gambar: null, kategori: undefined }, ['judul', 'gambar', 'kategori']],
])('An entry with %s lacks what is required', (_what, changes, fields) => {
  expect(withoutRequired(part(changes))).toEqual(fields)
})

test.each([
  ['a picture with words', {}, []],
  ['a picture without words', { gambar: silent }, ['gambar']],
  ['a picture with blank words', { gambar: { ...silent, alternativeText: ' ' } }, ['gambar']],
  ['one of several pictures without words', { gambar: [told, silent] }, ['gambar']],
  ['a document', { gambar: { mime: 'application/pdf', alternativeText: null } }, []],
  ['a picture in HTML with words', { isi: '<p><img src="a.png" alt="Gedung"></p>' }, []],
  ['a picture in HTML without words', { isi: '<p><img src="a.png"></p>' }, ['isi']],
  ['a picture in HTML with empty words', { isi: "<p><img alt='' src='a.png'></p>" }, ['isi']],
  ['a picture in Markdown with words', { isi: '![Gedung](/uploads/a.png)' }, []],
  ['a picture in Markdown without words', { isi: '![](/uploads/a.png)' }, ['isi']],
])('%s', (_what, changes, fields) => {
  expect(withoutPictureText(part(changes))).toEqual(fields)
})

test.each([
  ['a page in HTML', { isi: '<p><a class="x" href="/dokter?a=1&amp;b=2">a</a></p>' }, ['/dokter?a=1&b=2']],
  ['a page in Markdown', { isi: '[a](/dokter)' }, ['/dokter']],
  ['a page of the site by its whole address', { isi: '[a](https://rs.example/dokter)' }, ['https://rs.example/dokter']],
  ['a page of others', { isi: '[a](https://lain.example/x) <a href="mailto:a@b.example">b</a>' }, []],
  ['a place on the same page', { isi: '<p><a href="#atas">a</a></p>' }, []],
  ['a script', { isi: '<p><a href="javascript:alert(1)">a</a></p>' }, ['javascript:alert(1)']],
  ['a field that is a path', { link: '/dokter' }, ['/dokter']],
  ['a field that is a text', { link: 'Dokter' }, []],
])('The site judges %s', (_what, changes, links) => {
  expect(linksOf(part(changes), 'https://rs.example')).toEqual(links)
})

test('components are looked at, at any depth', () => {
  const value = {
    ...whole,
    bagian: [
      { nama: 'A', bagian: { nama: 'B' } },
      { nama: 'C', bagian: null },
    ],
  }
  const names = partsOf(components, model, value).map(({ value: { nama } }) => nama)
  expect(names).toEqual([undefined, 'A', 'B', 'C'])
})
