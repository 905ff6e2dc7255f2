/** Copy with its emoji printed in one ink. */
export function Emoji({ text }: { text: string }) {
  let end = 0
  return text.split(/(\p{Extended_Pictographic}\uFE0F?)/u).map((part, index) => {
    // One emoji may stand there twice: it is known by its place.
    const start = end
    end += part.length
    return index % 2 === 1 ? (
      <i className="emoji" key={start}>
        {part}
      </i>
    ) : (
      part
    )
  })
}
