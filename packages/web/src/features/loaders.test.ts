import { describe, expect, test } from 'vitest'
import { articleCard, packageCard, videoCard } from '../shared/cards.ts'
import { toImage } from '../shared/loading/image.ts'
import { footerColumns } from '../shell/footer-columns.ts'
import { articleEntity, packageEntity } from '../testing/entities.ts'
import { instagramCard } from './home/instagram.ts'

const picture = {
  id: '1',
  url: 'https://cms.example/uploads/a.webp',
  alternativeText: null,
  width: 1600,
  height: 900,
  mime: 'image/webp',
  formats: [],
}

describe('a picture', () => {
  test('without a size is left out, since it would move the page', () => {
    expect(toImage({ ...picture, width: null })).toBeUndefined()
    expect(toImage(null)).toBeUndefined()
  })

  test('offers its smaller versions', () => {
    const formats = [{ url: 'https://cms.example/uploads/small_a.webp', width: 500, height: 281 }]
    expect(toImage({ ...picture, formats })?.srcSet).toBe(
      'https://cms.example/uploads/small_a.webp 500w, https://cms.example/uploads/a.webp 1600w',
    )
  })
})

test('the footer knows columns by their type, and the others by where they lead', () => {
  const column = (type: string | null, ...hrefs: string[]) => ({
    label: 'x',
    type,
    items: hrefs.map((href) => ({ label: href, href })),
  })
  expect(
    footerColumns([
      column(null, '/jadwal-dokter', '/informasi/forms/pendaftaran'),
      column('layanan-unggulan', '/layanan-unggulan/a'),
      column('rumah-sakit', '/rumah-sakit/a'),
      column(null, '/informasi/forms/pendaftaran', 'https://play.google.com/store/apps/x'),
      column(null, 'https://www.instagram.com/rs', 'https://x.com/rs'),
      column(null, '/rumah-sakit'),
      column(null, 'tel:+62267', 'https://wa.me/62840', 'mailto:info@rs.example'),
      column(null),
    ]),
  ).toMatchObject({
    features: [{ href: '/jadwal-dokter' }, { href: '/informasi/forms/pendaftaran' }],
    services: [{ href: '/layanan-unggulan/a' }],
    facilities: [{ href: '/rumah-sakit/a' }],
    download: [{ href: '/informasi/forms/pendaftaran' }, { href: 'https://play.google.com/store/apps/x' }],
    social: [{ network: 'instagram' }, { network: 'x' }],
    mapHref: '/rumah-sakit',
    contact: { phone: 'tel:+62267', whatsapp: 'https://wa.me/62840', email: 'info@rs.example' },
  })
})

test.each([
  [['tel:+622678450000', '(0267) 845-0000'], 'phone', '(0267) 845-0000'],
  [['tel:0267845000', 'Call Center 24 Jam'], 'phone', '(0267) 845-000'],
  [['tel:1500488', '1500-488'], 'phone', '1500-488'],
  [['tel:119', 'Ambulans'], 'phone', '119'],
  [['https://wa.me/6281234567890', 'WhatsApp'], 'whatsapp', '0812-3456-7890'],
  [['https://wa.me/6281234567890?text=Halo', '0812 3456 7890'], 'whatsapp', '0812 3456 7890'],
  [['mailto:info@rs.example?subject=Halo', 'Surel'], 'email', 'info@rs.example'],
] as const)('the footer has the contact of %j as its %s: %s', ([href, label], kind, contact) => {
  expect(footerColumns([{ label: 'x', type: null, items: [{ label, href }] }]).contact).toEqual({ [kind]: contact })
})

describe('a card', () => {
  const article = articleEntity({
    judul: 'Demam',
    slug: 'demam',
    createdAt: '2026-11-20T17:30:00.000Z',
    artikel: `<p>${'kata '.repeat(100)}</p>`,
    kategori_artikel: { id: '1', kategori: 'Anak', kategori_en: 'Children', slug: 'anak' },
  })

  test('of an article leads to its category and slug, and is dated in Jakarta', { tags: ['articles.card'] }, () => {
    expect(articleCard(article, 'en')).toMatchObject([
      {
        href: '/en/anak/demam',
        published: '2026-11-21',
        title: { text: 'Demam', lang: 'id' },
        category: { text: 'Children', lang: 'en' },
      },
    ])
  })

  test('of an article has a snippet in the language of its text', { tags: ['articles.snippet'] }, () => {
    expect(articleCard(article, 'en')[0]?.snippet).toMatchObject({
      lang: 'id',
      text: expect.stringMatching(/\.\.\. Baca Selengkapnya$/),
    })
    expect(articleCard({ ...article, artikel_en: '<p>Fever</p>' }, 'en')[0]?.snippet).toEqual({
      lang: 'en',
      text: 'Fever... Read more',
    })
  })

  test.each([[{ slug: null }], [{ judul: '' }], [{ kategori_artikel: null }]])(
    'of an article without %o is none',
    (gap) => {
      expect(articleCard({ ...article, ...gap }, 'id')).toEqual([])
    },
  )

  test('of a package may have no price, and is valid until the day before it is shown no longer', () => {
    const offer = packageEntity({ nama: 'MCU', slug: 'mcu', tgl_berakhir: '2026-12-31' })
    expect(packageCard(offer, 'id')).toMatchObject([{ price: undefined, snippet: undefined, validUntil: '2026-12-30' }])
  })

  test.each([
    ['dQw4w9WgXcQ', 1],
    ['../../evil', 0],
    ['', 0],
  ])('of a video with the id %o: %i', (video_id, count) => {
    expect(videoCard({ id: '1', judul: 'x', video_id, tgl_rilis: null, thumbnail: null })).toHaveLength(count)
  })

  test('of an Instagram video without a still picture has no picture', () => {
    const post = {
      caption: null,
      media_type: 'VIDEO',
      media_url: 'https://cdn.example/a.mp4',
      thumbnail_url: null,
      permalink: 'https://www.instagram.com/p/1',
      timestamp: '2026-11-20T17:30:00+0000',
    } as const
    expect(instagramCard(post)).toMatchObject([{ image: undefined, published: '2026-11-21' }])
    expect(instagramCard({ ...post, permalink: 'javascript:alert(1)' })).toEqual([])
  })
})
