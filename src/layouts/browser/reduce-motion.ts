/** For who saves data nothing follows the scroll (styles/motion.css): browsers do not tell styles of it. */
import { isSparing } from '../../ui/browser/save-data.ts';

if (isSparing()) document.documentElement.dataset['sparing'] = '';
