/** Days in words below their pickers: those show them in the order of the browser's own language, in which 11/12 may be either. */

const WORDS = { margin: '8px 0 0', fontSize: '14px' };

/** @param {string | undefined} language in whose order days are written */
export function showDays(language) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const { control, preview, schema } = CMS.getWidget('datetime');
  class Day extends control {
    /** @override */
    render() {
      const picker = super.render();
      const { field, value } = this.props;
      const day = field.get('time_format') === false ? new Date(String(value)) : undefined;
      if (!day || Number.isNaN(day.getTime())) return picker;
      return h('div', {}, picker, h('p', { style: WORDS }, format.format(day)));
    }
  }
  CMS.registerWidget('datetime', Day, preview, schema);
}
