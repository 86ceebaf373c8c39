import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { uiMessages } from '../src/messages/index.ts'
import { sampleEn } from '../src/samples/en.ts'
import { SampleHome } from '../src/samples/home.tsx'
import { sampleId } from '../src/samples/id.ts'

const pages = (
  [
    ['id', sampleId],
    ['en', sampleEn],
  ] as const
).map(([locale, sample]) => {
  const page = (
    <IntlProvider locale={locale} messages={uiMessages[locale]} timeZone="Asia/Jakarta">
      <SampleHome {...sample} />
    </IntlProvider>
  )
  return [locale, renderToString(page)] as const
})

describe.each(pages)('server markup in %s', (_, html) => {
  test('carries no style attribute, script or event handler', () => {
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toMatch(/<script|\son\w+="/)
  })

  test('opens its dialogs without script', () => {
    const targets = [...html.matchAll(/command="show-modal" commandfor="([^"]+)"/g)].map((match) => match[1])
    expect(targets.length).toBeGreaterThan(0)
    for (const id of targets) expect(html).toContain(`<dialog id="${id}"`)
  })

  test('searches for a doctor with a plain form', () => {
    const [form] = /<form [^>]*action="\/jadwal-dokter"[^>]*>/.exec(html) ?? []
    expect(form).toContain('method="get"')
  })

  test('has no button that needs script', () => {
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
    expect(buttons.filter((tag) => !/type="submit"|command="show-modal"/.test(tag))).toEqual([])
  })

  test('gives every picture its size, and loads only the first one eagerly', () => {
    const images = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
    expect(images.filter((tag) => !/ width="\d+" height="\d+"/.test(tag))).toEqual([])
    expect(images.filter((tag) => tag.includes('loading="eager"'))).toHaveLength(1)
  })

  test('makes no request to another site for a video', () => {
    expect(html).not.toContain('<iframe')
    expect(html).toContain('href="https://www.youtube.com/watch?v=')
  })
})
