/**
 * Asks with a guess while what it depends on is under way. What it returns gives the answer to the conditions that
 * turned out to be meant: the one that is on its way already where the guess was right. A guess may itself take time.
 */
export const askAhead = <Conditions extends object, Value>(
  guess: Conditions | undefined | Promise<Conditions | undefined>,
  ask: (conditions: Conditions) => Promise<Value>,
): ((conditions: Conditions) => Promise<Value>) => {
  let known = false
  let guessed: { readonly key: string; readonly answer: Promise<Value> } | undefined
  const begin = (conditions: Conditions | undefined) => {
    if (!known && conditions) guessed = { key: JSON.stringify(conditions), answer: ask(conditions) }
  }
  if (guess instanceof Promise) void guess.then(begin)
  // Kept answers come before the next turn; then there is nothing to guess.
  else setTimeout(begin, 0, guess)
  return (conditions) => {
    known = true
    return guessed?.key === JSON.stringify(conditions) ? guessed.answer : ask(conditions)
  }
}
