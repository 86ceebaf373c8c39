/** The parts of a syntax tree that the rules read. */
interface Node {
  readonly type: string
  readonly children?: readonly Node[]
  readonly arguments?: readonly Node[]
  readonly expressions?: readonly Node[]
  readonly expression?: Node
  readonly value?: unknown
  readonly callee?: Node
  readonly property?: Node
  readonly name?: unknown
  readonly left?: Node
  readonly right?: Node
  readonly consequent?: Node
  readonly alternate?: Node
  readonly operator?: string
  readonly body?: Node
}

interface Context {
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void
}

/** Functions that return texts: messages, and formats of numbers, dates and sizes. */
const givesText = /^(?:message|format[A-Z]\w*|toLocale\w*String|problemText|join|String)$/

const nameOf = (callee: Node | undefined): string => {
  const named = callee?.type === 'MemberExpression' ? callee.property : callee
  return typeof named?.name === 'string' ? named.name : ''
}

/** Names that this code uses for elements, not for texts. */
const namesElement =
  /^(?:children|content|extra|icon|actions?|dialog|notice|header|footer|bottomNavigation|picture|results|filters|suffix|undefined)$/

const isLiteral = ({ type }: Node): boolean => type === 'Literal'

/** Whether an expression is a text, perhaps always the same one. A bare name counts as a text, unless it is a name of elements. */
const isText = (node: Node | undefined): boolean => {
  if (!node) return false
  if (node.type === 'Literal') return typeof node.value === 'string'
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'Identifier' || node.type === 'MemberExpression') return !namesElement.test(nameOf(node))
  if (node.type === 'CallExpression') return givesText.test(nameOf(node.callee))
  if (node.type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate)
  return node.type === 'LogicalExpression' && (isText(node.right) || (node.operator !== '&&' && isText(node.left)))
}

/** Whether a text can change or be absent. `message('ui.menu')` is always the same. */
const canChange = (node: Node): boolean => {
  if (node.type === 'Literal') return false
  if (node.type === 'TemplateLiteral') return (node.expressions ?? []).length > 0
  const isFixed = node.callee?.type === 'Identifier' && (node.arguments ?? []).every(isLiteral)
  return node.type !== 'CallExpression' || !isFixed
}

const isBlank = (node: Node): boolean =>
  (node.type === 'JSXText' && String(node.value).trim() === '') ||
  (node.type === 'JSXExpressionContainer' && node.expression?.type === 'JSXEmptyExpression')

const message =
  'A text that can change, beside other children, needs an element of its own, such as <span>: a browser that translates the page replaces the text, and what React writes into it later is not shown.'

const check = (context: Context, { children = [] }: Node): void => {
  const shown = children.filter((child) => !isBlank(child))
  if (shown.length < 2) return
  for (const { type, expression } of shown) {
    if (type === 'JSXExpressionContainer' && expression && isText(expression) && canChange(expression))
      context.report({ node: expression, message })
  }
}

/** A text that can change needs an element of its own. */
const textAmongSiblings = {
  create: (context: Context) => ({
    JSXElement: (node: Node) => check(context, node),
    JSXFragment: (node: Node) => check(context, node),
  }),
}

/** Whether an expression is the server's time, or derives from it directly. */
const isServerTime = (node: Node): boolean =>
  node.name === 'serverNow' ||
  nameOf(node.callee) === 'serverNow' ||
  (node.arguments ?? []).some(isServerTime) ||
  (node.body !== undefined && isServerTime(node.body))

/** The current day must come from the server: a device whose clock is a month behind would call last week's birth a future one. */
const serverClock = {
  create: (context: Context) => {
    const report = (node: Node) =>
      (node.arguments ?? []).length === 0 &&
      context.report({
        node,
        message: "Rules about days need the server's time: serverNow() in shared/server-clock.ts.",
      })
    return {
      NewExpression: (node: Node) => nameOf(node.callee) === 'Date' && report(node),
      CallExpression: (node: Node) => {
        const called = nameOf(node.callee)
        if (called === 'dayjs') report(node)
        if (called === 'useState' && (node.arguments ?? []).some(isServerTime))
          context.report({
            node,
            message:
              'A tab may stay open for days: useServerNow() or useToday() in shared/use-server-now.ts follow them.',
          })
      },
    }
  },
}

export default {
  meta: { name: 'site' },
  rules: { 'text-among-siblings': textAmongSiblings, 'server-clock': serverClock },
}
