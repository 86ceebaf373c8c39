import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '../../boot/app.tsx'
import type { LoadedPage } from '../../navigation/fetch-page.ts'
import type { DocumentState } from '../../navigation/page-state.ts'
import { escapeHtml } from './template.ts'

/** The header, menus and footer around the pages of an address. They are four fifths of a page's markup, and the same for every query. */
interface Frame {
  /** The shell of the frame, as JSON. */
  readonly shell: string
  readonly before: string
  readonly after: string
  /** The lengths of the beginning and the end if header and footer are left out. */
  readonly bare: readonly [start: number, end: number]
}

/** Frames of pages that are rendered for each request, by the address without the query. */
const frames = new LRUCache<string, Frame>({ max: 32 })

const placeId = 'place-of-the-page'
const place = `<template id="${placeId}"></template>`
const Place = (): ReactElement => <template id={placeId} />

/** Replaces the address of the page in another language, which contains the query. No text of the site has this character. */
const languageMark = (locale: string): string => `\uE000${locale}`

/** The markup before and after the page. */
const around = (markup: string): readonly [before: string, after: string] => {
  const [before = '', after = ''] = markup.split(place)
  return [before, after]
}

const makeFrame = (state: DocumentState, first: LoadedPage, shell: string): Frame => {
  const languages = first.state.languages.map(({ locale }) => ({ locale, href: languageMark(locale) }))
  const framed = { ...first, state: { ...first.state, languages }, Component: Place }
  const [before, after] = around(renderToString(<App state={state} first={framed} />))
  const [start, end] = around(renderToString(<App state={state} first={framed} isBare />))
  return { shell, before, after, bare: [start.length, end.length] }
}

/**
 * The markup of a document. Renders the page only: the shell comes from the last document of this address. The result equals
 * `renderToString(<App …/>)`, in a third of its time. `shell` is the JSON of the shell.
 */
export const renderFramed = (state: DocumentState, first: LoadedPage, shell: string): string => {
  const { languages, content } = first.state
  const key = `${first.location.replace(/[?#].*$/, '')} ${content.kind}`
  const known = frames.get(key)
  const frame = known?.shell === shell ? known : makeFrame(state, first, shell)
  frames.set(key, frame)
  const page = renderToString(<App state={state} first={first} isBare />)
  const [start, end] = frame.bare
  const withLanguages = (markup: string) =>
    languages.reduce((text, { locale, href }) => text.replaceAll(languageMark(locale), () => escapeHtml(href)), markup)
  return `${withLanguages(frame.before)}${page.slice(start, page.length - end)}${withLanguages(frame.after)}`
}
