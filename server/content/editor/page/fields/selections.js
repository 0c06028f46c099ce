/** What is selected in a line of text stays selected: Decap puts the cursor back at each change of anything on the page. */
export function keepSelections() {
  const { control, preview, schema } = CMS.getWidget('string');
  class Line extends control {
    /** @override @param {import('../decap.d.ts').WidgetProps} before */
    componentDidUpdate(before) {
      if (before.value !== this.props.value) super.componentDidUpdate?.(before);
    }
  }
  CMS.registerWidget('string', Line, preview, schema);
}
