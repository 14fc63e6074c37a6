/// Publication lists as self-contained web pages.
///
/// One file includes its style and script, and a `Content-Security-Policy` allows these two by hash
/// and nothing else, so whatever a field contains stays text. Formatting uses classes, because
/// inline styles would weaken the policy. Without the script, all entries and their BibTeX are
/// visible; the script adds search, filters and copying. BibTeX to copy leaves out what is private:
/// abstracts, files, groups, keywords, notes to oneself. Highwire tags describe a page as one work,
/// so they appear only if the page has one.
@NullMarked
package octavo.cv.write.html;

import org.jspecify.annotations.NullMarked;
