import type { Plugin } from 'vite'

const componentMade = /^const (\w+ = )(create\w+|React\.memo)\(/gm
const nameGiven = /^\w+\.displayName = .*;$/gm

/**
 * Lets the bundler leave out those components of react-intl that are not used: it makes and names them when it loads,
 * which looks like something that must happen. Fails where a new version of it is made otherwise.
 */
export const unusedFormatters = (): Plugin => ({
  name: 'unused-formatters',
  transform(code, id) {
    if (!id.endsWith('/react-intl/index.js')) return undefined
    if (!componentMade.test(code) || !nameGiven.test(code))
      throw new Error('react-intl makes its components in another way now')
    return { code: code.replace(componentMade, 'const $1/* @__PURE__ */ $2(').replace(nameGiven, ''), map: null }
  },
})
