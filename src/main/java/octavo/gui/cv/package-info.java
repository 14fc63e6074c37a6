/// The CV page: profiles, their lists and output files.
///
/// The page shows the `CvDocument` that every format is written from, its `Runs` as text nodes, so
/// that the preview is no second opinion on what will be written. Hiding, notes, order, sections
/// and format change the profile's JSON (`ProfileEdits`) and leave everything else in it alone.
/// `CvOutput`, which the command line uses too, says how a file relates to its list.
@NullMarked
package octavo.gui.cv;

import org.jspecify.annotations.NullMarked;
