import { createVar, styleVariants } from '@vanilla-extract/css'
import { from } from './breakpoints.ts'
import { utility } from './layered.ts'
import { scales } from './scales.ts'
import { vars } from './tokens.css.ts'

type Space = keyof typeof scales.space
const spaces = Object.keys(scales.space) as Space[] // keys of a literal, so the cast is exact
const spaceMap = Object.fromEntries(spaces.map((name) => [name, vars.space[name]])) as Record<Space, string>

/** The space between the children of a layout, for styles that have to undo it. */
export const gapVar = createVar()

/** The space between the children of a layout, by its token. */
export const gaps = styleVariants(spaceMap, (gap) => utility({ vars: { [gapVar]: gap }, gap: gapVar }))

/** Classes that set one property to one token. Few on purpose: prefer a component's own style file. */
export const atoms = {
  gap: gaps,
  padding: styleVariants(spaceMap, (padding) => utility({ padding })),
  paddingBlock: styleVariants(spaceMap, (paddingBlock) => utility({ paddingBlock })),
  align: styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) =>
    utility({ textAlign }),
  ),
  weight: styleVariants({ regular: 'regular', medium: 'medium', semibold: 'semibold', bold: 'bold' } as const, (name) =>
    utility({ fontWeight: vars.weight[name] }),
  ),
  /** Shown only below, or only from, the breakpoint of the desktop header. */
  show: styleVariants({
    belowLarge: utility({ '@media': { [from.large]: { display: 'none' } } }),
    fromLarge: utility({ '@media': { [`not all and ${from.large}`]: { display: 'none' } } }),
  }),
}
