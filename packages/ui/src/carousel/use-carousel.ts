import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { carouselPosition } from './position.ts'
import type { CarouselPosition } from './position.ts'

/** A track's position, updated on scroll and resize, and a step by whole views. */
export interface CarouselState {
  track: RefObject<HTMLUListElement | null>
  position: CarouselPosition
  move: (direction: 1 | -1) => void
}

/** Tracks a scrolling list of `count` slides. The browser does the scrolling. */
export const useCarousel = (count: number): CarouselState => {
  const track = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState<CarouselPosition>({ index: 0, atStart: true, atEnd: false })

  useEffect(() => {
    const list = track.current
    if (!list) return
    const update = () => setPosition((before) => keepIfSame(before, carouselPosition(list, count)))
    // Also reports the first size, after layout: measuring here would force a layout of the page for each carousel.
    const size = new ResizeObserver(update)
    size.observe(list)
    list.addEventListener('scroll', update, { passive: true })
    return () => {
      size.disconnect()
      list.removeEventListener('scroll', update)
    }
  }, [count])

  const move = useCallback((direction: 1 | -1) => {
    const list = track.current
    list?.scrollBy({ left: direction * list.clientWidth * 0.9 })
  }, [])

  return { track, position, move }
}

const keepIfSame = (before: CarouselPosition, now: CarouselPosition): CarouselPosition => {
  const same = before.index === now.index && before.atStart === now.atStart && before.atEnd === now.atEnd
  return same ? before : now
}
