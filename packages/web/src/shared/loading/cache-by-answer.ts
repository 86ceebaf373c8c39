/**
 * Caches the results of `make` by answer, for as long as the answer lives: every page has the same menus. `choices` are its other inputs,
 * of which only a few may exist.
 */
export const cacheByAnswer = <
  Answer extends object,
  Choices extends readonly (string | boolean)[],
  Made extends object,
>(
  make: (answer: Answer, ...choices: Choices) => Made,
): ((answer: Answer, ...choices: Choices) => Made) => {
  const cache = new WeakMap<Answer, Map<string, Made>>()
  return (answer, ...choices) => {
    const forms = cache.get(answer) ?? new Map<string, Made>()
    const choice = choices.join()
    const made = forms.get(choice) ?? make(answer, ...choices)
    cache.set(answer, forms.set(choice, made))
    return made
  }
}
