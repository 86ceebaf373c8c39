import * as runtime from 'react/jsx-runtime'

// React is CommonJS, so that each element of a page would look its function up in an object. Here it is looked up once.
export const { Fragment, jsx, jsxs } = runtime
