/** The package @svg-maps/nigeria names its type here but does not bring it. */
declare module 'svg-maps__common' {
  export interface Map {
    label: string;
    viewBox: string;
    locations: { id: string; name: string; path: string }[];
  }
}
