/** Scrolls a row of links to the link of this page. The page itself stays where it is. */
export const showCurrent = (row: HTMLElement | null): void => {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}
