import { isRecord } from './is-record.ts'

// The answers of a hacked or careless CMS: the mock's own answers with replaced words, so that every operation and every field is covered,
// also those of future pages.

/** A word that occurs nowhere else: a page with this word shows a hostile text. */
export const hostileWord = 'naskahjahat'

/** A text that tries everything that could run, load or deceive. */
const hostileHtml = [
  '<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)" onclick="alert(1)" style="position:fixed">a</a><a href="data:text/html,<script>alert(1)</script>">b</a>',
  '<iframe src="https://jahat.example" srcdoc="<script>alert(1)</script>"></iframe><form action="https://jahat.example"><input name="kartu"></form>',
  '<object data="x"></object><embed src="x"><base href="https://jahat.example/"><meta http-equiv="refresh" content="0;url=https://jahat.example">',
  '</p></div></main></body></html></script><script>alert(1)</script>"\'><b id="main" class="x">kata</b>\u202E\u2066\u0000 kata',
  ` ${hostileWord} `,
].join('')

const brokenHtml =
  '<p>a<div><b>b<p>c</b></div><table><p>d<td>e<a href=/x><a href=/y>f<ul><b><li>g<h1>h<h6>i<button><p>j</button>&#0;&#xFFFFFF;<![CDATA[<'

/** Fields with HTML. The test puts megabytes into them. */
const richFields: readonly string[] = [
  'artikel',
  'artikel_en',
  'event',
  'event_en',
  'keterangan',
  'keterangan_en',
  'isi',
  'deskripsi',
  'tentang_kami',
  'catatan_kunjungan',
  'testimoni',
]

const addressFields: readonly string[] = [
  'url',
  'link',
  'url_page',
  'base_endpoint',
  'avatar',
  'permalink',
  'media_url',
  'thumbnail_url',
  'btn_image',
  'video_id',
  'email',
]

/** Fields that an answer needs to match its request. */
const isStructure = (name: string): boolean =>
  /^(?:__typename|id|status|hari|mime|media_type|tipe|gender|.*_?slug|kode.*|tgl_.*|tanggal.*|jam.*|created.*|updated.*|published.*|expired|timestamp|status_hari_ini)$/i.test(
    name,
  )

/** Fields that the contract never lets be null. */
const required: readonly string[] = ['url', 'mime', 'name']

/** Returns the replacement of a text; undefined leaves it unchanged. */
type Poison = (name: string, value: string) => unknown

const addresses = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//jahat.example',
  'java\nscript:alert(1)',
  '"><script>alert(1)</script>',
]

const addressAt = (value: string): string => addresses[value.length % addresses.length] ?? ''

/** The most that one answer can hold. */
const everything: Poison = (name, value) => {
  if (addressFields.includes(name)) return addressAt(value)
  return isStructure(name) ? undefined : `${hostileHtml}${brokenHtml} \uD800`
}

/** The kinds of hostile content. */
export const poisons = {
  'scripts and handlers': (name) => (isStructure(name) || addressFields.includes(name) ? undefined : hostileHtml),
  'halves of characters': (name) =>
    isStructure(name) || addressFields.includes(name) ? undefined : 'kata \uD800 kata \uDC00',
  'unsafe addresses': (name, value) => (addressFields.includes(name) ? addressAt(value) : undefined),
  'unsafe slugs': (name) => (name.endsWith('slug') ? '"><script>alert(1)</script>/../%00' : undefined),
  'broken markup': (name) => (isStructure(name) || addressFields.includes(name) ? undefined : brokenHtml),
  'a megabyte of text': (name, value) =>
    richFields.includes(name) && value.length % 5 === 0 ? `<div><b>${'<p>kata &amp; kata'.repeat(70_000)}` : undefined,
  'everything at once': everything,
  'nothing but null': (name) => (isStructure(name) || required.includes(name) ? undefined : null),
  'nonsense for dates and codes': (name) =>
    /^(?:tgl_|tanggal|jam|created|updated|published|expired|kode|hari)/i.test(name) ? 'entah' : undefined,
} as const satisfies Readonly<Record<string, Poison>>

/** The name of a kind of hostile content. */
export type PoisonName = keyof typeof poisons

const poisonValue = (poison: Poison, name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => poisonValue(poison, name, item))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, poisonValue(poison, key, field)]))
  if (typeof value !== 'string') return value
  const poisoned = poison(name, value)
  return poisoned === undefined ? value : poisoned
}

/** A `fetch` that poisons JSON answers. */
export const poisonedFetch = (name: PoisonName): typeof fetch => {
  const plain = fetch
  return async (input, init) => {
    const response = await plain(input, init)
    if (!response.headers.get('content-type')?.includes('json')) return response
    return Response.json(poisonValue(poisons[name], '', await response.json()), { status: response.status })
  }
}
