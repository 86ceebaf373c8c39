/** One thing that a stranger may send. It may be refused or answered, but may cost the other visitors nothing. */
export interface Attack {
  readonly name: string
  /** Gives the bytes of the largest answer; undefined where nothing is read, or only pages are. */
  readonly send: (site: string) => Promise<number | undefined>
  /** It keeps the sender's machine busy too: `bench:attack` sends it, tests do not. */
  readonly isLarge?: true
  /** It is answered by pages or files of the site, which may be larger than answers to attacks. */
  readonly hasPages?: true
}
