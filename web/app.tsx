import { product } from '#domain/product.ts'

export function App() {
  return <h1 className="title">{product.name}</h1>
}
