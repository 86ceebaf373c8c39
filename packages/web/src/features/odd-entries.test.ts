import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import type { OmissionEvent } from '@hospital/sdk'
import { createCmsClient, listFormSlugs, listOpenCareerSlugs, listSlugs } from '@hospital/sdk/cms'
import { validateCms } from '@hospital/sdk/validation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { splitLocale } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'
import { loadPageState } from '../server/documents/page-state.ts'
import type { LoaderContext } from '../shared/loading/context.ts'
import { loadShell } from '../shell/load-shell.ts'
import { configOf } from '../testing/config-of.ts'
import { isRecord } from '../testing/is-record.ts'
import { siteContexts } from '../testing/site-context.ts'
import { hasField, spoiled } from '../testing/spoiled-answers.ts'
import type { Oddity } from '../testing/spoiled-answers.ts'

const now = new Date('2026-11-21T05:00:00Z')

/** Every kind of page that shows data of the CMS. */
const addresses = [
  '/',
  '/jadwal-dokter',
  '/dokter?spesialis=SPJP',
  '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha',
  '/dokter/appointment?rs=RS01&spesialis=SPJP',
  '/dokter/appointment?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha&rs=RS01',
  '/paket',
  '/paket?kategori=vaksinasi',
  '/paket?q=jantung',
  '/paket/medical-check-up-dasar',
  '/layanan-unggulan',
  '/layanan-unggulan/pusat-jantung-terpadu',
  '/rumah-sakit',
  '/rumah-sakit/rs-kawung-karawang',
  '/rumah-sakit/rs-kawung-karawang/ambulance',
  '/rumah-sakit/rs-kawung-karawang/layanan',
  '/rumah-sakit/rs-kawung-karawang/layanan/mata',
  '/informasi/bandingkan-paket?paket=medical-check-up-dasar,medical-check-up-eksekutif',
  '/artikel',
  '/artikel?q=jantung',
  '/kesehatan-jantung',
  '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi',
  '/informasi/artikel-kesehatan',
  '/informasi/artikel-kesehatan?spesialis=SPJP',
  '/informasi/event-community',
  '/informasi/event-community/senam-jantung-sehat-bersama',
  '/informasi/forms/rekam-medis',
  '/informasi/karir/perawat-icu',
  '/informasi/data-indikator-mutu',
  '/informasi/data-indikator-mutu/indikator-mutu-rs-kawung-karawang-triwulan-3-2026',
  '/informasi/hubungi-kami',
  '/about-us',
  '/cari?q=jantung',
] as const

/** A read: of a page, of the header and footer, or of the data of the site map. */
type Read = (context: LoaderContext) => Promise<unknown>

const readsOf: readonly (readonly [what: string, address: string, read: Read])[] = [
  ...addresses.map((address): readonly [string, string, Read] => [
    address,
    address,
    (context) => {
      const { pathname, search } = new URL(address, 'https://rs.example')
      const match = matchPath(pathname)
      if (!match) throw new Error(`${address} is no page`)
      return loadPageState(match, { path: splitLocale(pathname).path, search }, context)
    },
  ]),
  ['header and footer', '/', loadShell],
  [
    'site map',
    '/',
    ({ cms }) =>
      Promise.all([listSlugs(cms, '2026-11-21'), listFormSlugs(cms), listOpenCareerSlugs(cms, '2026-11-21')]),
  ],
]

let contracts: MockServer
beforeAll(async () => {
  contracts = await startMockServer({ port: 0, now: () => now })
})
afterAll(() => contracts.close())

type Answer = readonly [status: number, body: unknown]

const answers = new Map<string, Promise<Answer>>()

/** The contract server's answer, requested only once. */
const goodAnswer = (url: string, init: RequestInit): Promise<Answer> => {
  const key = `${url} ${typeof init.body === 'string' ? init.body : ''}`
  const known =
    answers.get(key) ??
    fetch(url, init).then(async (response): Promise<Answer> => [response.status, await response.json()])
  answers.set(key, known)
  return known
}

/** The document's name, or the address of a REST call. */
const operationOf = (url: string, { body }: RequestInit): string => {
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
  return isRecord(sent) && typeof sent['operationName'] === 'string' ? sent['operationName'] : url
}

/** Reads while every answer of the CMS is spoiled once. Returns the answers, which of them were spoiled, and the reports. */
const readWith = async (address: string, read: Read, oddity?: Oddity) => {
  const context = siteContexts(contracts.url, () => now)(address)
  const {
    url: baseUrl,
    token,
    mediaUrl: media,
    doctorPhotosUrl: doctorPhotos,
  } = configOf(demoEnvironment(contracts.url, 0)).cms
  const answered: unknown[] = []
  const touched: string[] = []
  const omissions: OmissionEvent[] = []
  const cms = createCmsClient({
    baseUrl,
    token,
    addresses: { media, doctorPhotos },
    retry: false,
    validate: validateCms,
    onOmission: (event) => omissions.push(event),
    fetch: async (url, init) => {
      const [status, body] = await goodAnswer(url, init)
      answered.push(body)
      const odd = oddity && spoiled(body, oddity)
      if (odd !== undefined) touched.push(operationOf(url, init))
      return Response.json(odd ?? body, { status })
    },
  })
  return { loaded: await read({ ...context, cms }), answered, touched, omissions }
}

const goodReads = new Map<string, ReturnType<typeof readWith>>()

/** A read with good answers, done once. */
const goodRead = (what: string, address: string, read: Read): ReturnType<typeof readWith> => {
  const known = goodReads.get(what) ?? readWith(address, read)
  goodReads.set(what, known)
  return known
}

/** The parts that failed, by their place. */
const failuresIn = (value: unknown, place = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => failuresIn(entry, `${place}[${index}]`))
  if (!isRecord(value)) return []
  const isFailure = value['ok'] === false || isRecord(value['error']) || value['status'] === 502
  return [
    ...(isFailure ? [place] : []),
    ...Object.entries(value).flatMap(([name, part]) => failuresIn(part, `${place}.${name}`)),
  ]
}

/** The lists that lost more than the odd entry, or parts of other entries, by their place. */
const lossesIn = (good: unknown, odd: unknown, place = ''): readonly string[] => {
  if (Array.isArray(good)) {
    const left: readonly unknown[] = Array.isArray(odd) ? odd : []
    if (left.length < good.length)
      return left.length < good.length - 1 ? [`${place}: ${left.length} of ${good.length}`] : []
    const losses = good
      .map((entry, index) => lossesIn(entry, left[index], `${place}[${index}]`))
      .filter(({ length }) => length > 0)
    return losses.length > 1 ? losses.flat() : []
  }
  if (!isRecord(good) || !isRecord(odd)) return []
  return Object.entries(good).flatMap(([name, part]) => lossesIn(part, odd[name], `${place}.${name}`))
}

/** Whether the page of an entry is gone, because the entry is odd. */
const isGone = (loaded: unknown): boolean =>
  isRecord(loaded) && loaded['status'] !== undefined && loaded['status'] !== 200

/** The fields that an entry needs to have a page. */
const identity: readonly string[] = ['slug', 'judul', 'kategori_artikel', 'tgl_berakhir', 'hospital']

/**
 * What is lost with one entry: a column of the footer; doctors beside a text, who are found by a code of its specialty and by the hospitals
 * that offer a service; compared packages, each of which is a separate answer.
 */
const ofOneEntry: Readonly<Record<string, RegExp>> = {
  submenu: /^\.footer\./,
  kode_spesialis: /\.specialists\.doctors\.value:/,
  slug: /\.(?:specialists\.doctors|compared)\.value:/,
  tgl_berakhir: /\.compared\.value:/,
}

type Case = readonly [field: string, value: unknown]

/** Values with a clear meaning: nothing is left out, and nothing is reported. */
const readable: readonly Case[] = [
  ['hari', "Jum'at"],
  ['hari', 'SENIN'],
  ['hari', 'senin '],
  ['jam_mulai', '08.00'],
  ['jam_mulai', '8:00'],
  ['jam_selesai', '12.30 WIB'],
  ['jam_selesai', '12:30:00'],
  ['jam_awal', '8.00'],
  ['status', 'Aktif'],
  ['status', 'aktif '],
  ['status_hari_ini', 'Praktik'],
  ['status_hari_ini', 'tidak praktik'],
  ['harga', '1250000'],
  ['harga', 'Rp1.250.000'],
  ['updatedAt', ''],
  ['kode', 12_345],
  ['kode_spesialis', 7],
  ['width', 12.5],
  ['width', '800'],
  ['mime', null],
  ['ext', null],
  ['hash', null],
  ['name', null],
  ['formats', null],
  ['nomor_telepon', 2_678_454],
  ['nomor_igd', 119],
  ['tipe', ''],
  ['new', 'true'],
  ['id', '77'],
  ['submenu', ''],
  ['menu', 7],
  ['link', 5],
  ['judul', 2026],
  ['rating', '5'],
  ['kategori_artikel', null],
  ['rumah_sakit', null],
  ['hospital', null],
  ['kategori_paket', null],
]

/** Values without a meaning: what cannot be shown is left out and reported by its place, and nothing else is lost. */
const unreadable: readonly Case[] = [
  ['hari', null],
  ['hari', 'Entah'],
  ['jam_mulai', 'pagi'],
  ['jam_akhir', 'malam'],
  ['status', 'pensiun'],
  ['status_hari_ini', 'libur'],
  ['harga', 'hubungi kami'],
  ['tgl_berakhir', '2026-13-45'],
  ['tanggal', 'besok'],
  ['createdAt', 'kemarin'],
  ['updatedAt', '2026-02-31'],
  ['tgl_rilis', 20_261_121],
  ['url', null],
  ['width', 'lebar'],
  ['gambar', 'a.jpg'],
  ['nomor_whatsapp', {}],
  ['tipe', 'halaman'],
  ['submenu', 'x'],
  ['menu', ['x']],
  ['rumah_sakit', 'RS 1'],
  ['kategori_artikel', 5],
  ['judul', {}],
  ['slug', {}],
]

const check = async ([field, value]: Case, isReported: boolean) => {
  let count = 0
  for (const [what, address, read] of readsOf) {
    const good = await goodRead(what, address, read)
    expect([what, good.omissions]).toEqual([what, []])
    // A field that no answer has makes no difference.
    if (!good.answered.some((answer) => hasField(answer, field))) continue
    const { loaded, touched, omissions } = await readWith(address, read, { field, value })
    count += touched.length
    expect([what, failuresIn(loaded)]).toEqual([what, failuresIn(good.loaded)])
    expect([what, isGone(loaded) && !identity.includes(field)]).toEqual([what, false])
    const losses = isGone(loaded)
      ? []
      : lossesIn(good.loaded, loaded).filter((place) => !ofOneEntry[field]?.test(place))
    expect([what, losses]).toEqual([what, []])
    expect([what, omissions.filter(({ where }) => !isReported || !where.includes(`.${field}`))]).toEqual([what, []])
    expect([what, omissions.length]).toEqual([what, isReported ? touched.length : 0])
    const documents = touched.filter((operation) => isReported && !operation.startsWith('http'))
    expect(omissions.map(({ operation }) => operation)).toEqual(expect.arrayContaining(documents))
  }
  expect(count).toBeGreaterThan(0)
}

describe('in one entry of every answer', () => {
  test.each(readable)('%s %o is read, whatever the page', (...oddity) => check(oddity, false))

  test.each(unreadable)('%s %o costs that entry or part alone and is reported, whatever the page', (...oddity) =>
    check(oddity, true),
  )
})
