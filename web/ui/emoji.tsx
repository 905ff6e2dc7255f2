/** Copy with its emoji printed in one ink. */
export function Emoji({ text }: { text: string }) {
  return text.split(/(\p{Extended_Pictographic}\uFE0F?)/u).map((part, index) =>
    index % 2 === 1 ? (
      <i className="emoji" key={part}>
        {part}
      </i>
    ) : (
      part
    ),
  )
}
