/**
 * `make`, keeping what it made of an answer for as long as the answer itself is kept: every page has the same menus. What
 * else it depends on are `choices`, of which there may be a few only.
 */
export const keepByAnswer = <Answer extends object, Choices extends readonly (string | boolean)[], Made extends object>(
  make: (answer: Answer, ...choices: Choices) => Made,
): ((answer: Answer, ...choices: Choices) => Made) => {
  const kept = new WeakMap<Answer, Map<string, Made>>()
  return (answer, ...choices) => {
    const forms = kept.get(answer) ?? new Map<string, Made>()
    const choice = choices.join()
    const made = forms.get(choice) ?? make(answer, ...choices)
    kept.set(answer, forms.set(choice, made))
    return made
  }
}
