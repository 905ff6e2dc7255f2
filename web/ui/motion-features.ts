/** The heavy part of the animation library, a chunk of its own: springs, presence, drawn lines and layout flights. */
export { domMax } from 'framer-motion'
