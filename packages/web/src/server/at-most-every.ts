/**
 * Makes a function that runs `act` at once, and at most once every `interval` milliseconds. Calls within an interval become one run at its
 * end.
 */
export const atMostEvery = (interval: number, act: () => void): (() => void) => {
  let isResting = false
  let isAsked = false
  const ask = () => {
    isAsked = isResting
    if (isResting) return
    isResting = true
    act()
    setTimeout(() => {
      isResting = false
      if (isAsked) ask()
    }, interval).unref()
  }
  return ask
}
