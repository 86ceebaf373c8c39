import type { ReactElement, ReactNode } from 'react'

/** A name of a person, a code, or a value with its unit: a browser that translates the page leaves it as it is. */
export const Verbatim = ({ children }: { children: ReactNode }): ReactElement => <span translate="no">{children}</span>
