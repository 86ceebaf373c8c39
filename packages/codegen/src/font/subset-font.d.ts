declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2'
    /** OpenType features that are kept, by tag; their glyphs are kept with them. */
    readonly keepFeatures: readonly string[]
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number; readonly default: number }>>
  }
  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>
  export default subsetFont
}
