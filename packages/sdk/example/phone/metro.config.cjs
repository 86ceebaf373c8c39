const { getDefaultConfig, mergeConfig } = require('@react-native/metro-config')

// The bundle runs without a phone: of React Native it has what platform.js names.
module.exports = mergeConfig(getDefaultConfig(__dirname), {
  serializer: { getModulesRunBeforeMainModule: () => [], getPolyfills: () => [] },
})
