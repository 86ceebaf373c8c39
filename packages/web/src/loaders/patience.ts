/** What is under way, or `instead` where that takes too long. Whatever becomes of it, it runs on. Times are in milliseconds. */
export const untilTired = async <Value>(running: Promise<Value>, patience: number, instead: () => Value): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tired = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(instead()), patience)
  })
  try {
    return await Promise.race([running, tired])
  } finally {
    clearTimeout(timer)
  }
}
