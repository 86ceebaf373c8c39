import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // The renderer's style, where HTML allows several.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Safari announces a list without bullets as a list only if it has the role.
      'no-redundant-role': 'off',
      // Voice control finds a control by `for` if it misses a control inside its label.
      'no-redundant-for': 'off',
      // Style sheets handle these: where a number may break, and which of the two main menus is visible.
      'tel-non-breaking': 'off',
      'unique-landmark': 'off',
      // Titles come from the CMS, so their length is no mistake of the page.
      'long-title': 'off',
      'form-dup-name': ['error', { shared: ['radio', 'button', 'submit', 'checkbox'] }],
    },
  }),
)

/** All complaints of the validator about a document. */
export const complaintsAbout = async (html: string, address: string): Promise<string[]> => {
  const { results } = await validator.validateString(html, address)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`),
  )
}
