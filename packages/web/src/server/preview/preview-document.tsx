import { Container, Inline, Link, NoticeBanner } from '@hospital/ui'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import { App } from '../../boot/app.tsx'
import { loadPageComponent } from '../../features/pages.ts'
import type { DocumentState } from '../../navigation/page-state.ts'
import { href } from '../../routes/href.ts'
import { chunkKey } from '../documents/assets.ts'
import type { Assets } from '../documents/assets.ts'
import { catalogues, messageOf } from '../documents/messages.ts'
import { writePlainDocument } from '../documents/template.ts'

/** The parts of a preview. */
export interface PreviewDocument {
  /** The state of the page. The page links to itself in the other language. */
  readonly state: DocumentState
  /** Path of the page. */
  readonly location: string
  readonly assets: Assets
  readonly until: Date
  /** Whether a frame of the CMS contains the preview. No other page of the site may be in it, so links open in a new tab. */
  readonly isFramed: boolean
}

const Mark = ({ state: { locale }, until }: Pick<PreviewDocument, 'state' | 'until'>): ReactElement => {
  const message = messageOf(locale)
  const { intl } = catalogues[locale]
  const time = intl.formatTime(until, { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' })
  return (
    <RawIntlProvider value={intl}>
      <NoticeBanner text={message('web.preview.text', { time })} />
      <Container>
        <Inline justify="end">
          <Link look="action" href={href(locale, 'home')}>
            {message('web.preview.leave')}
          </Link>
        </Inline>
      </Container>
    </RawIntlProvider>
  )
}

/**
 * Writes a preview: the page as the server renders it, below a mark. It has no script, so the browser does not hydrate it, cache it, or
 * request it again under the public address.
 */
export const writePreview = async (preview: PreviewDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const { state, location, assets, isFramed } = preview
  const { page, locale } = state
  const Component = await loadPageComponent(page.content.kind)
  const first = { location, state: page, intl: catalogues[locale].intl, Component }
  const mark = renderToString(<Mark {...preview} />)
  const markup = `${isFramed ? '<base target="_blank">' : ''}${mark}${renderToString(<App state={state} first={first} />)}`
  return writePlainDocument({ state, markup, assets, files: [chunkKey(page.content.kind)] })
}
