/** A place to open on a map. */
export interface Place {
  readonly name: string
  readonly address: string
}

/** The longest text that is put into the address of a map. */
const longest = 300

/** Without control characters, which would spoil the search. */
const searched = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

/**
 * The URL of a map with directions to a place; undefined if its address is not known. The place is an editor's text, so it becomes one
 * parameter of a fixed address, and never an address itself.
 */
export const mapLink = ({ name, address }: Place): string | undefined => {
  if (searched(address) === '') return undefined
  const map = new URL('https://www.google.com/maps/dir/?api=1')
  // Cut by whole characters: half of a character cannot be encoded.
  map.searchParams.set(
    'destination',
    Array.from(searched(`${name}, ${address}`))
      .slice(0, longest)
      .join(''),
  )
  return map.href
}
