import type { ReactElement } from 'react'
import { classes } from '../lib/classes.ts'
import * as styles from './printed-letter.css.ts'

/** A part of a letter: its heading, and its facts. */
export interface LetterPart {
  readonly title: string
  readonly facts: readonly {
    readonly term: string
    readonly details: string
    /** A long text: cut after eight lines, so that the letter stays one sheet. */
    readonly long?: boolean
  }[]
}

/** Props of {@link PrintedLetter}. */
export interface PrintedLetterProps {
  readonly title: string
  /** The sender and the receiver. */
  readonly lines: readonly string[]
  /** The letter's codes: its number, and the code to check it. */
  readonly codes: readonly { readonly term: string; readonly code: string }[]
  readonly parts: readonly LetterPart[]
  /** How the receiver can check that the letter is genuine. */
  readonly check: string
  readonly signatures: readonly string[]
}

/** A letter on one sheet of A4. Only paper shows it: on the screen the page around it shows the same. */
export const PrintedLetter = ({ title, lines, codes, parts, check, signatures }: PrintedLetterProps): ReactElement => (
  <div className={styles.sheet} data-letter="">
    <div className={styles.head}>
      <div>
        <p className={styles.title}>{title}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.codes}>
        {codes.map(({ term, code }) => (
          <p key={term}>
            <span>{term}</span>
            <br />
            <span className={styles.code}>{code}</span>
          </p>
        ))}
      </div>
    </div>
    {parts.map((part) => (
      <div key={part.title} className={styles.part}>
        <p className={styles.partTitle}>{part.title}</p>
        <dl>
          {part.facts.map(({ term, details, long = false }) => (
            <div key={term} className={styles.pair}>
              <dt>{term}</dt>
              <dd className={classes(styles.details, long && styles.clamped)}>{details}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
    <p className={styles.check}>{check}</p>
    <div className={styles.signatures}>
      {signatures.map((name) => (
        <div key={name}>
          <div className={styles.signature} />
          <p>{name}</p>
        </div>
      ))}
    </div>
  </div>
)
