import { createContext, useContext } from 'react'

/** Whether the code that moves things has come. */
export const CanMove = createContext(false)

export const useCanMove = () => useContext(CanMove)

/** Where a thing comes from when it enters; until there is code to bring it, it stands where it ends, so that nothing is ever hidden. */
export function useEntrance<From>(from: From): From | false {
  return useCanMove() ? from : false
}
