/** The icons that `src/lib/icons.json` names: what stands inside their `<svg viewBox="0 0 512 512">`. */
declare module 'virtual:icons/first' {
  const icons: { [name: string]: string };
  export default icons;
}

declare module 'virtual:icons/penumbra' {
  const icons: { [name: string]: string };
  export default icons;
}

declare module 'virtual:icons/rest' {
  const icons: { [name: string]: string };
  export default icons;
}

declare module 'virtual:icons/table' {
  const icons: { [name: string]: string };
  export default icons;
}
