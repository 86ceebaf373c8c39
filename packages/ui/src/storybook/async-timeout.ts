import { configure } from 'storybook/test'

// A setup file of every project that runs stories. A page's code is compiled on its first request, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
