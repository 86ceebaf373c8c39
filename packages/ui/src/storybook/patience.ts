import { configure } from 'storybook/test'

// A setup file of every project that runs stories: a page's code is made when it is asked for first, and a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })
