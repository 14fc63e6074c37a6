/// The configuration of a publication list: sections, names, numbering, entry templates, and
/// funders' rules.
///
/// Funders' rules are data in profiles, one check each with the words for what to do, because they
/// change and every department has its own. Keywords in entries (`nsf-related`) choose the papers:
/// they are in the library and survive any tool. If nothing is chosen yet, the newest are listed as
/// a draft. A broken rule does not prevent the list.
///
/// Templates have fixed commas and full stops between values, so `TemplatePunctuation` merges them
/// around missing ones: of several adjacent separators one stays, a full stop rather than a comma;
/// none stays at an end; a mark that the preceding words already end in is not repeated. Values
/// never change, nor do `...`, `.pdf` and abbreviations within the template's words. Conditions
/// around every mark could express this, but nobody writes them. A table of commas loses those of
/// empty values; that is what `octavo convert --to csv` is for.
@NullMarked
package octavo.cv.configuration;

import org.jspecify.annotations.NullMarked;
