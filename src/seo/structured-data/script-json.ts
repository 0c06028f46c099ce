/** JSON that can stand in a `<script>` of any document: nothing in it ends the script or begins a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
