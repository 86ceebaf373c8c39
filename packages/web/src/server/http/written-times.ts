/** Remembers the last text: the requests of a busy second ask for the same one. */
const rememberLast = (write: (time: number) => string): ((time: number) => string) => {
  let last = Number.NaN
  let text = ''
  return (time) => {
    if (time !== last) text = write(time)
    last = time
    return text
  }
}

const writeSecond = rememberLast((second) => new Date(second * 1000).toUTCString())

/** A time as the `Date` header has it, to the second. */
export const httpDate = (time: Date): string => writeSecond(Math.floor(time.getTime() / 1000))

/** Milliseconds since 1970 as a line of the log has them. Writing them anew for each line is 2 % of the processor time of a cached page. */
export const isoTime = rememberLast((time) => new Date(time).toISOString())
