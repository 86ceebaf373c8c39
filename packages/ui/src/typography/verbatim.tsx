import type { ReactElement, ReactNode } from 'react'

/** A person's name, a code, or a value with its unit: a browser that translates the page leaves the text as it is. */
export const Verbatim = ({ children }: { children: ReactNode }): ReactElement => <span translate="no">{children}</span>
