/** Decap's own words. */

const words = () => CMS.getLocale('en');

/** What it asks before somebody leaves what is not saved. */
export const leaveQuestion = () => words().editor.editor.onLeavePage;

/** Puts others in the place of those that do not say what to do. */
export function speakPlainly() {
  const { ui, editor } = words();
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
  // It stands beside drafts and posts of later dates, too.
  editor.editorToolbar.published = 'Saved';
  Object.assign(ui.toast, {
    onFailToPersist: 'Not saved. The notice says what to fix.',
    onFailToDelete: 'Not deleted. The notice says why.',
    onFailToLoadEntries: 'Not loaded. %{details}',
    missingRequiredField: 'Not saved. Fill in the fields that are marked.',
  });
}
