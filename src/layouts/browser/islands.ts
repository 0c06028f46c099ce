/** What makes islands of a built page work, fetched when the first one is asked for. The development server has it in each page instead. */
import './name-directive.ts';
import 'astro/runtime/server/astro-island.js';
