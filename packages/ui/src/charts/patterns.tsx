import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'

/** The number of distinct series styles. */
export const looks = 5

const marks = ['', 'M0 8 8 0', 'M0 4h8M4 0v8', 'M2 4h.01M6 0h.01M6 8h.01', 'M0 0 8 8M0 8 8 0']

/** Fill patterns of the series, distinguishable without colour. `id` makes them unique among several charts on a page. */
export const Patterns = ({ id, count }: { id: string; count: number }): ReactElement => (
  <defs>
    {Array.from({ length: Math.min(count, looks) }, (_, index) => (
      <pattern
        key={index}
        id={`${id}-${index}`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        className={styles.ink[index]}
      >
        <rect width="8" height="8" className={index === 0 ? styles.solid : styles.ground} />
        <path d={marks[index]} className={styles.hatch} />
      </pattern>
    ))}
  </defs>
)

/** Names of the series beside a sample of their fill, in their order. */
export const Legend = ({ id, series }: { id: string; series: readonly string[] }): ReactElement => (
  <ul role="list" className={styles.legend} aria-hidden="true">
    {series.map((name, index) => (
      <li key={name} className={styles.legendItem}>
        <svg className={styles.swatch} viewBox="0 0 24 16" focusable="false">
          <rect x="1" y="1" width="22" height="14" fill={`url(#${id}-${index % looks})`} className={styles.edge} />
        </svg>
        <span>{name}</span>
      </li>
    ))}
  </ul>
)
