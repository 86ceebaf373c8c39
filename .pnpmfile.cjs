// TypeScript 7 has no JavaScript compiler API. The tools that need one get a TypeScript 5.9 of
// their own; packageExtensions and overrides cannot do this, since the peer would still win.
const needsTypeScriptApi = new Set(['openapi-typescript', '@hey-api/openapi-ts', 'typedoc'])

module.exports = {
  hooks: {
    readPackage(pkg) {
      if (needsTypeScriptApi.has(pkg.name)) {
        delete pkg.peerDependencies.typescript
        pkg.dependencies = { ...pkg.dependencies, typescript: '5.9.3' }
      }
      return pkg
    },
  },
}
