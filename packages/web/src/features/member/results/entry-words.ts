import type { Localizable, Locale } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'
import { criticalSentences } from './critical-values.ts'
import { fitnessWords } from './fitness-words.ts'
import { labTitle } from './lab-title.ts'
import type { ResultEntry } from './result-entries.ts'
import { reported } from './test-values.ts'

interface Words {
  readonly message: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
  readonly locale: Locale
}

/** The title of a result in the list; undefined if the hospital does not say what was examined. */
export const entryTitle = ({ title, groups = [] }: ResultEntry, words: Words): Localizable | undefined =>
  title === undefined
    ? labTitle(
        groups.map((name) => ({ name })),
        words.message,
      )
    : reported(title)

/**
 * The detail of a result in the list, beside its verdict: the critical values, with the number of all values outside of their range, since
 * the verdict on a critical value does not have that number; and the conclusion of a check-up. Lists of radiology have no conclusion.
 */
export const entryDetail = ({ critical, findings, fitness }: ResultEntry, words: Words): string =>
  [
    ...criticalSentences(critical, words),
    ...(findings.critical ? [words.message('web.results.outsideToo', { count: findings.abnormal })] : []),
    ...(fitness === undefined
      ? []
      : [`${words.message('web.results.fitness')}: ${words.message(fitnessWords[fitness])}.`]),
  ].join(' ')
