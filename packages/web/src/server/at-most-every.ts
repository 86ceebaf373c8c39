/** Makes an act that is done at once, and no more often than every `interval` milliseconds: what is asked for meanwhile is done once, at its end. */
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
