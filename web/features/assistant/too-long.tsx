/** As much as the server reads at once. */
export const LONGEST_MESSAGE = 2_000

const count = new Intl.NumberFormat('en-US')

/** Said while the line is longer than can be read, with all of it still there. */
export function TooLong({ length }: { length: number }) {
  const over = length - LONGEST_MESSAGE
  return (
    <p className="caption too-long" role="status">
      That is a lot at once: leave out {count.format(over)} {over === 1 ? 'letter' : 'letters'}, or send it in two
      parts.
    </p>
  )
}
