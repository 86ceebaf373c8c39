import { test } from 'vitest'

// The SDK's documents as codegen prints them for Strapi 5, each sent with the variables of `packages/mocks/test/operations`.
test.todo("each of the SDK's documents is answered without errors")
