import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAllowedEndpoint, safeAddress } from './address.ts'
import { adulthood, ageOn, isAdult } from './age.ts'
import { entryReference } from './entry-reference.ts'
import { isBookable, isCalendarDate, jakartaDate, jakartaInstant, jakartaStamp, jakartaTime } from './jakarta.ts'
import { localize } from './localize.ts'
import { searchTerm } from './search-term.ts'
import { metaDescription, openingOf, plainText, snippet } from './text.ts'
import { isActiveDoctor, isPackageOffered, isPopupCurrent } from './validity.ts'

describe('an age', () => {
  test.each([
    ['the day before a birthday', '1990-02-14', '2026-02-13', 35],
    ['a birthday', '1990-02-14', '2026-02-14', 36],
    ['28 February for a leap day', '2008-02-29', '2026-02-28', 17],
    ['1 March for a leap day', '2008-02-29', '2026-03-01', 18],
    ['the day of birth', '2026-11-21', '2026-11-21', 0],
  ])('on %s', (_when, birth, day, years) => {
    expect(ageOn(birth, day)).toBe(years)
  })

  test('makes an adult on the birthday of adulthood, and no day before', () => {
    expect(isAdult('2000-06-15', `${2000 + adulthood}-06-14`)).toBe(false)
    expect(isAdult('2000-06-15', `${2000 + adulthood}-06-15`)).toBe(true)
  })
})

describe('today in Jakarta', { tags: ['languages.time-zone'] }, () => {
  test.each([
    ['the last moment of a day', '2026-11-20T16:59:59.999Z', '2026-11-20'],
    ['midnight', '2026-11-20T17:00:00.000Z', '2026-11-21'],
    ['the end of a month', '2026-11-30T17:00:00Z', '2026-12-01'],
    ['the end of a year', '2026-12-31T17:00:00Z', '2027-01-01'],
    ['the eve of a leap day', '2028-02-28T17:00:00Z', '2028-02-29'],
    ['the end of a February without one', '2027-02-28T17:00:00Z', '2027-03-01'],
    ['a time written with its offset', '2026-11-21T00:00:00+07:00', '2026-11-21'],
  ])('at %s', (_when, instant, date) => {
    expect(jakartaDate(new Date(instant))).toBe(date)
  })

  test.each([
    ['2026-11-21T16:59:59Z', '23:59', '2026-11-21T23:59:59+07:00'],
    ['2026-11-21T17:00:00Z', '00:00', '2026-11-22T00:00:00+07:00'],
    ['2026-11-22T02:05:00.900Z', '09:05', '2026-11-22T09:05:00+07:00'],
  ])('at %s clocks show %s and stamps are %s', (instant, time, stamp) => {
    expect(jakartaTime(new Date(instant))).toBe(time)
    expect(jakartaStamp(new Date(instant))).toBe(stamp)
  })

  test('a date and a time are an instant', () => {
    expect(jakartaInstant('2026-11-22', '00:30').toISOString()).toBe('2026-11-21T17:30:00.000Z')
  })

  test.each([
    ['a time of today that has passed', '2026-11-25', '09:00', false],
    ['the time that starts now', '2026-11-25', '09:30', false],
    ['a later time of today', '2026-11-25', '09:45', true],
    ['an early time of tomorrow', '2026-11-26', '07:00', true],
    ['a late time of yesterday', '2026-11-24', '23:00', false],
    ['a time that no clock shows', '2026-11-26', '24:30', false],
  ])('%s (%s, %s) can be booked: %s', (_what, date, time, expected) => {
    const now = new Date('2026-11-25T02:30:00Z')
    expect(isBookable(date, time, now)).toBe(expected)
  })

  test.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00:00Z', false],
  ])('%s is a date: %o', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected)
  })

  test('every instant has a date of the calendar', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (instant) => {
          expect(isCalendarDate(jakartaDate(instant))).toBe(true)
        },
      ),
      { seed: 20_261_121, numRuns: 500 },
    )
  })
})

describe('what is shown', () => {
  test.each([
    ['aktif', true],
    ['nonaktif', false],
    [null, false],
  ])('a doctor with status %o: %o', { tags: ['doctors.active'] }, (status, expected) => {
    expect(isActiveDoctor({ status })).toBe(expected)
  })

  test.each([
    ['2026-11-22', true],
    ['2026-11-21', false],
    ['2026-11-20', false],
    [null, false],
  ])('on 21 November a package that ends on %o: %o', { tags: ['packages.validity'] }, (tgl_berakhir, expected) => {
    expect(isPackageOffered({ tgl_berakhir }, '2026-11-21')).toBe(expected)
  })

  test.each([
    ['2026-11-21T00:00:00.001Z', true],
    ['2026-11-21T00:00:00.000Z', false],
    ['2026-11-21T07:00:00+07:00', false],
    [null, false],
    ['besok', false],
  ])('at midnight UTC a popup that expires at %o: %o', { tags: ['home.popup-expired'] }, (expired, expected) => {
    expect(isPopupCurrent({ expired }, new Date('2026-11-21T00:00:00Z'))).toBe(expected)
  })
})

describe('text of the CMS', () => {
  test.each([
    ['tags', '<p>Satu <b>dua</b></p><p>tiga.</p>', 'Satu dua tiga.'],
    ['scripts', 'a<script>alert("x")</script>b<style>p{}</style>c', 'a b c'],
    ['an open script', 'a<script>alert(1)', 'a'],
    ['entities', 'R&amp;D &lt;5 &#8211; &#x41; &nbsp;&tidakada;', 'R&D <5 – A &tidakada;'],
    ['no entity that every object has', 'a&constructor;b', 'a&constructor;b'],
    ['a number sign that is no tag', 'usia < 5 tahun', 'usia < 5 tahun'],
    ['a broken tag', 'awal <a href="x', 'awal'],
    ['comments', 'a<!-- b -->c', 'a c'],
  ])('is converted without %s', { tags: ['articles.snippet'] }, (_what, source, expected) => {
    expect(plainText(source)).toBe(expected)
  })

  test.each([
    [199, 199],
    [200, 200],
    [201, 200],
  ])(
    'a text of %i characters gives a snippet of %i and the ending',
    { tags: ['articles.snippet'] },
    (length, shown) => {
      expect(snippet('a'.repeat(length))).toBe(`${'a'.repeat(shown)}... Baca Selengkapnya`)
    },
  )

  test.each([
    ['a paragraph', '<p>Dua hari</p><p>di kelas 1.</p>', 'Dua hari. di kelas 1.'],
    ['a heading', '<h2>Isi paket</h2><ul><li>Konsultasi</li><li>Rontgen</li></ul>', 'Isi paket: Konsultasi. Rontgen'],
    ['a heading in a paragraph', '<div><h3>Isi</h3></div><p>Vaksin</p>', 'Isi: Vaksin'],
    ['a line', 'Senin<br>Selasa<br/>Rabu', 'Senin. Selasa. Rabu'],
    ['what ends itself', '<p>Siapa saja?</p><p>Semua;</p><p></p><p>ya</p>', 'Siapa saja? Semua; ya'],
    ['a word in bold', '<p>Satu <b>dua</b> tiga</p>', 'Satu dua tiga'],
    ['a script', '<p>Satu</p><script>"</p>"</script><p>dua</p>', 'Satu. dua'],
  ])('sentences end where %s ends', { tags: ['articles.snippet'] }, (_what, source, expected) => {
    expect(snippet(source, '')).toBe(expected)
    expect(metaDescription(source)).toBe(expected)
  })

  test('a text of nothing but ends of blocks is read quickly', () => {
    const started = performance.now()
    expect(snippet('</p>'.repeat(5000))).toBe('')
    expect(snippet(`a${' </p>'.repeat(4000)}`, '')).toBe('a')
    expect(performance.now() - started).toBeLessThan(500)
  })

  test('null gives no snippet', () => {
    expect([snippet(null), snippet('<p> </p>')]).toEqual(['', ''])
  })

  test('no character is split', () => {
    expect(snippet('👩‍⚕️'.repeat(201), '')).toBe('👩‍⚕️'.repeat(200))
  })

  test.each([
    [165, 165],
    [166, 165],
  ])('a description of %i characters has %i', { tags: ['seo.description-length'] }, (length, expected) => {
    expect(metaDescription('b'.repeat(length))).toHaveLength(expected)
  })

  test('the text of any HTML contains no tag', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<p>', '</p>', '<script>', '</script>', '<a href="', '">', 'kata', ' ', '<')),
        (parts) => {
          expect(plainText(parts.join(''))).not.toMatch(/<[a-z][^<]*>/i)
        },
      ),
      { seed: 20_261_121, numRuns: 500 },
    )
  })

  test('of megabytes is read at its beginning, without the pictures written into it', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(100_000)}">`
    expect(openingOf(`${picture}<p>kata</p>`)).toBe('<img ><p>kata</p>')
    expect(openingOf('kata '.repeat(100_000))).toHaveLength(20_000)
    expect(metaDescription(`${picture}<p>kata</p>`)).toBe('kata')
    expect(snippet(`${picture}<p>kata</p>`)).toBe('kata... Baca Selengkapnya')
  })
})

describe('a localised text', { tags: ['languages.fields', 'languages.default'] }, () => {
  const entity = { judul: 'Demam', judul_en: 'Fever' }
  test.each([
    ['is Indonesian in Indonesian', entity, 'id', { text: 'Demam', lang: 'id' }],
    ['is English in English', entity, 'en', { text: 'Fever', lang: 'en' }],
    ['falls back where there is no English', { judul: 'Demam', judul_en: null }, 'en', { text: 'Demam', lang: 'id' }],
    ['falls back where the English is blank', { judul: 'Demam', judul_en: '  ' }, 'en', { text: 'Demam', lang: 'id' }],
    ['is empty where there is neither', { judul: null, judul_en: null }, 'en', { text: '', lang: 'en' }],
    ['never shows English in Indonesian', { judul: null, judul_en: 'Fever' }, 'id', { text: '', lang: 'id' }],
  ] as const)('%s', (_sentence, source, locale, expected) => {
    expect(localize(source, 'judul', locale)).toEqual(expected)
  })

  test('exists only for fields with an English variant', () => {
    // @ts-expect-error -- harga has no harga_en
    localize({ judul: '', judul_en: '', harga: 1 }, 'harga', 'id')
  })
})

test.each([
  ['  jantung   anak ', 'jantung anak'],
  ['100%', '100'],
  ['a_b', 'a b'],
  ['%_', ''],
  ['', ''],
])('the words %o are searched for as %o', (words, term) => {
  expect(searchTerm(words)).toBe(term)
})

describe('an address from the CMS', () => {
  test.each([
    ['https://rs.example/a', 'https://rs.example/a'],
    ['/paket/mcu?x=1', '/paket/mcu?x=1'],
    ['tel:119', 'tel:119'],
    ['mailto:info@rs.example', 'mailto:info@rs.example'],
    [' /paket ', '/paket'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['\u0001javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['//jahat.example', undefined],
    ['/\\jahat.example', undefined],
    ['\\\\jahat.example', undefined],
    ['paket', undefined],
    ['', undefined],
    [null, undefined],
    ['http://siti:rahasia@rs.example', undefined],
    ['https://rs-kawung.example@jahat.example/login', undefined],
    ['https://:rahasia@rs.example', undefined],
    ['https://rs.example/@siti', 'https://rs.example/@siti'],
    ['mailto:siti@contoh.example', 'mailto:siti@contoh.example'],
  ])('%o becomes %o', (address, expected) => {
    expect(safeAddress(address)).toBe(expected)
  })

  test.each([
    ['https://care.example/v1', true],
    ['http://care.example/v1', false],
    ['https://jahat.example', false],
    ['https://care.example@jahat.example', false],
    ['https://user:pass@care.example', false],
    ['http://localhost:4010/rs', true],
    ['bukan alamat', false],
    [null, false],
  ])('the hospital endpoint %o may be called: %o', { tags: ['hospitals.endpoint'] }, (endpoint, expected) => {
    const origins = ['https://care.example', 'http://care.example', 'http://localhost:4010']
    expect(isAllowedEndpoint(endpoint, origins)).toBe(expected)
  })
})

test.each([
  ['12', 12],
  ['ahuxkaxarp90qqo590wu7cru', 'ahuxkaxarp90qqo590wu7cru'],
  ['1abc', '1abc'],
])('the entry %s is named by %j', (id, reference) => {
  expect(entryReference(id)).toBe(reference)
})
