/**
 * `make`, with a cache by answer: what it made of an answer is cached as long as the answer itself. Every page has the same menus. What
 * else it depends on are `choices`, of which there may be a few only.
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
