import type { Head } from './page-state.ts'

const setContent = (selector: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute('content', value)

/** Writes a page's head over the last one's, after a navigation in the browser. */
export const applyHead = ({ title, description, url, image, type, indexed }: Head): void => {
  document.title = title
  setContent('meta[name="description"]', description)
  setContent('meta[property="og:title"]', title)
  setContent('meta[property="og:description"]', description)
  setContent('meta[property="og:url"]', url)
  setContent('meta[property="og:type"]', type)
  setContent('meta[property="og:image"]', image)
  setContent('meta[name="robots"]', indexed ? 'index, follow' : 'noindex')
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', url)
}
