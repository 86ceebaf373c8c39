// React has it itself since version 18; what wouter brings for older ones is left out of the build.
export { useSyncExternalStore } from 'react'
