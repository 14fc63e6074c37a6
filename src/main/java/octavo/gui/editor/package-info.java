/// The form for viewing and editing one entry.
///
/// A field of names has a row per person, family and given names in columns, so that a name that
/// BibTeX would split wrongly is visible at once. The parts of a name are edited in a form below,
/// one person at a time, because a virtualised list of three thousand rows cannot hold eight fields
/// each, and Tab must leave the list in one step. Every change is one edit that rewrites only what
/// changes. Rows are dragged with plain mouse events: other programs do not accept a name, and the
/// headless platform has no drag and drop, so tests would not see it.
///
/// The source is shown in JavaFX's incubating `CodeArea` (0.36 MB): a `TextArea` has one style and
/// lays out all its text. RichTextFX is 0.9 MB, the larger half of which has had no release since
/// 2016. `SourceMarks` tokenises the text also while it is no entry yet. The API may still change;
/// two classes use it.
@NullMarked
package octavo.gui.editor;

import org.jspecify.annotations.NullMarked;
