import { getBottomNavigation, getTopBar, getTopNavigation } from '@hospital/sdk/cms'
import { describe, expect, test } from 'vitest'
import { splitLocale } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'
import { loadPageState } from '../server/documents/page-state.ts'
import { contractSite } from '../testing/contract-context.ts'
import { navigationItem } from '../testing/entities.ts'
import { loadShell } from './load-shell.ts'
import { flatLinks, menuAddress, menuColumns, needSlugs } from './menu.ts'

const config = { cms: { mediaUrl: 'https://cms.example' } }
const known = { services: ['pusat-jantung'], hospitals: ['rs-kawung-subang'] }

describe('an entry of a menu', () => {
  test.each([
    ['pusat-jantung', 'layanan-unggulan', 'id', '/layanan-unggulan/pusat-jantung'],
    ['/pusat-jantung', 'layanan-unggulan', 'id', '/layanan-unggulan/pusat-jantung'],
    ['/pusat-jantung/', 'layanan-unggulan', 'en', '/en/layanan-unggulan/pusat-jantung'],
    ['rs-kawung-karawang', 'rumah-sakit', 'en', '/en/rumah-sakit/rs-kawung-karawang'],
    ['/layanan-unggulan/pusat-jantung', 'layanan-unggulan', 'id', '/layanan-unggulan/pusat-jantung'],
    // All hospitals, in the menu of hospitals.
    ['/rumah-sakit', 'rumah-sakit', 'id', '/rumah-sakit'],
    // The slug's entry gives the type if the menu does not.
    ['pusat-jantung', null, 'en', '/en/layanan-unggulan/pusat-jantung'],
    ['/rs-kawung-subang', null, 'id', '/rumah-sakit/rs-kawung-subang'],
    ['rs-kawung-subang', '', 'id', '/rumah-sakit/rs-kawung-subang'],
    ['rs-kawung-subang', 'entah', 'id', '/rumah-sakit/rs-kawung-subang'],
    ['kesehatan-jantung', null, 'id', '/kesehatan-jantung'],
    ['/jadwal-dokter', null, 'en', '/en/jadwal-dokter'],
    ['jadwal-dokter', null, 'id', '/jadwal-dokter'],
    ['/en/paket', null, 'en', '/en/paket'],
    ['/en/paket', null, 'id', '/en/paket'],
    ['/en', null, 'en', '/en'],
    ['/uploads/a.pdf', null, 'en', 'https://cms.example/uploads/a.pdf'],
    ['https://lain.example/a', null, 'en', 'https://lain.example/a'],
    ['https://lain.example/a', 'rumah-sakit', 'id', 'https://lain.example/a'],
    ['javascript:alert(1)', null, 'id', undefined],
    ['//jahat.example', null, 'id', undefined],
    ['//jahat.example', 'rumah-sakit', 'id', undefined],
    ['', null, 'id', undefined],
    [null, null, 'id', undefined],
  ] as const)('%o of type %o leads in %s to %o', { tags: ['shell.menu-prefix'] }, (link, type, locale, address) => {
    expect(menuAddress(link, type, { locale, config }, known)).toBe(address)
  })

  const heading = navigationItem(
    [
      { menu: 'Jadwal', link: '/jadwal-dokter', auth_required: false, new: true },
      { menu: 'Riwayat', link: '/member-area/profile', auth_required: true },
      {
        menu: 'Formulir',
        link: null,
        submenu: [
          { menu: 'Rekam medis', link: '/informasi/forms/rekam-medis' },
          { menu: 'Hasil', link: '/member-area/list-hasil', auth_required: true },
        ],
      },
      { menu: 'Kosong', link: null, submenu: [] },
    ],
    { menu: 'Pasien', menu_en: 'Patients' },
  )

  test(
    'that needs a log-in is marked, also in a group: the page is the same for everybody',
    { tags: ['shell.auth-required'] },
    () => {
      const links = flatLinks(menuColumns([heading], { locale: 'id', config })[0]?.items ?? [])
      expect(links.map(({ href, membersOnly = false }) => [href, membersOnly])).toEqual([
        ['/jadwal-dokter', false],
        ['/member-area/profile', true],
        ['/informasi/forms/rekam-medis', false],
        ['/member-area/list-hasil', true],
      ])
    },
  )

  test(
    'keeps its mark and the entries below it; one without an address or entries is left out',
    { tags: ['shell.menu-entry'] },
    () => {
      expect(menuColumns([heading], { locale: 'id', config })[0]?.items).toEqual([
        { label: { text: 'Jadwal', lang: 'id' }, href: '/jadwal-dokter', isNew: true },
        { label: { text: 'Riwayat', lang: 'id' }, href: '/member-area/profile', membersOnly: true },
        {
          label: { text: 'Formulir', lang: 'id' },
          items: [
            { label: { text: 'Rekam medis', lang: 'id' }, href: '/informasi/forms/rekam-medis' },
            { label: { text: 'Hasil', lang: 'id' }, href: '/member-area/list-hasil', membersOnly: true },
          ],
        },
      ])
    },
  )

  test('whose links are all for patients is for patients itself, as a heading and as a group', () => {
    const own = { menu: 'Riwayat', link: '/member-area/profile', auth_required: true }
    const group = { menu: 'Hasil', link: null, submenu: [own] }
    expect(menuColumns([navigationItem([own, group], { menu: 'Pasien' })], { locale: 'id', config })).toMatchObject([
      { membersOnly: true, items: [{ membersOnly: true }, { membersOnly: true }] },
    ])
    expect(menuColumns([heading], { locale: 'id', config })[0]).not.toHaveProperty('membersOnly')
  })

  test.each([
    ['without a link that leads anywhere', [{ menu: 'Fasilitas', link: 'javascript:alert(1)' }]],
    ['without links', []],
  ])('as a heading %s is left out', (_what, links) => {
    expect(menuColumns([navigationItem(links, { menu: 'Fasilitas' })], { locale: 'id', config })).toEqual([])
  })

  test('says its language where there is no English one', { tags: ['languages.fields'] }, () => {
    expect(menuColumns([heading], { locale: 'en', config })).toMatchObject([
      { label: { text: 'Patients', lang: 'en' }, items: [{ label: { text: 'Jadwal', lang: 'id' } }, {}, {}] },
    ])
  })

  test.each([
    ['a slug without a type', [navigationItem([{ menu: 'A', link: 'pusat-jantung' }])], true],
    [
      'a slug without a type, in a group',
      [navigationItem([{ menu: 'A', submenu: [{ menu: 'B', link: '/pusat-jantung' }] }])],
      true,
    ],
    ['a slug of a type', [navigationItem([{ menu: 'A', link: 'rs-kawung-subang' }], { tipe: 'rumah-sakit' })], false],
    [
      'addresses',
      [
        navigationItem([
          { menu: 'A', link: '/jadwal-dokter' },
          { menu: 'B', link: 'https://lain.example' },
        ]),
      ],
      false,
    ],
  ])('%s: whether the slugs have to be looked up', (_what, headings, needed) => {
    expect(needSlugs(headings)).toBe(needed)
  })
})

describe('the menus of the demonstration', () => {
  const site = contractSite(new Date('2026-11-21T05:00:00Z'))

  test.each(['/', '/en'])('lead to pages that are there, at %s', async (address) => {
    const { menu, topBar, footer } = await loadShell(site.contextOf(address))
    const links = [
      ...menu.flatMap(({ items = [] }) => flatLinks(items)),
      ...topBar.flatMap((entry) => (entry.kind === 'link' ? [entry] : [])),
      ...footer.features,
      ...footer.services,
      ...footer.facilities,
      ...footer.download,
    ]
    const paths = [...new Set(links.map(({ href }) => href))].filter((href) => href.startsWith('/'))
    expect(paths.length).toBeGreaterThan(25)
    for (const path of paths) {
      const match = matchPath(path)
      const loaded =
        match && (await loadPageState(match, { path: splitLocale(path).path, search: '' }, site.contextOf(path)))
      expect([path, loaded?.kind === 'page' || loaded?.kind === 'redirect']).toEqual([path, true])
    }
  })

  test.each([
    ['/', ['Jadwal Dokter', 'Hasil Pemeriksaan', 'Karir'], 'id'],
    ['/en', ['Find a schedule', 'Test results', 'Careers'], 'en'],
  ])('have the links of the top bar in the language of %s', async (address, labels, lang) => {
    const { topBar } = await loadShell(site.contextOf(address))
    expect(topBar.flatMap((entry) => (entry.kind === 'link' ? [entry.label] : []))).toEqual(
      labels.map((text) => ({ text, lang })),
    )
  })

  test('have the own label of a link of the top bar that no menu has', async () => {
    const { topBar } = await loadShell(site.contextOf('/en', 'getTopNavigation=500,getBottomNavigation=500'))
    const labels = topBar.flatMap((entry) => (entry.kind === 'link' ? [entry.label] : []))
    expect(labels).toContainEqual({ text: 'Jadwal Dokter', lang: 'id' })
  })

  test('lead to the same pages when nothing says what their slugs name', async () => {
    const { cms } = site.contextOf('/')
    const [top, bottom, bar] = await Promise.all([
      getTopNavigation(cms, 'id'),
      getBottomNavigation(cms, 'id'),
      getTopBar(cms),
    ])
    expect(bar.error).toBeUndefined()
    const headings = [...(top.data ?? []), ...(bottom.data ?? [])]
    const slugs = {
      services: headings.flatMap(({ tipe, submenu }) =>
        tipe === 'layanan-unggulan' ? (submenu ?? []).flatMap(({ link }) => link ?? []) : [],
      ),
      hospitals: headings.flatMap(({ tipe, submenu }) =>
        tipe === 'rumah-sakit' ? (submenu ?? []).flatMap(({ link }) => link ?? []) : [],
      ),
    }
    const typeless = headings.map((heading) => ({ ...heading, tipe: null }))
    const itemsOf = (columns: ReturnType<typeof menuColumns>) => columns.map(({ items }) => items)
    expect(itemsOf(menuColumns(typeless, { locale: 'id', config }, slugs))).toEqual(
      itemsOf(menuColumns(headings, { locale: 'id', config })),
    )
  })
})
