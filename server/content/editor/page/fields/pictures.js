/** The picture that a field names: Decap asks for its bytes, and shows the box that was empty until they come. */

import { PICTURES_PATH } from '../library.js';

const FRAME = { width: '155px', height: '100px', flexShrink: 0 };
const PICTURE = { width: '100%', height: '100%', objectFit: 'contain' };

/** Shows the pictures of fields from the server, which has those that are saved and those that were chosen. */
export function showPictures() {
  const { control, preview, schema } = CMS.getWidget('image');
  class Picture extends control {
    /** @param {import('../decap.d.ts').WidgetProps} props */
    constructor(props) {
      super(props);
      this.renderImages = () =>
        h(
          'div',
          { style: FRAME },
          h('img', { src: `${PICTURES_PATH}${this.props.value}`, alt: '', style: PICTURE }),
        );
    }
  }
  CMS.registerWidget('image', Picture, preview, schema);
}
