/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The version of the package that this build belongs to. */
declare const __VERSION__: string;

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
