/** One attack that a stranger may send. The site may refuse or answer it, but it must not slow down other visitors. */
export interface Attack {
  readonly name: string
  /** Returns the bytes of the largest answer; undefined if no answer is read, or only pages are. */
  readonly send: (site: string) => Promise<number | undefined>
  /** The attack keeps the sender's machine busy too, so `bench:attack` sends it and tests do not. */
  readonly isLarge?: true
  /** Pages or files of the site answer the attack; they may be larger than other answers to attacks. */
  readonly hasPages?: true
}
