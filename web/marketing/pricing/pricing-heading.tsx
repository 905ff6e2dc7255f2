export function PricingHeading({ line, turn }: { line: string; turn: string }) {
  return (
    <h1 className="site-title">
      <span data-line>{line}</span> <br />
      <em data-turn>{turn}</em>
    </h1>
  )
}
