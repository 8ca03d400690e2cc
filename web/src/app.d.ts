/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  const symbols: string;
  export default symbols;
}

declare module 'virtual:figures' {
  const symbols: string;
  export default symbols;
}

declare module 'virtual:rail' {
  const symbols: string;
  export default symbols;
}
