/** The result of a promise, or `instead` after a timeout. The work goes on in any case. Times are in milliseconds. */
export const withTimeout = async <Value>(
  running: Promise<Value>,
  timeout: number,
  instead: () => Value,
): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(instead()), timeout)
  })
  try {
    return await Promise.race([running, timedOut])
  } finally {
    clearTimeout(timer)
  }
}
