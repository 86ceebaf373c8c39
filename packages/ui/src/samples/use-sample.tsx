import type { ReactElement, ReactNode } from 'react'
import { useLocale } from '../lib/locale.ts'
import type { Locale } from '../lib/locale.ts'
import { sampleEn } from './en.ts'
import { sampleId } from './id.ts'
import type { Sample } from './types.ts'

/** Passes the stories' content in the language of the toolbar to its child. */
const WithSample = ({ children }: { children: (sample: Sample) => ReactNode }): ReactElement => {
  const sample = useLocale() === 'id' ? sampleId : sampleEn
  return <>{children(sample)}</>
}

/** The story's `render` for content that depends on the language. */
export const withSample = (view: (sample: Sample) => ReactNode) => (): ReactElement => <WithSample>{view}</WithSample>

const WithWords = <T,>({
  words,
  children,
}: {
  words: Record<Locale, T>
  children: (words: T) => ReactNode
}): ReactElement => <>{children(words[useLocale()])}</>

/** The story's `render` for its own texts, which are not in the sample. */
export const withWords =
  <T,>(words: Record<Locale, T>, view: (words: T) => ReactNode) =>
  (): ReactElement => <WithWords words={words}>{view}</WithWords>
