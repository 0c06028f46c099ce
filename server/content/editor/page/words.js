/** Words of the editor, and Decap's own. */

const words = () => CMS.getLocale('en');

/** What it asks before somebody leaves what is not saved. */
export const leaveQuestion = () => words().editor.editor.onLeavePage;

/** What it asks where it kept in the browser what was typed. */
export const keptQuestion = () => words().editor.editor.confirmLoadBackup;

/** The same where the entry was saved since: nobody may replace what others wrote without having seen it. @param {string} change */
export const outdatedQuestion = (change) =>
  `This browser has kept what you typed and did not save. Since then ${change}.

Cancel: shows the newest version, and forgets what you typed.
OK: shows what you typed, to copy it. It cannot be saved: load the page again afterwards, and choose Cancel.`;

/** What the page beside a form says of a field whose words it shows only later, or nowhere. */
export const NOWHERE = 'These words are not on this page as it opens.';

/** Puts others in the place of those that do not say what to do. */
export function speakPlainly() {
  const { ui, editor } = words();
  Object.assign(editor.editor, {
    confirmLoadBackup:
      'This browser has kept what you typed here and did not save.\n\nOK: go on with it.\nCancel: forget it, and show what is saved.',
    // Decap forgets by then what it kept, too.
    onLeavePage: 'Leave this form? What you typed since the last save is lost.',
  });
  Object.assign(editor.editorControlPane.widget, {
    // The pattern comes with words that say what to write.
    regexPattern: '%{fieldLabel}: %{pattern}.',
    range: '%{fieldLabel}: write a number from %{minValue} to %{maxValue}.',
    min: '%{fieldLabel}: write %{minValue} or more.',
    max: '%{fieldLabel}: write %{maxValue} or less.',
    rangeCount: '%{fieldLabel}: %{minCount} to %{maxCount} entries are needed.',
    rangeCountExact: '%{fieldLabel}: exactly %{count} entries are needed.',
    rangeMin: '%{fieldLabel}: %{minCount} or more entries are needed.',
    rangeMax: '%{fieldLabel}: %{maxCount} or fewer entries are allowed.',
  });
  // Decap's label names the field as the file does, not as the form does.
  Object.assign(editor.editorWidgets.datetime, { setToNow: 'Now' });
  // They stand beside drafts and posts of later dates, too.
  Object.assign(editor.editorToolbar, {
    publish: 'Save',
    publishNow: 'Save now',
    publishing: 'Saving…',
    published: 'Saved',
    publishAndCreateNew: 'Save and create new',
    publishAndDuplicate: 'Save and duplicate',
  });
  Object.assign(ui.toast, {
    onFailToPersist: 'Not saved. The notice says what to fix.',
    onFailToDelete: 'Not deleted. The notice says why.',
    onFailToLoadEntries: 'Not loaded. %{details}',
    missingRequiredField: 'Not saved. Fill in the fields that are marked.',
  });
}
