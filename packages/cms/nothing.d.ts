// tsconfig.json has to name a file.
export {}
