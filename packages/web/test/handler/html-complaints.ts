import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How the renderer writes what HTML leaves open.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Safari tells a list without bullets as one only if it says so itself.
      'no-redundant-role': 'off',
      // Voice control finds a control by `for` where it misses one inside its label.
      'no-redundant-for': 'off',
      // Matters of style sheets: where a number may break, and that one of the two main menus shows at a time.
      'tel-non-breaking': 'off',
      'unique-landmark': 'off',
      // Titles are the words of the CMS, whose length is no mistake of the page.
      'long-title': 'off',
      'form-dup-name': ['error', { shared: ['radio', 'button', 'submit', 'checkbox'] }],
    },
  }),
)

/** Everything that the validator holds against a document. */
export const complaintsAbout = async (html: string, address: string): Promise<string[]> => {
  const { results } = await validator.validateString(html, address)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`),
  )
}
